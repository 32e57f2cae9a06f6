"""French: its own name, and what the page says before Python runs. Read by tools alone."""

WORDS = {
    "failed": "Le jeu n’a pas pu démarrer. Réessaie.",
    "failed.blocked": "Quelque chose retient {file}, alors que le serveur répond\u00a0: peut-être "
    "un bloqueur de contenu ou un filtre du réseau. Autorise-le pour ce site, puis réessaie.",
    "failed.browser": "Ce navigateur est trop ancien pour le jeu. N’importe quel navigateur à "
    "jour convient.",
    "failed.connection": "Le serveur ne répond pas. Vérifie la connexion et réessaie.",
    "failed.damaged": "{file} est arrivé abîmé, alors que le serveur répond. Réessaie. Si cela "
    "n’aide pas, la personne qui gère ce site doit y remettre le fichier.",
    "failed.disk": "Cette page a été ouverte depuis le disque, et là les navigateurs ne la "
    "laissent pas charger ses parties. Il lui faut un serveur web\u00a0: lance «\u202fpython3 -m "
    "http.server\u202f» dans son dossier, puis ouvre http://localhost:8000/",
    "failed.loose": "Ce sont les sources brutes\u00a0: lance «\u202fmake dev\u202f» pour "
    "récupérer les environnements d’exécution.",
    "failed.missing": "Le serveur n’envoie pas {file}\u00a0: il répond {status}. Réessaie plus "
    "tard. Si cela n’aide pas, la personne qui gère ce site doit y mettre tous les fichiers.",
    "failed.policy": "La politique de sécurité de ce site (Content-Security-Policy) interdit ce "
    "dont le jeu a besoin. La personne qui gère le site doit autoriser\u00a0: {policy}",
    "failed.retry": "Réessayer",
    "failed.sandbox": "La page qui entoure le jeu l’a enfermé dans un bac à sable où il ne peut "
    "rien charger. Ouvre le jeu seul\u00a0: {address} Ou bien l’auteur de cette page ajoute "
    "«\u202fallow-same-origin\u202f» au sandbox du cadre.",
    "failed.script": "Cyclomind n’a pas démarré, car ses scripts ne s’exécutent pas. JavaScript "
    "est-il désactivé, ou retenu par un bloqueur de contenu\u202f? La personne qui gère ce site "
    "devrait regarder sa politique de sécurité, et si l’adresse finit par une barre oblique.",
    "failed.slash": "Il manque à cette adresse la barre oblique finale. Le jeu est ici\u00a0:",
    "failed.slow": "{file} n’est pas arrivé, alors que le serveur répond. Réessaie.",
    "failed.type": "Le navigateur refuse {file}, car le serveur le dit de type "
    "«\u202f{type}\u202f». La personne qui gère ce site doit faire envoyer les scripts en "
    "text/javascript et les feuilles de style en text/css.",
    "failed.wasm": "WebAssembly est désactivé dans ce navigateur, et le Python du jeu ne peut pas "
    "fonctionner sans lui. Certains modes protégés font cela\u00a0: autorise-le pour ce site, ou "
    "prends un autre navigateur.",
    "language": "Français",
    "loading": "On enfile les perles …",
}
