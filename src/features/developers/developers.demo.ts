import type { DeveloperInput } from './developer.ts';

/** The demo developers. Logo URLs are the names of files in `demo/`. */
export const demoDevelopers: DeveloperInput[] = [
  {
    name: 'Castrelle',
    description:
      'Castrelle began in 1988 by saving one warehouse in Griffintown from becoming a parking lot. It has saved fourteen since, and has never found a brick it could not number, clean and put back.\n\nThe firm builds only in Montreal, and only within walking distance of its own office. Site meetings are held in two languages and end on time in both.',
    logoUrl: 'developer-castrelle-dark.svg',
    website: 'https://castrelle.example',
  },
  {
    name: 'Halvorne',
    description:
      'Halvorne builds in timber on the Pacific coast, from garden terraces to towers of thirty-six floors. It owns the mill, which is the surest way to know where the wood has been.\n\nEach building is monitored for ten years after completion. The readings go to the residents first and to the engineers second.',
    logoUrl: 'developer-halvorne-dark.svg',
    website: 'https://halvorne.example',
  },
  {
    name: 'Kumorei',
    description:
      'Kumorei has completed twelve buildings in Tokyo in twenty-two years, none with more than fifty homes. Each begins with a garden and works outward.\n\nIts carpenters and its engineers share one long room. Visitors are asked to take off their shoes and to say what they would leave out.\n\nThe firm keeps no sales office. It has not needed one.',
    logoUrl: 'developer-kumorei-dark.svg',
    website: 'https://kumorei.example',
  },
  {
    name: 'Lumerive',
    description:
      'Lumerive builds along the water in Montreal: five addresses on the canal, one on the river, all in brick. The family business is in its third generation and still lays a sample wall in the yard before it signs a drawing.\n\nEvery Lumerive kitchen faces the towpath. Nobody remembers who made the rule.',
    logoUrl: 'developer-lumerive-dark.svg',
    website: 'https://lumerive.example',
  },
  {
    name: 'Marenko & Sy',
    description:
      'Two engineers, one firm. Marenko does the structure, Sy does the sums, and both sign every page of the disclosure statement.\n\nThe company has finished seven towers on the Toronto waterfront since 2006. Six were early. The seventh had an archaeologist in the basement for a summer, and has a very good lobby display as a result.',
    logoUrl: 'developer-marenko-sy-dark.svg',
    website: 'https://marenko-sy.example',
  },
  {
    name: 'Northquay',
    description:
      'Northquay has built eleven buildings in nineteen years, all within sight of salt water. The studio keeps its own joiners and its own maintenance crew, and answers for both.\n\nKestrel House is its third tower with the same architect. They still disagree about handrails.',
    logoUrl: 'developer-northquay-dark.svg',
    website: 'https://northquay.example',
  },
  {
    name: 'Orrinvale',
    description:
      'Orrinvale works on Oʻahu and nowhere else. Its buildings are drawn around the trade winds, which arrive from the northeast, cost nothing and have never missed a payment.\n\nThe company plants before it digs. By the time the first residents move in, the palms are four years old and have opinions.',
    logoUrl: 'developer-orrinvale-dark.svg',
    website: 'https://orrinvale.example',
  },
  {
    name: 'Tesselin',
    description:
      'Tesselin makes metal façades and, when it cannot find a developer patient enough, becomes one. Three of its own buildings stand in Toronto, and the cladding of thirty more.\n\nThe workshop is open on the first Saturday of the month. Children are given an offcut and a file.',
    logoUrl: 'developer-tesselin-dark.svg',
    website: null,
  },
];
