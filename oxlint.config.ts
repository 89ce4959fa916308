import { defineConfig, type OxlintOverride } from 'oxlint';

/**
 * Who may import whom. Patterns read as in .gitignore: a later one that begins with `!` allows again.
 * Where two directions match a file, the later one counts. Tests may look at all sides.
 */
const directions = [
  direction({
    of: ['src/pages/**', 'src/layouts/**'],
    never: [
      '**/platform/**',
      '!**/platform/attempt.ts',
      '!**/platform/actions.ts',
      '!**/platform/auth.ts',
      '!**/platform/map-provider.ts',
      '!**/platform/sign-in.ts',
      '!**/platform/sign-in-link.ts',
      '**/records/**',
      'kysely',
      'pg',
      'node:sqlite',
    ],
    because:
      'Pages and layouts read through features; of the platform they know its actions and the session.',
  }),
  direction({
    of: ['src/**/*.tsx'],
    never: ['**/*.{server,actions}.ts', '**/platform/**', 'node:*'],
    because: 'What is seen imports nouns, ui, admin, site and lib.',
  }),
  direction({
    of: ['src/features/*/*.ts'],
    never: [
      '**',
      '!zod',
      '!./*.ts',
      '!../*/*.ts',
      '!../../lib/**',
      '!../../records/*.ts',
      '!../../site/{placeholders,settings*}.ts',
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
      '!../../site/*settings*.ts',
      '**/*.actions.ts',
      '**/*.tsx',
    ],
    because:
      'Server files import their own noun, the <noun>.ts of others, records, platform, the settings and lib.',
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
  direction({
    of: ['src/admin/**'],
    never: outside('admin', 'ui', 'lib'),
    because: 'The back-office kit knows no nouns: it imports ui and lib.',
  }),
  direction({
    of: ['src/ui/**'],
    never: outside('ui', 'lib'),
    because: 'The public look knows no nouns: it imports lib.',
  }),
  direction({
    of: ['src/platform/**'],
    never: outside('platform', 'lib'),
    because: 'The platform imports lib.',
  }),
  direction({
    of: ['src/platform/tables.ts'],
    never: [...outside('platform', 'lib', 'features'), '**/features/**/*.*.ts', '**/*.tsx'],
    because: 'The list of tables takes the rows of the nouns and nothing else.',
  }),
  direction({
    of: ['src/records/**'],
    never: outside('records', 'platform', 'lib'),
    because: 'What all records share stands on the platform, and knows no nouns.',
  }),
  direction({
    of: ['src/records/fields.ts'],
    never: ['**', '!zod', '!../lib/**'],
    because: 'Fields run anywhere: they stand on zod and lib.',
  }),
  direction({
    of: ['src/lib/**'],
    never: ['**', '!./*'],
    because: 'lib imports nothing.',
  }),
  direction({
    of: ['src/site/**'],
    never: ['**', '!./*', '!../lib/**'],
    because: 'site imports lib.',
  }),
  direction({
    of: ['src/site/settings-*.ts', 'src/site/texts-with-facts.ts'],
    never: ['**', '!./*', '!../lib/**', '!../records/fields.ts', '!zod'],
    because: 'What an editor writes of the settings stands on zod and the fields of records.',
  }),
  direction({
    of: ['src/site/*.tsx'],
    never: ['**', '!./*', '!../lib/**', '!react', '!react-dom/server'],
    because: 'What the company sends is React, and stands on the settings.',
  }),
];

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  ignorePatterns: ['dist', 'data'],
  rules: {
    eqeqeq: 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', './node-version.ts'] }],
    // What scrolls must be reached by the keyboard, says axe; and a role is as good as its tag.
    'jsx-a11y/no-noninteractive-tabindex': 'off',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'react/react-in-jsx-scope': 'off',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/prefer-node-protocol': 'error',
  },
  overrides: directions,
});

type Direction = { of: string[]; never: string[]; because: string };

function direction({ of, never, because }: Direction): OxlintOverride {
  return {
    files: of,
    excludeFiles: ['**/*.test.ts', '**/*.e2e.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ group: never, message: because }] }],
    },
  };
}

function outside(...allowed: string[]) {
  const places = ['features', 'records', 'admin', 'ui', 'site', 'platform', 'lib', 'layouts'];
  return [...places, 'pages', 'actions', 'styles', 'demo']
    .filter((place) => !allowed.includes(place))
    .map((place) => `**/${place}/**`);
}
