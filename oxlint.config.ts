import { defineConfig, type OxlintOverride } from 'oxlint';
import { oldWords } from './lint/old-words.ts';

/** A test asserts something: by `expect`, or by a helper whose name begins with it. */
const assertions: OxlintOverride[] = [
  {
    files: ['**/*.test.{ts,tsx}'],
    plugins: ['vitest'],
    rules: {
      'vitest/expect-expect': ['error', { assertFunctionNames: ['expect*', 'expect.**'] }],
      // A loop over many rows asks of each what it must be.
      'vitest/no-conditional-expect': 'off',
      'vitest/no-standalone-expect': [
        'error',
        { additionalTestBlockFunctions: ['beforeEach', 'afterEach'] },
      ],
      // The implementation of a mock has types already.
      'vitest/require-mock-type-parameters': 'off',
      'vitest/require-to-throw-message': 'error',
      'vitest/valid-expect': ['error', { maxArgs: 2 }],
    },
  },
  {
    files: ['**/*.e2e.ts'],
    jsPlugins: ['./lint/journeys.ts'],
    rules: { 'journeys/expect-expect': 'error' },
  },
];

/** Nothing else ever gets these keys, so nobody needs to ask. */
const inputMethods = ['isComposing', 'keyCode'].map((property) => ({
  property,
  message: '`src/admin/browser/composition.ts` keeps the keys of input methods from all listeners.',
}));

/** Those whose styles are loaded. */
const mantineNames =
  'ActionIcon Button Input MantineProvider Menu NativeSelect Textarea TextInput Tooltip createTheme CSSVariablesResolver MantineColorsTuple NativeSelectProps TextareaProps TextInputProps'.split(
    ' ',
  );

export default defineConfig({
  jsPlugins: ['./lint/rooms.ts', './lint/words.ts'],
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'react', 'jsx-a11y', 'promise'],
  categories: { correctness: 'error', suspicious: 'error' },
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  // The last is generated.
  ignorePatterns: ['dist', 'data', 'tests/api/api-schema.d.ts'],
  rules: {
    eqeqeq: 'error',
    'no-restricted-imports': [
      'error',
      {
        paths: [
          {
            name: '@mantine/core',
            allowImportNames: mantineNames,
            message: '`src/admin/frame/mantine.css` has no styles for it.',
          },
        ],
      },
    ],
    'no-restricted-properties': ['error', ...inputMethods],
    'import/no-cycle': ['error', { ignoreTypes: false }],
    // What is exported twice reads better after its package: `pg.Client`, `fc.tuple`.
    'import/no-named-as-default-member': 'off',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css', './node-version.ts'] }],
    // What scrolls must be reached by the keyboard, says axe.
    'jsx-a11y/no-noninteractive-tabindex': [
      'error',
      { roles: ['region', 'group'], tags: ['section'] },
    ],
    // `role="status"` announces, and `output` would be read as the result of a form.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // JSX is compiled to functions that need no `React`.
    'react/react-in-jsx-scope': 'off',
    'rooms/direction': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-non-null-assertion': 'error',
    // Rows of databases and parsed JSON get their types by assertion, once, where they come in.
    'typescript/no-unsafe-type-assertion': 'off',
    'typescript/switch-exhaustiveness-check': 'error',
    'unicorn/prefer-node-protocol': 'error',
    'words/no-old-words': ['error', oldWords],
  },
  overrides: [
    ...assertions,
    {
      files: ['src/admin/browser/composition.ts'],
      rules: { 'no-restricted-properties': 'off' },
    },
  ],
});
