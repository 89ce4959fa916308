import { defineConfig, type OxlintOverride } from 'oxlint';
import { direction, outside } from './oxlint.direction.ts';
import { featureDirections } from './oxlint.features.ts';

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
  ...featureDirections,
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

/** A test asserts something: by `expect`, or by a helper whose name begins with it. */
const assertions: OxlintOverride[] = [
  {
    files: ['**/*.test.{ts,tsx}'],
    plugins: ['vitest'],
    rules: {
      'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'expect.**'] }],
      'vitest/no-conditional-expect': 'off',
      'vitest/no-standalone-expect': 'off',
      'vitest/require-mock-type-parameters': 'off',
      'vitest/require-to-throw-message': 'off',
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
    },
  },
  {
    files: ['**/*.e2e.ts'],
    jsPlugins: ['./oxlint.journeys.ts'],
    rules: { 'journeys/expect-expect': 'error' },
  },
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
  overrides: [...directions, ...assertions],
});
