/** The demo partners in French, by partner and English text. */
export const frPartners: Record<string, Record<string, string>> = {
  'ingrid-halvorsen': {
    'Managing Partner\nVancouver and Seattle': 'Associée directrice\nVancouver et Seattle',
    'Downsizing near the water': 'Moins de pièces, près de l’eau',
    'Personal real estate corporation': 'Société immobilière personnelle',
    'Ingrid trained as an architect in Bergen and still reads a section before she reads a price list. She opened the first SOLMERE desk in 2013 with two telephones and a plotter.\n\nHer clients are mostly people buying a home for the second half of their lives: fewer rooms, better light, a lock-and-leave door near the water.\n\nShe sits on the design panel of two West Coast developers and declines most of what crosses it.\n\nOn site she wears the same yellow boots she wore in 2013. They have been resoled four times.':
      'Ingrid a étudié l’architecture à Bergen et lit encore une coupe avant de lire une liste de prix. Elle a ouvert le premier bureau SOLMERE en 2013, avec deux téléphones et une table traçante.\n\nSes clients sont surtout des gens qui achètent pour la seconde moitié de leur vie\u00A0: moins de pièces, plus de lumière, et, près de l’eau, une porte que l’on ferme à clé en partant.\n\nElle siège au comité de design de deux promoteurs de la côte Ouest et refuse presque tout ce qui y passe.\n\nAu chantier, elle porte les bottes jaunes qu’elle portait en 2013. Elles ont été ressemelées quatre fois.',
  },
  'daniel-okafor': {
    'Senior Partner\nToronto': 'Associé principal\nToronto',
    'New launches and price lists': 'Lancements et listes de prix',
    'Broker, Record': 'Courtier responsable',
    'Daniel spent twelve years on the other side of the table, writing price lists for a developer. He knows which lines are firm and which are there to be asked about.\n\nHe handles every Toronto launch the network takes on, which means he has worn a hard hat in more lobbies than most people have had lunch in.\n\nFirst call at seven, last call at seven. In between he can usually be found on the waterfront, counting cranes.':
      'Daniel a passé douze ans de l’autre côté de la table, à rédiger les listes de prix d’un promoteur. Il sait quelles lignes sont fermes et lesquelles n’attendent qu’une question.\n\nIl s’occupe de tous les lancements de Toronto que retient le réseau; il ne compte plus les halls qu’il a visités casque sur la tête.\n\nPremier appel à sept heures, dernier appel à sept heures. Entre les deux, on le trouve d’ordinaire au bord du lac, à compter les grues.',
  },
  'mei-tanaka': {
    'Partner\nTokyo': 'Associée\nTokyo',
    'Buying from abroad': 'Acheter depuis l’étranger',
    'Licensed real estate agent': 'Agente immobilière agréée',
    'Mei’s number is a Vancouver number. It rings in Tokyo, and she answers it in Japanese, English or French depending on the hour.\n\nShe looks after people who buy in a country they do not live in: the seal, the bank, the tax representative, the meeting at which nobody says no but somebody means it.\n\nBefore she joined in 2016 she was a conference interpreter. She has kept the habit of waiting two seconds before replying, and it has saved her clients a good deal of money.':
      'Le numéro de Mei est un numéro de Vancouver. Il sonne à Tokyo, et elle y répond en japonais, en anglais ou en français, selon l’heure.\n\nElle s’occupe de ceux qui achètent dans un pays où ils ne vivent pas\u00A0: le sceau, la banque, le représentant fiscal, la réunion où personne ne dit non mais où quelqu’un le pense.\n\nAvant de se joindre au réseau en 2016, elle était interprète de conférence. Elle en a gardé l’habitude d’attendre deux secondes avant de répondre, ce qui a épargné bien de l’argent à ses clients.',
  },
  'etienne-laroche': {
    'Partner\nMontreal': 'Associé\nMontréal',
    'Heritage conversions': 'Reconversion d’immeubles patrimoniaux',
    'Courtier immobilier résidentiel': 'Courtier immobilier résidentiel',
    'Étienne can date a Montreal brick to within five years, and will do so without being asked.\n\nHe sells lofts, conversions and new buildings that behave as if they had always been there. Each client receives a list of everything that might be wrong with the place, in order of expense. Most buy anyway, and sleep.\n\nThe family firm, Laroche, has kept an office on the same corner since 1954. He is the third to complain about the stairs.':
      'Étienne date une brique montréalaise à cinq ans près, et le fait sans qu’on le lui demande.\n\nIl vend des lofts, d’anciens bâtiments reconvertis et des immeubles neufs qui se comportent comme s’ils avaient toujours été là. Chaque client reçoit la liste de tout ce qui pourrait clocher, par ordre de dépense. La plupart achètent quand même, et dorment.\n\nLa maison familiale, Laroche, tient bureau au même coin de rue depuis 1954. Il est le troisième à se plaindre de l’escalier.',
  },
  'priya-raman': {
    'Partner\nSeattle': 'Associée\nSeattle',
    'Investor portfolios': 'Portefeuilles d’investisseurs',
    'Managing broker': 'Courtière gestionnaire',
    'Priya manages portfolios of between two and forty homes from an office in Seattle, and has never lost a tenancy agreement.\n\nHer method is unfashionable. She assumes the rent will be lower, the vacancy longer and the roof older than anyone says, and buys what still makes sense. About one building in eight does.\n\nClients get four pages a year, one a quarter. The fourth says what she got wrong.':
      'Priya gère, depuis un bureau de Seattle, des portefeuilles de deux à quarante résidences, et n’a jamais égaré un bail.\n\nSa méthode n’est pas à la mode. Elle suppose le loyer plus bas, l’inoccupation plus longue et le toit plus vieux que quiconque ne le dit, puis achète ce qui tient encore debout. Environ un immeuble sur huit.\n\nLes clients reçoivent quatre pages par an, une par trimestre. La quatrième dit où elle s’est trompée.',
  },
  'thomas-kealoha': {
    'Partner\nHonolulu': 'Associé\nHonolulu',
    'Oceanfront and leasehold': 'Bord de mer et baux fonciers',
    Broker: 'Courtier',
    'Thomas has sold homes on Oʻahu for twenty years, most of them on the leeward side and many of them twice.\n\nLeasehold is his subject. He can explain in ten minutes, with a pencil, what happens in the last fifteen years of a ground lease, and then lets you decide whether you still like the view.\n\nHe joined in September 2025 as the network’s first resident partner in Hawaiʻi. Mornings before eight he is in the water and cannot hear the phone.':
      'Thomas vend des résidences à Oʻahu depuis vingt ans, la plupart sur la côte sous le vent et plusieurs deux fois.\n\nLe bail foncier est son sujet. Il explique en dix minutes, avec un crayon, ce qui se passe pendant les quinze dernières années d’un bail, puis vous laisse décider si la vue vous plaît toujours.\n\nIl s’est joint au réseau en septembre 2025, premier associé établi à Hawaï. Le matin, avant huit heures, il est dans l’eau et n’entend pas le téléphone.',
  },
  'claire-beaumont': {
    'Partner\nVancouver': 'Associée\nVancouver',
    'First presales': 'Premier achat en prévente',
    Representative: 'Représentante',
    'Most of Claire’s clients have never bought anything that does not exist yet. She starts with the word “deposit” and does not move on until it is boring.\n\nShe was a schoolteacher in New Westminster for ten years. It shows in the handouts, which are short, and in her patience, which is not.\n\nBuyers come back to her for the second home, and lately their children have begun to come for the first.\n\nShe works in Vancouver and speaks English and French.':
      'La plupart des clients de Claire n’ont jamais rien acheté qui n’existe pas encore. Elle commence par le mot «\u00A0acompte\u00A0» et ne passe à la suite que lorsqu’il est devenu ennuyeux.\n\nElle a enseigné dix ans dans une école de New Westminster. Cela se voit à ses aide-mémoire, qui sont courts, et à sa patience, qui ne l’est pas.\n\nLes acheteurs lui reviennent pour la deuxième résidence; depuis peu, leurs enfants viennent pour la première.\n\nElle travaille à Vancouver, en français et en anglais.',
  },
  'julian-voss': {
    'Associate Partner\nVancouver': 'Associé adjoint\nVancouver',
    'The West Side': 'Le West Side',
    Representative: 'Représentant',
    'Julian grew up four blocks from most of what he sells, between Kitsilano and Point Grey, and delivered newspapers to a fair number of his clients.\n\nHe is the youngest partner and the one who reads the strata minutes, all of them, back to the first leak.\n\nAsk him what a street will look like in ten years. He keeps a drawer of rezoning notices and is usually right about the trees.':
      'Julian a grandi à quatre rues de presque tout ce qu’il vend, entre Kitsilano et Point Grey, et a livré le journal à bon nombre de ses clients.\n\nC’est le plus jeune des associés et celui qui lit les procès-verbaux de copropriété, tous, jusqu’à la première fuite.\n\nDemandez-lui à quoi ressemblera une rue dans dix ans. Il garde un tiroir d’avis de changement de zonage et se trompe rarement sur les arbres.',
  },
};
