"""Spanish: its own name, and what the page says before Python runs. Read by tools alone."""

WORDS = {
    "failed": "No se pudo iniciar el juego. Inténtalo de nuevo.",
    "failed.blocked": "Algo retiene {file}, aunque el servidor responde: quizá un bloqueador de "
    "contenido o un filtro de la red. Permítelo en este sitio e inténtalo de nuevo.",
    "failed.browser": "Este navegador es demasiado antiguo para el juego. Sirve cualquier "
    "navegador en una versión actual.",
    "failed.connection": "El servidor no responde. Revisa la conexión e inténtalo de nuevo.",
    "failed.damaged": "{file} llegó dañado, aunque el servidor responde. Inténtalo de nuevo. Si "
    "no sirve, quien administra este sitio tiene que volver a poner allí el archivo.",
    "failed.disk": "Esta página se abrió desde el disco, y allí los navegadores no le dejan "
    "cargar sus partes. Necesita un servidor web: ejecuta «python3 -m http.server» en su carpeta "
    "y abre después http://localhost:8000/",
    "failed.loose": "Estos son los archivos fuente tal cual: ejecuta «make dev» para traer los "
    "entornos de ejecución.",
    "failed.missing": "El servidor no envía {file}: responde {status}. Inténtalo más tarde. Si no "
    "sirve, quien administra este sitio tiene que poner allí todos los archivos.",
    "failed.policy": "La política de seguridad de este sitio (Content-Security-Policy) prohíbe lo "
    "que el juego necesita. Quien administra el sitio tiene que permitir: {policy}",
    "failed.retry": "Reintentar",
    "failed.sandbox": "La página que rodea el juego lo ha encerrado en un «sandbox» donde no "
    "puede cargar nada. Abre el juego por separado: {address} O quien hizo esa página añade "
    "«allow-same-origin» al sandbox del marco.",
    "failed.script": "Cyclomind no se ha iniciado porque sus scripts no se ejecutan. ¿Está "
    "desactivado JavaScript o lo retiene un bloqueador de contenido? Quien administra este sitio "
    "debería revisar su política de seguridad y si la dirección termina en una barra.",
    "failed.slash": "A esta dirección le falta la barra final. El juego está en:",
    "failed.slow": "{file} no ha llegado, aunque el servidor responde. Inténtalo de nuevo.",
    "failed.type": "El navegador rechaza {file} porque el servidor lo llama «{type}». Quien "
    "administra este sitio tiene que hacer que los scripts se envíen como text/javascript y las "
    "hojas de estilo como text/css.",
    "failed.wasm": "WebAssembly está desactivado en este navegador, y sin él no puede funcionar "
    "el Python del juego. Algunos modos protegidos lo hacen: permítelo en este sitio o usa otro "
    "navegador.",
    "language": "Español",
    "loading": "Enhebrando las perlas…",
}
