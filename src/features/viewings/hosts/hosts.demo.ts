import { hostSchema, usualRules } from './host.ts';

const days = (weekdays: number[], from: string, until: string) =>
  weekdays.map((weekday) => ({ weekday, from, until }));

const records = [
  {
    name: 'Ingrid Halvorsen',
    partner: 'ingrid-halvorsen',
    city: 'VANCOUVER',
    project: 'kestrel-house',
    languages: ['en'],
    place: 'Presentation gallery, 1180 Harbour Row',
    wayIn: 'Ring once; someone will have the drawings out.',
    videoUrl: 'https://video.example/ingrid-halvorsen',
    hours: [
      ...days([1, 2, 3, 4, 5], '10:00', '13:00'),
      ...days([1, 2, 3, 4, 5], '14:00', '17:00'),
      ...days([6], '11:00', '16:00'),
    ],
    perDay: 6,
  },
  {
    name: 'Mei Tanaka',
    partner: 'mei-tanaka',
    city: 'TOKYO',
    project: 'ito-house',
    languages: ['en', 'ja'],
    place: 'Model room, 2-14-6 Minami-Aoyama',
    wayIn: 'The door beside the garden. Slippers are provided, in two sizes.',
    videoUrl: 'https://video.example/mei-tanaka',
    hours: [...days([2, 3, 4, 5, 6], '10:00', '12:00'), ...days([2, 3, 4, 5, 6], '13:00', '18:00')],
    minutes: 60,
  },
  {
    name: 'Étienne Laroche',
    partner: 'etienne-laroche',
    city: 'MONTREAL',
    project: 'ateliers-ferrand',
    languages: ['en', 'fr'],
    place: 'Sales office, 410 rue Saint-Ambroise',
    wayIn: 'Through the yard, then the blue door on the left.',
    hours: [...days([1, 2, 3, 4], '09:00', '17:00'), ...days([5, 6], '09:00', '13:00')],
  },
];

/** The demo hosts, with the slugs of their partners and projects. */
export const demoHosts = records.map(({ partner, project, ...host }) => ({
  ...hostSchema.parse({ ...usualRules, ...host }),
  partner,
  project,
}));
