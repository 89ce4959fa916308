/** The demo pages in French, by page and English text. */
export const frPages: Record<string, Record<string, string>> = {
  home: {
    'Before it has an address.': 'Avant même l’adresse.',
    'Luxury and presale residences': 'Résidences de prestige et préventes',
    '<p>Agents who hear about good buildings first, from Vancouver to Tokyo.</p>':
      '<p>Des courtiers qui entendent parler des bons immeubles avant tout le monde, de Vancouver à Tokyo.</p>',
    'First to know': 'Les premiers au courant',
    'Presale access': 'Accès en prévente',
    '<p>Most of a building’s good homes are spoken for <em>before the hoarding goes up</em>. Our partners sit with developers while the plans are still in pencil, and bring their clients in first.</p><p>Before you buy, we check every line of the drawings and the contract.</p>':
      '<p>Les plus belles résidences d’un immeuble sont presque toutes retenues <em>avant que la palissade ne soit posée</em>. Nos associés s’assoient avec les promoteurs quand les plans sont encore au crayon, et leurs clients passent les premiers.</p><p>Avant que vous achetiez, nous vérifions chaque ligne des plans et du contrat.</p>',
    'Only what we would buy ourselves': 'Ce que nous achèterions nous-mêmes',
    'How we choose': 'Comment nous choisissons',
    '<p>We take on <strong>about ten launches a year</strong>. We visit, measure and debate each one before it carries our name.</p><p>Before we say yes, we answer three questions.</p><ul><li>Would it be a good building if it were cheap?</li><li>Has the developer finished one before, on a date somebody wrote down?</li><li>Where does the light come in at four in the afternoon?</li></ul>':
      '<p>Nous retenons <strong>une dizaine de lancements par an</strong>. Chacun est visité, mesuré et débattu avant de porter notre nom.</p><p>Avant de dire oui, nous répondons à trois questions.</p><ul><li>Serait-ce un bon immeuble s’il ne coûtait pas cher?</li><li>Le promoteur en a-t-il déjà achevé un, à la date annoncée?</li><li>Par où la lumière entre-t-elle à quatre heures de l’après-midi?</li></ul>',
    'One agent, six cities': 'Un courtier, six villes',
    'The network': 'Le réseau',
    '<p>A partner in Vancouver can open a door in Tokyo. You keep one number; the network does the travelling.</p><p>Vancouver, Montreal, Toronto, Seattle, Honolulu, Tokyo. Six cities is as many as we can know properly, so we stopped there.</p>':
      '<p>Un associé de Vancouver peut ouvrir une porte à Tokyo. Vous gardez un seul numéro; c’est le réseau qui voyage.</p><p>Vancouver, Montréal, Toronto, Seattle, Honolulu, Tokyo. Six villes, c’est tout ce que l’on peut connaître comme il faut; nous nous sommes arrêtés là.</p>',
    'The part after signing': 'Ce qui vient après la signature',
    'From contract to keys': 'Du contrat aux clés',
    '<p>A presale is three years of waiting with a contract in a drawer. Your partner reads every amendment, visits the site each season and sends a photograph whether there is news or not.</p><p>On the last day we walk the rooms with you, tape measure in hand, and <strong>stay until the kettle works</strong>.</p>':
      '<p>Une prévente, c’est trois ans d’attente avec un contrat dans un tiroir. Votre associé lit chaque modification, passe au chantier chaque saison et vous envoie une photo, qu’il y ait du nouveau ou non.</p><p>Le dernier jour, nous parcourons les pièces avec vous, ruban à mesurer en main, et <strong>nous restons jusqu’à ce que la bouilloire fonctionne</strong>.</p>',
  },
  about: {
    'The first call': 'Le premier appel',
    'Since 2013, developers have called us before they go to market.':
      'Depuis 2013, les promoteurs nous appellent avant de mettre en vente.',
    '<p>What began as one desk in Vancouver is now a network across six cities, <strong>capped at 1500 active members</strong> so that we can know every one of them.</p>':
      '<p>Ce qui a commencé par un bureau à Vancouver est aujourd’hui un réseau présent dans six villes, <strong>limité à 1\u00A0500 courtiers actifs</strong> pour que nous puissions connaître chacun d’eux.</p>',
    'One desk, two telephones': 'Un bureau, deux téléphones',
    '<p>SOLMERE was founded in 2013 by Henrik Solmere, who had noticed that good agents found out last. The first office had two telephones, a plotter and a view of a parkade.</p><p>The idea has not changed since. <em>Hear early, read closely, tell the client everything.</em> The view is better now.</p>':
      '<p>SOLMERE a été fondé en 2013 par Henrik Solmere, qui avait remarqué que les bons courtiers étaient les derniers prévenus. Le premier bureau comptait deux téléphones, une table traçante et une vue sur un stationnement étagé.</p><p>L’idée n’a pas changé depuis. <em>Savoir tôt, lire de près, tout dire au client.</em> La vue, elle, s’est améliorée.</p>',
    'A limited membership': 'Des places limitées',
    Membership: 'L’adhésion',
    '<p>Fifteen hundred active members, and no more. Each partner closes <strong>at least three deals a year</strong>, which keeps the room full of people who do the work.</p><p>Joining costs nothing. Staying is the hard part.</p>':
      '<p>Mille cinq cents courtiers actifs, et pas un de plus. Chaque associé conclut <strong>au moins trois transactions par an</strong>, et seuls restent ceux qui font le travail.</p><p>Entrer ne coûte rien. Le plus difficile est de rester.</p>',
    'Ten launches a year': 'Dix lancements par an',
    Selection: 'La sélection',
    '<p>We are shown far more. Ten is the number we can visit, model and stand behind, from deposit to keys.</p><p>The ones we decline are told why, on one page. Several have come back the following year with a better building.</p>':
      '<p>On nous en présente bien davantage. Dix, c’est ce que nous pouvons visiter, étudier en maquette et défendre, de l’acompte aux clés.</p><p>Aux promoteurs que nous refusons, nous disons pourquoi, en une page. Plusieurs sont revenus l’année suivante avec un immeuble plus réussi.</p>',
    'Drawings first': 'Les plans d’abord',
    'How we judge a building': 'Comment nous jugeons un immeuble',
    '<p>A price list tells you what a developer hopes. The drawings tell you what you will live in.</p><ol><li>We read the drawings before the brochure exists.</li><li>We stand on the site at the hour the brochure avoids.</li><li>We ask the engineer one question and listen to how long the answer takes.</li></ol>':
      '<p>Une liste de prix dit ce qu’espère le promoteur. Les plans disent où vous allez vivre.</p><ol><li>Nous lisons les plans avant que la brochure existe.</li><li>Nous nous rendons sur le terrain à l’heure que la brochure évite.</li><li>Nous posons une question à l’ingénieur et nous chronométrons la réponse.</li></ol>',
    'Six cities, one number': 'Six villes, un numéro',
    'Where we work': 'Où nous travaillons',
    '<p>Vancouver is the head office and keeps the drawings. Montreal, Toronto, Seattle, Honolulu and Tokyo keep their own hours, their own languages and their own opinions about kitchens.</p><p>A client moves between them without being handed off. That is what a network is for.</p>':
      '<p>Vancouver est le siège et conserve les plans. Montréal, Toronto, Seattle, Honolulu et Tokyo ont leurs propres heures, leurs propres langues et leurs propres opinions sur les cuisines.</p><p>Un client passe de l’une à l’autre sans changer d’interlocuteur. C’est à cela que sert un réseau.</p>',
  },
  news: {
    'From the network': 'Nouvelles du réseau',
    '<p>Launches, results and the occasional prize.</p>':
      '<p>Des lancements, des résultats et parfois une récompense.</p>',
  },
  testimonials: {
    'OUR TESTIMONIALS': 'NOS TÉMOIGNAGES',
    '<p>In their own words.</p>': '<p>Ce qu’ils en disent.</p>',
  },
  vip: {
    'Gallery evenings with the architect, eight guests at a time.':
      'Des soirées à la galerie avec l’architecte, huit invités à la fois.',
    'The same partner from preview to keys, in any of six cities.':
      'Le même associé, de l’avant-première aux clés, dans chacune des six villes.',
  },
  join: {
    'No fee to join. Presale homes before release.':
      'Aucuns frais d’adhésion. Des\u00A0préventes\u00A0avant\u00A0leur annonce.',
    'An agent network for luxury and presale homes, founded in {company.founded}, headquartered in {office.city} and working in six cities. Membership is capped at {claim.activeMembers} active members. Each closes at least {claim.dealsPerYear} deals a year, and no one pays to belong.\n\nYour brokerage stays your brokerage and your clients stay yours. What changes is how early you hear about new buildings.':
      'Un réseau de courtiers consacré aux résidences de prestige et aux préventes, fondé en {company.founded}, dont le siège est à {office.city} et qui travaille dans six villes. Il est limité à {claim.activeMembers} courtiers actifs. Chacun conclut au moins {claim.dealsPerYear} transactions par an, et personne ne paie pour en faire partie.\n\nVotre agence reste votre agence et vos clients restent les vôtres. Ce qui change, c’est le moment où vous entendez parler des nouveaux immeubles.',
    'About {claim.launchesPerYear} launches a year come to us before they reach the market. You bring the client; we bring the allocation, the paperwork and the developer’s direct line.\n\nThere is {claim.joiningFee} to join. Expect two phone calls, then a coffee with a partner who will say honestly whether this is right for you.':
      'Environ {claim.launchesPerYear} lancements par an nous parviennent avant d’arriver sur le marché. Vous amenez le client; nous apportons les résidences réservées au réseau, les documents et la ligne directe du promoteur.\n\nÀ l’adhésion, {claim.joiningFee}. Attendez-vous à deux appels, puis à un café avec un associé qui vous dira franchement si cela vous convient.',
    'No fee to join': 'Aucuns frais d’adhésion',
    'Free to join, free to stay.': 'Rien à payer pour entrer, rien à payer pour rester.',
    'Six-city referral network': 'Un réseau de recommandations dans six villes',
    'A named colleague in every city.':
      'Un collègue que vous connaissez par son nom, dans chaque ville.',
    'Launch-day support desk': 'Équipe de soutien au lancement',
    'Four experienced people at your side on launch day.':
      'Quatre personnes d’expérience à vos côtés le jour du lancement.',
    'Shared marketing studio': 'Studio de mise en marché',
    'English, French, Japanese, Mandarin, Cantonese, Punjabi and Farsi.':
      'Anglais, français, japonais, mandarin, cantonais, pendjabi et persan.',
    'Annual partners’ week': 'La semaine annuelle des associés',
    'Five days together in one of our six cities.':
      'Cinq jours ensemble dans l’une de nos six villes.',
    'A capped membership': 'Un nombre limité de courtiers',
    '{claim.activeMembers} active members at most.':
      '{claim.activeMembers} courtiers actifs au plus.',
    'Advice across six cities': 'Des conseils dans six villes',
    'Does it cost anything to join?': 'L’adhésion coûte-t-elle quelque chose?',
    'No. There is {claim.joiningFee} to join and none to stay. We ask for a minimum of {claim.dealsPerYear} deals a year instead.':
      'Non. Pour entrer comme pour rester\u00A0: {claim.joiningFee}. Nous demandons plutôt un minimum de {claim.dealsPerYear} transactions par an.',
    'Why is membership capped?': 'Pourquoi le nombre de courtiers est-il limité?',
    'Each launch has a limited number of homes. We stop at {claim.activeMembers} active members so that everyone gets a fair share.':
      'Chaque lancement compte un nombre limité de résidences. Nous nous arrêtons à {claim.activeMembers} courtiers actifs pour que chacun ait sa juste part.',
    'How long does an application take?': 'En combien de temps ma candidature est-elle étudiée?',
    'Two weeks, including a conversation with a partner in your city.':
      'Deux semaines, y compris un entretien avec un associé de votre ville.',
    'A firm contract on a home, presale or resale, in any of the six cities. Referrals count for both agents.':
      'Un contrat ferme sur une résidence, en prévente ou en revente, dans l’une des six villes. Une recommandation compte pour les deux courtiers.',
    'What happens if I close fewer than {claim.dealsPerYear} in a year?':
      'Et si j’en conclus moins de {claim.dealsPerYear} dans l’année?',
    'We call to see how you are. One quiet year is no problem. After two in a row, we offer your place to someone on the waiting list.':
      'Nous appelons pour prendre de vos nouvelles. Une année tranquille n’a rien de grave. Après deux de suite, nous offrons votre place à quelqu’un de la liste d’attente.',
    'No, though it helps. We teach the contract in two afternoons. Good judgment you bring yourself.':
      'Non, mais cela aide. Nous enseignons le contrat en deux après-midi. Le jugement, vous l’apportez.',
    '{company.founder} sold his first presale from a trailer on Pacific Street in 2004. He founded the network in {company.founded} because good agents were always the last to hear.\n\nHe still reads every application, and still answers the main line on Friday afternoons.':
      '{company.founder} a conclu sa première prévente dans une roulotte de chantier de la rue Pacific, en 2004. Il a fondé le réseau en {company.founded} parce que les bons courtiers étaient toujours les derniers prévenus.\n\nIl lit encore chaque candidature, et répond encore à la ligne principale le vendredi après-midi.',
  },
  contact: {
    'The {office.city} gallery': 'La galerie de {office.city}',
    'Call ahead, and we will have the drawings you need, and a cup of tea, ready.':
      'Appelez avant de passer\u00A0: les plans qu’il vous faut seront sortis, et le thé sera prêt.',
  },
  partners: {
    'Agents who read the drawings before the price list.':
      'Des courtiers qui lisent les plans avant la liste de prix.',
    'Property is local until you look abroad. A buyer in Toronto falls for a courtyard in Tokyo; a family in Seattle wants the beach by winter. We partner so that your agent can call on a trusted colleague in any of our six cities, while you keep one point of contact.':
      'L’immobilier est local jusqu’au jour où l’on regarde ailleurs. Un acheteur de Toronto s’éprend d’une cour à Tokyo; une famille de Seattle veut la plage avant l’hiver. Nous nous associons pour que votre courtier puisse compter sur un collègue de confiance dans chacune de nos six villes, pendant que vous gardez un seul interlocuteur.',
    'Every partner closes at least three deals a year, answers their own phone and was introduced by another partner.':
      'Chaque associé conclut au moins trois transactions par an, répond lui-même au téléphone et a été présenté par un autre associé.',
    'You will have a reply within one business day, often sooner.':
      'Vous recevrez une réponse d’ici un jour ouvrable, souvent plus tôt.',
  },
  projects: {
    'Presale and completed homes in six cities.':
      'Résidences en prévente et achevées, dans six\u00A0villes.',
    'A partner in {city} will call or write within one business day about {name}.':
      'Un associé de {city} vous appellera ou vous écrira d’ici un jour ouvrable au sujet du projet {name}.',
  },
  privacy: {
    'Only to reply to you. Our {office.city} office reads it, and so does the partner you write to. We send you one confirmation by email. We do not sell your data, and share it only with the developer if you ask for an allocation. You receive news of launches only if you join the VIP list or tick the box for it.':
      'Uniquement pour vous répondre. Notre bureau de {office.city} lit vos renseignements, ainsi que l’associé à qui vous écrivez. Nous vous envoyons une seule confirmation par courriel. Nous ne vendons pas vos renseignements et ne les transmettons au promoteur que si vous demandez l’attribution d’une résidence. Vous ne recevez des nouvelles des lancements que si vous vous inscrivez à la liste VIP ou cochez la case prévue à cet effet.',
    'Write to {office.email} or call {office.phone}. Within thirty days, we will send you everything we hold about you, or erase it. You do not have to give a reason. Existing backups still contain erased data until they are deleted. If you agreed to emails about launches, we keep the text you agreed to, the date and a scrambled code made from your email address for three years as proof.\n\n{company}, {office.wholeAddress}':
      'Écrivez à {office.email} ou appelez le {office.phone}. Dans les trente jours, nous vous enverrons tout ce que nous détenons à votre sujet, ou nous l’effacerons. Vous n’avez pas à donner de raison. Les sauvegardes existantes contiennent encore les données effacées jusqu’à leur propre suppression. Si vous avez accepté de recevoir des courriels sur les lancements, nous gardons trois ans, à titre de preuve, le texte accepté, la date et un code brouillé tiré de votre adresse courriel.\n\n{company}, {office.wholeAddress}',
  },
};
