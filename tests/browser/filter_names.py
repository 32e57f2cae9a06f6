"""Selectors of the kind that public filter lists apply to every page. Public names: `SELECTORS`,
`STYLE`.

No list was copied. General rules of such lists name what pages commonly call three sorts of
things: buttons and boxes for sharing and for social networks, advertisements, and boxes that cover
a page (newsletters, notices about cookies, offers). These were written down from the shapes that
such names have: the bare word, the word with a common part before or after it, as an id, as a
class and as a label, in the languages of the page. One that hid something of ours would not be
taken off here: ours would get another name.
"""

_SHARING = """
#share #share-button #share-buttons #share-panel #share-bar #share-box #share-links #share-icons
#shareBar #sharebar #sharing #social #social-share #socialshare #social-media #social-links
.share .share-button .share-buttons .share-panel .share-bar .share-box .share-links .share-icon
.share-this .share-tools .sharebar .sharing .sharing-buttons .sharedaddy .addthis_toolbox
.social .social-share .social-sharing .social-buttons .social-icons .social-links .social-media
.post-share .article-share .follow-us .tweet-button .fb-like .whatsapp-share .teilen .partager
.compartir [class^="share-"] [id^="share-"] [class*="social-share"] [id^="social-"]
[class^="social-"] [data-share] [data-action="share"]
[title="Share"] [aria-label="Share"] [aria-label^="Share"] [title^="Share"]
[title="Teilen"] [aria-label="Teilen"] [title="Partager"] [aria-label="Partager"]
[title="Compartir"] [aria-label="Compartir"]
"""

_ADVERTISEMENTS = """
#ad #ads #advert #advertisement #ad-banner #ad-container #ad-wrapper #banner #banner-ad #sponsor
.ad .ads .adsbox .advert .advertisement .ad-banner .ad-box .ad-container .ad-slot .adsbygoogle
.banner .banner-ad .sponsor .sponsored .sponsored-links .promo .promotion .native-ad
[class^="ad-"] [id^="ad-"] [id^="ad_"] [class^="ads-"] [id^="div-gpt-ad"] [data-ad-slot]
[class^="sponsor"] [class^="promo"]
"""

_COVERS = """
#popup #pop-up #modal #overlay #lightbox #newsletter #newsletter-popup #subscribe #paywall
#cookie-notice #cookie-banner #cookie-bar #cookie-consent #gdpr #consent #notification-bar
.popup .pop-up .modal .overlay .lightbox .newsletter .newsletter-popup .subscribe .paywall
.cookie-notice .cookie-banner .cookie-bar .cookie-consent .gdpr .consent .notification-bar
.interstitial .survey .app-banner .install-banner .smart-banner
[class^="cookie-"] [id^="cookie-"] [class^="newsletter"] [id^="newsletter"] [class^="popup"]
"""

SELECTORS = (_SHARING + _ADVERTISEMENTS + _COVERS).split()

#: A style sheet that hides all of them, as a blocker does.
STYLE = ",\n".join(SELECTORS) + " { display: none !important; }"
