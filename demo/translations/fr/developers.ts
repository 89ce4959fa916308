/** The demo developers in French, by name and English text. */
export const frDevelopers: Record<string, Record<string, string>> = {
  Castrelle: {
    'Castrelle began in 1988 by saving one warehouse in Griffintown from becoming a parking lot. It has saved fourteen since, and has never found a brick it could not number, clean and put back.\n\nThe firm builds only in Montreal, and only within walking distance of its own office. Site meetings are held in two languages and end on time in both.':
      'Castrelle a débuté en 1988 en empêchant un entrepôt de Griffintown de devenir un stationnement. Elle en a sauvé quatorze depuis, et n’a jamais trouvé de brique qu’elle ne puisse numéroter, nettoyer et remettre en place.\n\nLa maison ne construit qu’à Montréal, et seulement à distance de marche de son propre bureau. Les réunions de chantier se tiennent en deux langues et finissent à l’heure dans les deux.',
  },
  Halvorne: {
    'Halvorne builds in timber on the Pacific coast, from garden terraces to towers of thirty-six floors. It owns the mill, which is the surest way to know where the wood has been.\n\nEach building is monitored for ten years after completion. The readings go to the residents first and to the engineers second.':
      'Halvorne construit en bois sur la côte du Pacifique, des terrasses de jardin aux tours de trente-six étages. Elle possède la scierie\u00A0: c’est la façon la plus sûre de savoir d’où vient le bois.\n\nChaque immeuble est suivi pendant dix ans après sa livraison. Les relevés vont d’abord aux résidents, ensuite aux ingénieurs.',
  },
  Kumorei: {
    'Kumorei has completed twelve buildings in Tokyo in twenty-two years, none with more than fifty homes. Each begins with a garden and works outward.\n\nIts carpenters and its engineers share one long room. Visitors are asked to take off their shoes and to say what they would leave out.\n\nThe firm keeps no sales office. It has not needed one.':
      'Kumorei a achevé douze immeubles à Tokyo en vingt-deux ans, aucun de plus de cinquante résidences. Chacun commence par un jardin et se poursuit vers l’extérieur.\n\nSes charpentiers et ses ingénieurs partagent une longue salle. On prie les visiteurs d’enlever leurs chaussures et de dire ce qu’ils retrancheraient.\n\nLa maison n’a pas de bureau des ventes. Elle n’en a pas eu besoin.',
  },
  Lumerive: {
    'Lumerive builds along the water in Montreal: five addresses on the canal, one on the river, all in brick. The family business is in its third generation and still lays a sample wall in the yard before it signs a drawing.\n\nEvery Lumerive kitchen faces the towpath. Nobody remembers who made the rule.':
      'Lumerive construit au bord de l’eau à Montréal\u00A0: cinq adresses sur le canal, une sur le fleuve, toutes en brique. L’entreprise familiale en est à sa troisième génération et monte encore un mur d’essai dans la cour avant de signer un plan.\n\nToutes les cuisines de Lumerive donnent sur le chemin de halage. Personne ne se rappelle qui a édicté la règle.',
  },
  'Marenko & Sy': {
    'Two engineers, one firm. Marenko does the structure, Sy does the sums, and both sign every page of the disclosure statement.\n\nThe company has finished seven towers on the Toronto waterfront since 2006. Six were early. The seventh had an archaeologist in the basement for a summer, and has a very good lobby display as a result.':
      'Deux ingénieurs, une maison. Marenko fait la structure, Sy fait les comptes, et tous deux signent chaque page de l’état de divulgation.\n\nDepuis 2006, l’entreprise a achevé sept tours au bord de l’eau à Toronto. Six étaient en avance. La septième a cédé un été à des fouilles archéologiques, dont une vitrine du hall présente les trouvailles.',
  },
  Northquay: {
    'Northquay has built eleven buildings in nineteen years, all within sight of salt water. The studio keeps its own joiners and its own maintenance crew, and answers for both.\n\nKestrel House is its third tower with the same architect. They still disagree about handrails.':
      'Northquay a construit onze immeubles en dix-neuf ans, tous avec vue sur l’eau salée. L’atelier a ses propres menuisiers et sa propre équipe d’entretien, et répond des deux.\n\nKestrel House est sa troisième tour avec le même architecte. Ils ne s’entendent toujours pas sur les mains courantes.',
  },
  Orrinvale: {
    'Orrinvale works on Oʻahu and nowhere else. Its buildings are drawn around the trade winds, which arrive from the northeast, cost nothing and have never missed a payment.\n\nThe company plants before it digs. By the time the first residents move in, the palms are four years old and have opinions.':
      'Orrinvale travaille à Oʻahu et nulle part ailleurs. Ses immeubles sont dessinés selon les alizés, qui viennent du nord-est et rafraîchissent chaque pièce sans rien coûter.\n\nLa maison plante avant de creuser. Quand les premiers résidents emménagent, les palmiers ont déjà quatre ans.',
  },
  Tesselin: {
    'Tesselin makes metal façades and, when it cannot find a developer patient enough, becomes one. Three of its own buildings stand in Toronto, and the cladding of thirty more.\n\nThe workshop is open on the first Saturday of the month. Children are given an offcut and a file.':
      'Tesselin fabrique des façades de métal et, quand elle ne trouve pas de promoteur assez patient, en devient un. Elle compte trois immeubles à Toronto et en a revêtu trente autres.\n\nL’atelier est ouvert le premier samedi du mois. On y donne aux enfants une chute de métal et une lime.',
  },
};
