/** The demo hosts in French, by name and English text. */
export const frHosts: Record<string, Record<string, string>> = {
  'Ingrid Halvorsen': {
    'Presentation gallery, 1180 Harbour Row': 'Galerie de présentation, 1180 Harbour Row',
    'Ring once; someone will have the drawings out.':
      'Sonnez une fois\u00A0: quelqu’un aura sorti les plans.',
  },
  'Mei Tanaka': {
    'Model room, 2-14-6 Minami-Aoyama': 'Résidence modèle, 2-14-6 Minami-Aoyama',
    'The door beside the garden. Slippers are provided, in two sizes.':
      'La porte à côté du jardin. Des pantoufles vous attendent, en deux pointures.',
  },
  'Étienne Laroche': {
    'Sales office, 410 rue Saint-Ambroise': 'Bureau des ventes, 410, rue Saint-Ambroise',
    'Through the yard, then the blue door on the left.':
      'Par la cour, puis la porte bleue à gauche.',
  },
};
