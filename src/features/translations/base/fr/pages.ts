/** The initial pages in French, by slug and English text. */
export const frPages: Record<string, Record<string, string>> = {
  '404': {
    'This page does not exist or has moved.': 'Cette page n’existe pas ou a été déplacée.',
    HOME: 'ACCUEIL',
  },
  about: {
    'About {company}': 'À propos de {company}',
  },
  news: {
    News: 'Actualités',
  },
  vip: {
    '{company} VIP LIST': 'LISTE VIP {company}',
    "Access What Others Can't": 'L’accès que les autres n’ont pas',
    'Nine benefits of the VIP list': 'Neuf avantages de la liste VIP',
    'First allocations': 'Premières attributions',
    'Floor plans and unit numbers before public release.':
      'Les plans et les numéros des résidences avant la mise en vente publique.',
    'Launch pricing': 'Prix de lancement',
    'Opening prices for members throughout preview week.':
      'Maintenu pour les membres VIP pendant toute la semaine d’avant-première.',
    'Extended deposits': 'Acomptes étalés',
    'More time to pay deposits, agreed with the developer in advance.':
      'Plus de temps pour verser les acomptes, convenu d’avance avec le promoteur.',
    'Private previews': 'Visites privées',
    'Evenings with the architect, in small groups.':
      'Des soirées avec l’architecte, en petits groupes.',
    'Assignment rights': 'Droit de cession',
    'Negotiated into the contract, where the building allows.':
      'Négocié et inscrit au contrat, lorsque les règles de l’immeuble le permettent.',
    'Reserved parking': 'Stationnement réservé',
    'Parking stalls and storage held until members have chosen.':
      'Les places et les espaces de rangement sont gardés jusqu’à ce que les membres VIP aient choisi.',
    'Upgrades agreed early': 'Options convenues d’avance',
    'Finishes and appliance packages included at signing.':
      'Finis et électroménagers inclus dès la signature.',
    'Independent review': 'Examen indépendant',
    'Our reading of the disclosure statement, in plain language.':
      'Notre lecture de la déclaration de divulgation, en langage clair.',
    'One point of contact': 'Un seul interlocuteur',
    'The same partner from preview to keys, in any of our cities.':
      'Le même associé, de l’avant-première aux clés, dans chacune de nos villes.',
    'Welcome to the {company} VIP List': 'Bienvenue sur la liste VIP de {company}',
    "Thank you for joining. We'll be in touch with exclusive opportunities soon.":
      'Merci de votre inscription. Nous vous ferons bientôt part d’occasions exclusives.',
    'EXPLORE GLOBAL PROJECTS': 'EXPLORER NOS PROJETS',
  },
  join: {
    'JOIN THE NETWORK': 'REJOIGNEZ LE RÉSEAU',
    'There is {claim.joiningFee} to join. Presale homes before release.':
      'À l’adhésion, {claim.joiningFee}. Des préventes avant leur annonce.',
    'What is {company}?': 'Qu’est-ce que {company}?',
    'An agent network for luxury and presale homes. It was founded in {company.founded}. Its head office is in {office.city}. Membership is capped at {claim.activeMembers} active members. Each closes at least {claim.dealsPerYear} deals a year.\n\nYour brokerage stays your brokerage and your clients stay yours. What changes is how early you hear about new buildings.':
      'Un réseau de courtiers consacré aux résidences de prestige et aux préventes. Il a été fondé en {company.founded}. Son siège est à {office.city}. Il est limité à {claim.activeMembers} courtiers actifs. Chacun conclut au moins {claim.dealsPerYear} transactions par an.\n\nVotre agence reste votre agence et vos clients restent les vôtres. Ce qui change, c’est le moment où vous entendez parler des nouveaux immeubles.',
    'Why join': 'Pourquoi nous rejoindre',
    'About {claim.launchesPerYear} launches a year come to us before they reach the market. You bring the client; we bring the allocation, the paperwork and the introduction to the developer.\n\nThere is {claim.joiningFee} to join.':
      'Environ {claim.launchesPerYear} lancements par an nous parviennent avant d’arriver sur le marché. Vous amenez le client; nous apportons les résidences réservées au réseau, les documents et la rencontre avec le promoteur.\n\nÀ l’adhésion, {claim.joiningFee}.',
    'For agents': 'Pour les courtiers',
    'Your own brokerage': 'Votre propre agence',
    'You keep your name, your licence and your clients.':
      'Vous gardez votre nom, votre permis et vos clients.',
    'Presale inventory before release': 'Les préventes avant l’annonce',
    'Floor plans, prices and unit numbers before they are final.':
      'Les plans, les prix et les numéros des résidences avant qu’ils soient définitifs.',
    'A referral network': 'Un réseau de recommandations',
    'A named colleague in every city we work in.':
      'Un collègue que vous connaissez par son nom, dans chaque ville où nous travaillons.',
    'Developer introductions': 'Rencontre avec les promoteurs',
    'In person, with the drawings in front of you.': 'En personne, les plans devant vous.',
    'Launch-day support': 'Soutien au lancement',
    'Experienced people at your side on launch day.':
      'Des gens d’expérience à vos côtés le jour du lancement.',
    'Shared marketing': 'Mise en marché commune',
    'Floor plans, texts and photographs, prepared for you.':
      'Plans, textes et photos, préparés pour vous.',
    'Contract and compliance review': 'Contrats et conformité',
    'Every contract read by a specialist.': 'Chaque contrat est lu par un spécialiste.',
    'Investor seminars': 'Séminaires pour investisseurs',
    'You invite your clients; we prepare the figures.':
      'Vous invitez vos clients; nous préparons les chiffres.',
    'Multilingual assistants': 'Adjoints multilingues',
    'Help in the languages of your clients.': 'De l’aide dans les langues de vos clients.',
    'Commission paid on schedule': 'Commission versée à la date prévue',
    'Agreed in writing before launch.': 'Convenue par écrit avant le lancement.',
    'Partners’ meetings': 'Rencontres des associés',
    'Time together, away from the phone.': 'Du temps ensemble, loin du téléphone.',
    'A fair share': 'Une juste part',
    'Allocations divided among partners by clear rules.':
      'Les attributions sont réparties entre les associés selon des règles claires.',
    'For their clients': 'Pour leurs clients',
    'First choice of homes': 'Le premier choix de résidence',
    'Before homes are offered to the public.':
      'Avant que les résidences soient offertes au public.',
    'Prices before the public list': 'Les prix avant leur publication',
    'With a note of every change since.': 'Chaque changement ultérieur est noté.',
    'Developers we have vetted': 'Des promoteurs dont nous avons vérifié le travail',
    'We have visited their finished buildings.': 'Nous avons visité leurs immeubles achevés.',
    'Local advice': 'Des conseils sur place',
    'From people who live there.': 'De gens qui y vivent.',
    'Clear deposit schedules': 'Un échéancier d’acomptes clair',
    'One page, with amounts and dates.': 'Une page, avec les montants et les dates.',
    'Mortgage introductions': 'Mise en relation avec des prêteurs',
    'To lenders used to long completion dates.':
      'Avec ceux qui ont l’habitude des longs délais de livraison.',
    'Assignment guidance': 'Conseils sur la cession',
    'Including when to advise against it.': 'Y compris quand mieux vaut s’en abstenir.',
    'Completion walk-throughs': 'Inspection préréception',
    'A full inspection, with a written list.': 'Une inspection complète, avec une liste écrite.',
    'Rental and resale support': 'Aide à la location et à la revente',
    'For as long as you own the home.': 'Aussi longtemps que la résidence vous appartient.',
    'One agent throughout': 'Un seul courtier',
    'The same person from start to finish.': 'La même personne du début à la fin.',
    'Frequently asked questions': 'Questions fréquentes',
    'Can I keep my brokerage?': 'Puis-je garder mon agence?',
    'Yes. {company} is a network, not a brokerage. Your licence stays where it is.':
      'Oui. {company} est un réseau, pas une agence immobilière. Votre permis reste où il est.',
    'Who owns the client relationship?': 'À qui appartient la relation avec le client?',
    'You do. Always, and in writing.': 'À vous. Toujours, et par écrit.',
    'How does an application work?': 'Comment se déroule une candidature?',
    'You send the form below. A partner then calls to arrange a conversation.':
      'Vous envoyez le formulaire ci-dessous. Un associé vous appelle ensuite pour convenir d’un entretien.',
    'What counts as a deal?': 'Qu’est-ce qui constitue une transaction?',
    'A firm contract on a home, presale or resale. Referrals count for both agents.':
      'Un contrat ferme sur une résidence, en prévente ou en revente. Une recommandation compte pour les deux courtiers.',
    'Do I need presale experience?': 'Faut-il de l’expérience en prévente?',
    'No, though it helps. Good judgment you bring yourself.':
      'Non, mais cela aide. Le jugement, vous l’apportez.',
    'About the founder': 'À propos du fondateur',
    '{company.founder} founded {company} in {company.founded}.':
      '{company.founder} a fondé {company} en {company.founded}.',
    'annual presale units': 'résidences en prévente par an',
    'annual volume': 'de ventes par an',
    'Thank You for Your Application!': 'Merci de votre candidature!',
    "We'll review your application and get back to you shortly.":
      'Nous l’examinerons et vous répondrons sous peu.',
    'EXPLORE GLOBAL PROJECTS': 'EXPLORER NOS PROJETS',
  },
  contact: {
    'GET IN TOUCH': 'ÉCRIVEZ-NOUS',
    'Let us help you find your perfect luxury property':
      'Nous vous aidons à trouver la résidence de prestige qu’il vous faut',
    'Thank You!': 'Merci!',
    "We'll be in touch with you shortly.": 'Nous communiquerons avec vous sous peu.',
    'EXPLORE GLOBAL PROJECTS': 'EXPLORER NOS PROJETS',
  },
  partners: {
    'MEET OUR PARTNERS': 'NOS ASSOCIÉS',
    'Why We Partner': 'Pourquoi nous nous associons',
    'Property is local until you look abroad. We partner so that your agent can call on a trusted colleague in another city, while you keep one point of contact.':
      'L’immobilier est local jusqu’au jour où l’on regarde ailleurs. Nous nous associons pour que votre courtier puisse compter sur un collègue de confiance dans une autre ville, pendant que vous gardez un seul interlocuteur.',
    'Your message is on its way to {firstName}.': 'Votre message a été transmis à {firstName}.',
    'You will have a reply soon.': 'Vous recevrez bientôt une réponse.',
  },
  projects: {
    'GLOBAL PROJECTS': 'NOS PROJETS',
    'Presale and completed homes.': 'Résidences en prévente et achevées.',
    'Thank you. We have received your request.': 'Merci. Nous avons reçu votre demande.',
    'A partner will call or write about {name}.':
      'Un associé vous appellera ou vous écrira au sujet du projet {name}.',
  },
  privacy: {
    Privacy: 'Confidentialité',
    'When you send us a form on this site, {company} stores it so that we can reply. This page explains what we store, why and for how long.':
      'Lorsque vous nous envoyez un formulaire de ce site, {company} le conserve pour pouvoir vous répondre. Cette page explique ce que nous conservons, pourquoi et combien de temps.',
    'What we store': 'Ce que nous conservons',
    'What you enter, the form you used, the partner or project it is about, the date and time, and the consent text you agreed to, with its version. We do not store your IP address with it. To prevent abuse, we keep a scrambled code made from your IP address, and one made from your email address, for a little over an hour.\n\nWhile you type, your browser saves a draft in the open window so that nothing is lost. It is deleted when you send the form or close the window. If you come by a link in an email that we sent to many people, your browser remembers in that window which email it was, and a form that you send tells us. Its code is the same for everyone who got that email.\n\nThe site does not track you. It sets a cookie only if you open a private first access link, to remember your device.\n\nWhen a map appears on screen, your browser may load the streets from our map provider, which then receives your IP address and the place shown. The background of the map comes from our own server. Videos hosted by another service are loaded from that service: at the top of a page when it opens, unless your device is set to reduce motion or data, and anywhere else only when you press play.':
      'Ce que vous saisissez, le formulaire utilisé, l’associé ou le projet dont il est question, la date et l’heure, ainsi que le texte de consentement que vous avez accepté, avec sa version. Nous ne conservons pas votre adresse IP avec ces renseignements. Pour prévenir les abus, nous gardons un peu plus d’une heure un code brouillé tiré de votre adresse IP et un autre tiré de votre adresse courriel.\n\nPendant que vous écrivez, votre navigateur garde un brouillon dans la fenêtre ouverte pour que rien ne se perde. Il est supprimé lorsque vous envoyez le formulaire ou fermez la fenêtre. Si vous arrivez par un lien d’un courriel que nous avons envoyé à plusieurs personnes, votre navigateur retient dans cette fenêtre de quel courriel il s’agit, et le formulaire que vous envoyez nous l’indique. Son code est le même pour toutes les personnes qui ont reçu ce courriel.\n\nLe site ne vous suit pas. Il ne dépose un témoin que si vous ouvrez un lien privé d’avant-première, afin de reconnaître votre appareil.\n\nLorsqu’une carte apparaît à l’écran, votre navigateur peut charger les rues auprès de notre fournisseur de cartes, qui reçoit alors votre adresse IP et le lieu affiché. Le fond de la carte vient de notre propre serveur. Les vidéos hébergées par un autre service sont chargées depuis ce service\u00A0: en haut d’une page dès qu’elle s’ouvre, sauf si votre appareil est réglé pour réduire les animations ou les données, et partout ailleurs seulement lorsque vous lancez la lecture.',
    'Why, and who reads it': 'Pourquoi, et qui lit vos renseignements',
    'Only to reply to you. Our office reads it, and so does the partner you write to. We send you one confirmation by email. We do not sell your data, and share it only with the developer if you ask for an allocation. You receive news of launches only if you join the VIP list or tick the box for it.':
      'Uniquement pour vous répondre. Notre bureau lit vos renseignements, ainsi que l’associé à qui vous écrivez. Nous vous envoyons une seule confirmation par courriel. Nous ne vendons pas vos renseignements et ne les transmettons au promoteur que si vous demandez l’attribution d’une résidence. Vous ne recevez des nouvelles des lancements que si vous vous inscrivez à la liste VIP ou cochez la case prévue à cet effet.',
    'How long we keep it': 'Combien de temps nous gardons vos renseignements',
    'Until you ask us to erase it, or until we no longer need it. Applications to join that we have answered are erased {days.applications} days after their last change. Messages identified as spam are erased after {days.spam} days. You stay on the VIP list until you leave it, which every email about it lets you do at once.':
      'Jusqu’à ce que vous nous demandiez de les effacer, ou que nous n’en ayons plus besoin. Les candidatures auxquelles nous avons répondu sont effacées {days.applications} jours après leur dernière modification. Les messages reconnus comme indésirables sont effacés après {days.spam} jours. Vous restez sur la liste VIP jusqu’à ce que vous la quittiez, ce que chaque courriel qui s’y rapporte vous permet de faire sur-le-champ.',
    'To see, correct or erase it': 'Pour consulter, corriger ou effacer vos renseignements',
    'Write to {office.email}. Within thirty days, we will send you everything we hold about you, or erase it. You do not have to give a reason. Existing backups still contain erased data until they are deleted. If you agreed to emails about launches, we keep the text you agreed to, the date and a scrambled code made from your email address for three years as proof.\n\n{company}, {office.wholeAddress}':
      'Écrivez à {office.email}. Dans les trente jours, nous vous enverrons tout ce que nous détenons à votre sujet, ou nous l’effacerons. Vous n’avez pas à donner de raison. Les sauvegardes existantes contiennent encore les données effacées jusqu’à leur propre suppression. Si vous avez accepté de recevoir des courriels sur les lancements, nous gardons trois ans, à titre de preuve, le texte accepté, la date et un code brouillé tiré de votre adresse courriel.\n\n{company}, {office.wholeAddress}',
    'What you consent to': 'Ce à quoi vous consentez',
    'The text below each form, version {consent.version}:':
      'Le texte sous chaque formulaire, version {consent.version}\u00A0:',
  },
  'buying-from-abroad': {
    'Buying from abroad': 'Acheter depuis l’étranger',
    'Who may buy, which taxes to ask about, and in what order.':
      'Qui peut acheter, les taxes et les impôts à prévoir, et les étapes, dans l’ordre.',
    'Who may buy': 'Qui peut acheter',
    '<p>Each country decides who may own a home there. Provinces, states and cities can add rules of their own.</p><p>Some limit purchases by people who are not citizens or permanent residents. Some allow only certain places, kinds of homes or uses. Rules change, and exceptions have conditions.</p><p><strong>Ask your lawyer or notary which rules apply to you before you pay a deposit.</strong></p>':
      '<p>Chaque pays décide qui peut y posséder une résidence. Les provinces, les États et les villes peuvent ajouter leurs propres règles.</p><p>Certains limitent les achats de personnes qui ne sont ni citoyennes ni résidentes permanentes. D’autres n’autorisent que certains lieux, certains types de résidences ou certains usages. Les règles changent, et les exceptions ont leurs conditions.</p><p><strong>Demandez à votre avocat ou à votre notaire quelles règles s’appliquent à vous avant de verser un acompte.</strong></p>',
    'Taxes to ask about': 'Les taxes et les impôts à connaître',
    '<p>Which taxes you pay depends on the place, on the home and on you. Ask about each of these.</p><ul><li>Tax on the transfer of the home, and whether buyers from abroad pay more</li><li>Sales tax on a new home, and whether part of it is returned</li><li>Yearly tax on the home, and on an empty home</li><li>Tax on rent, and how much of the rent is withheld</li><li>Tax when you sell, and how much of the price the buyer holds back</li><li>Tax in the country where you live</li></ul><p><strong>Ask your lawyer, notary or tax adviser for the amounts in writing.</strong></p>':
      '<p>Ce que vous aurez à payer dépend du lieu, de la résidence et de vous. Informez-vous sur chacun de ces points.</p><ul><li>Les droits de mutation immobilière, et si les acheteurs de l’étranger paient davantage</li><li>Les taxes de vente sur une résidence neuve, et si une partie est remboursée</li><li>La taxe foncière annuelle, et la taxe sur une résidence inoccupée</li><li>L’impôt sur les loyers, et la part du loyer qui est retenue</li><li>L’impôt à la revente, et la part du prix que l’acheteur retient</li><li>L’impôt dans le pays où vous vivez</li></ul><p><strong>Demandez les montants par écrit à votre avocat, à votre notaire ou à votre fiscaliste.</strong></p>',
    Steps: 'Les étapes',
    '<ol><li>Choose a lawyer or notary who works where the home is, and ask whether you may buy it.</li><li>Ask your bank how long a transfer takes, what it costs, and whether anyone lends for a home abroad.</li><li>Prepare proof of who you are and where the money comes from. Lawyers, developers and banks have to ask for it.</li><li>Read the contract with your lawyer or notary before you sign. Ask whether you can withdraw, and until when.</li><li>Pay deposits only to the account named in the contract. Before each transfer, confirm the account by phone, at a number you already know.</li><li>Ask who can sign and receive the keys for you if you cannot travel.</li></ol>':
      '<ol><li>Choisissez un avocat ou un notaire qui exerce là où se trouve la résidence, et demandez-lui si vous pouvez l’acheter.</li><li>Demandez à votre banque combien de temps prend un virement, ce qu’il coûte, et si un prêteur finance une résidence à l’étranger.</li><li>Préparez la preuve de votre identité et de la provenance des fonds. Les avocats, les promoteurs et les banques sont tenus de la demander.</li><li>Lisez le contrat avec votre avocat ou votre notaire avant de signer. Demandez si vous pouvez vous dédire, et jusqu’à quand.</li><li>Ne versez les acomptes qu’au compte indiqué au contrat. Avant chaque virement, confirmez le compte par téléphone, à un numéro que vous connaissez déjà.</li><li>Demandez qui peut signer et recevoir les clés pour vous si vous ne pouvez pas vous déplacer.</li></ol>',
    'What we do': 'Ce que nous faisons',
    '<p>A partner answers questions about the project, the home and its payment schedule, and introduces you to people who work with buyers from abroad.</p><p>Prices are in the currency of the place. Where a page has prices, choose your currency at the bottom of the page to see approximate amounts.</p><p>We do not give legal or tax advice, and nothing on this page is advice. <strong>Ask your lawyer or notary.</strong></p><p><a href="/contact">Contact us</a></p>':
      '<p>Un associé répond aux questions sur le projet, la résidence et son échéancier de paiement, et vous présente des gens qui ont l’habitude des acheteurs de l’étranger.</p><p>Les prix sont dans la devise du lieu. Lorsqu’une page affiche des prix, choisissez votre devise au bas de la page pour voir à peu près ce qu’ils représentent.</p><p>Nous ne donnons pas de conseils juridiques ni fiscaux, et cette page n’en tient pas lieu. <strong>Consultez votre avocat ou votre notaire.</strong></p><p><a href="/contact">Écrivez-nous</a></p>',
  },
  accessibility: {
    Accessibility: 'Accessibilité',
    'What we aim for, what was tested, and what does not work yet.':
      'Ce que nous visons, ce qui a été vérifié, et ce qui ne fonctionne pas encore.',
    'What we aim for': 'Ce que nous visons',
    '<p>{company} wants everyone to be able to use this site. We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. This statement covers the public pages of the site.</p>':
      '<p>{company} veut que tout le monde puisse utiliser ce site. Nous visons les Règles pour l’accessibilité des contenus Web (WCAG) 2.2, au niveau AA. La présente déclaration porte sur les pages publiques du site.</p>',
    'What was tested': 'Ce qui a été vérifié',
    '<ul><li>Keyboard: menus, filters, tabs, dialogs and forms work without a mouse, and you can see where you are.</li><li>Screen readers: automated checks with axe of names, roles, headings, landmarks, contrast and messages of forms.</li><li>Narrow screens: pages fit in 320 pixels without scrolling sideways.</li><li>Large text: nothing is cut off or lost at 200%.</li><li>Colours that your device sets: marks and states stay visible.</li><li>Reduced motion: nothing moves by itself if your device asks for that.</li><li>Without scripts: pages can be read and forms can be sent.</li></ul><p>Most of this is tested by programs whenever the software of the site changes. No outside auditor has examined it.</p>':
      '<ul><li>Clavier\u00A0: les menus, les filtres, les onglets, les boîtes de dialogue et les formulaires fonctionnent sans souris, et vous voyez où vous êtes.</li><li>Lecteurs d’écran\u00A0: vérification automatisée, avec axe, des noms, des rôles, des titres, des repères, des contrastes et des messages des formulaires.</li><li>Écrans étroits\u00A0: les pages tiennent dans 320\u00A0pixels sans défilement horizontal.</li><li>Grands caractères\u00A0: rien n’est coupé ni perdu à 200\u00A0%.</li><li>Couleurs réglées par votre appareil\u00A0: les marques et les états restent visibles.</li><li>Animations réduites\u00A0: rien ne s’anime tout seul si votre appareil le demande.</li><li>Sans scripts\u00A0: les pages se lisent et les formulaires s’envoient.</li></ul><p>L’essentiel est vérifié par des programmes à chaque changement du logiciel du site. Aucun évaluateur externe ne l’a examiné.</p>',
    'Known limits': 'Limites connues',
    '<ul><li>Maps show places as points, which screen readers cannot describe. The address is beside each map, and the list has the same projects.</li><li>Floor plans and other drawings are images. Rooms are not described one by one. The size, bedrooms and bathrooms of a home are given as text.</li><li>Videos may have no captions or audio description.</li><li>Brochures are PDF files with headings and a reading order, but they were not checked with a PDF/UA validator. The project page has the same information.</li><li>Pages of partners and developers that we link to are not ours.</li></ul>':
      '<ul><li>Les cartes montrent les lieux par des points, que les lecteurs d’écran ne peuvent pas décrire. L’adresse figure à côté de chaque carte, et la liste contient les mêmes projets.</li><li>Les plans et les autres dessins sont des images. Les pièces n’y sont pas décrites une à une. La superficie, les chambres et les salles de bains d’une résidence sont données en texte.</li><li>Les vidéos peuvent être sans sous-titres ni audiodescription.</li><li>Les brochures sont des fichiers PDF avec des titres et un ordre de lecture, mais elles n’ont pas été vérifiées avec un validateur PDF/UA. La page du projet dit la même chose.</li><li>Les pages d’associés et de promoteurs vers lesquelles nous renvoyons ne sont pas les nôtres.</li></ul>',
    'Tell us': 'Dites-le-nous',
    '<p>If something does not work for you, write to {office.email} or <a href="/contact">contact us</a>. Tell us the page and what you use. We can also send you what you need in another form.</p><p>Last reviewed on November 26, 2026.</p>':
      '<p>Si quelque chose ne fonctionne pas pour vous, écrivez à {office.email} ou <a href="/contact">communiquez avec nous</a>. Indiquez-nous la page et ce que vous utilisez. Nous pouvons aussi vous envoyer ce qu’il vous faut sous une autre forme.</p><p>Dernière révision le 26 novembre 2026.</p>',
  },
};
