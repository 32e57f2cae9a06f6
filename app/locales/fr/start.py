"""French: its own name, and what the page says before Python runs. Read by tools alone."""

WORDS = {
    "failed": "Le jeu n’a pas pu démarrer. Vérifie la connexion et réessaie.",
    "failed.loose": "Ce sont les sources brutes\u00a0: lance «\u202fmake dev\u202f» pour "
    "récupérer les environnements d’exécution.",
    "failed.retry": "Réessayer",
    "failed.script": "Cyclomind a besoin de JavaScript pour lancer son Python.",
    "language": "Français",
    "loading": "On enfile les perles …",
}
