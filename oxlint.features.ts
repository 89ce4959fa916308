import { direction, outside } from './oxlint.direction.ts';

/** Who may import whom in `src/features`. */
export const featureDirections = [
  direction({
    of: ['src/features/*/*.ts'],
    never: [
      '**',
      '!zod',
      '!./*.ts',
      '!../*/*.ts',
      '!../../lib/**',
      '!../../records/*.ts',
      '!../../site/{office-today,placeholders,settings*}.ts',
      '**/*.*.ts',
    ],
    because:
      'A noun stands on zod, lib, the settings, the fields of records and the <noun>.ts of others.',
  }),
  direction({
    of: [
      'src/features/page-content/free-page.ts',
      'src/features/page-content/page-placeholders.ts',
    ],
    never: [
      '**',
      '!./*.ts',
      '!../*/*.ts',
      '!../../lib/**',
      '!../../site/{paths,placeholders,settings}.ts',
      '**/*.*.ts',
    ],
    because:
      'These say which addresses the site has itself, and what texts can say of the company.',
  }),
  direction({
    of: ['src/features/media/film-encoder.ts'],
    never: ['**', '!mediabunny', '!../../lib/**'],
    because: 'It is fetched when a film is chosen, and stands on what encodes films alone.',
  }),
  direction({
    of: ['src/features/*/use*.ts'],
    never: ['**/*.{server,actions}.ts', '**/platform/**', 'node:*'],
    because: 'A hook is part of what is seen: it imports what a *.tsx may.',
  }),
  direction({
    of: ['src/features/*/*-mails.ts'],
    never: [
      '**',
      '!./*.ts',
      '!../*/*.ts',
      '!../../lib/**',
      '!../../site/**',
      '!../../platform/mail-row.ts',
      '**/*.*.ts',
    ],
    because: 'What is written in mails stands on nouns, lib and site.',
  }),
  direction({
    of: ['src/features/*/*-advice.ts'],
    never: ['**', '!./*.ts', '!../*/*.ts', '!../../lib/**', '!../../admin/**', '**/*.*.ts'],
    because: 'What is advised in a form stands on its values, nouns and lib.',
  }),
  direction({
    of: ['src/features/*/*.actions.ts'],
    never: [
      '../**',
      '!../../lib/rights.ts',
      '!../../platform/actions.ts',
      '!../../records/*.ts',
      '**/*.tsx',
    ],
    because:
      'Actions import their own *.server.ts, their own noun, records, rights and platform/actions.ts.',
  }),
  direction({
    of: ['src/features/*/*.server.ts'],
    never: [
      '../**',
      '!../*/*.ts',
      '../*/*.*.ts',
      '!../nouns.ts',
      '!../../records/*.ts',
      '!../../platform/**',
      '!../../lib/**',
      '!../../site/{office-today,route-rights,*settings*}.ts',
      '**/*.actions.ts',
      '**/*.tsx',
    ],
    because:
      'Server files import their own noun, the <noun>.ts of others, records, platform, the settings, the rights of routes and lib.',
  }),
  direction({
    of: ['src/features/media/{remove,replace}-media.server.ts'],
    never: [
      '../**',
      '!../nouns.ts',
      '!../nouns.server.ts',
      '!../../records/*.ts',
      '!../../platform/**',
      '!../../lib/**',
      '!../../site/paths.ts',
      '**/*.actions.ts',
      '**/*.tsx',
    ],
    because: 'What is done to a file is done to the records of every noun.',
  }),
  direction({
    of: ['src/features/dashboard/dashboard.server.ts'],
    never: [
      '../**',
      '!../*/*.ts',
      '!../nouns.ts',
      '!../nouns.server.ts',
      '!../../records/*.ts',
      '!../../platform/**',
      '!../../lib/**',
      '**/*.actions.ts',
      '**/*.tsx',
    ],
    because: 'The dashboard tells of the records of every noun.',
  }),
  direction({
    of: ['src/features/nouns.ts'],
    never: ['**', '!./*/*.ts', '!../lib/**', '!../site/paths.ts', '**/*.*.ts'],
    because: 'The list of nouns takes what they declare, and runs anywhere.',
  }),
  direction({
    of: ['src/features/nouns.server.ts'],
    never: [...outside('features', 'records', 'platform', 'lib'), '**/*.tsx'],
    because: 'The list of what the server does for nouns knows nothing of what is seen.',
  }),
  direction({
    of: ['src/features/*/*.demo.ts'],
    never: ['**/*.actions.ts', '**/*.tsx'],
    because: 'The cast knows nothing of what is seen.',
  }),
];
