import type { OxlintOverride } from 'oxlint';

type Direction = { of: string[]; never: string[]; because: string };

/** Files that never import some modules, and why. */
export function direction({ of, never, because }: Direction): OxlintOverride {
  return {
    files: of,
    excludeFiles: ['**/*.test.ts', '**/*.e2e.ts'],
    rules: {
      'no-restricted-imports': ['error', { patterns: [{ group: never, message: because }] }],
    },
  };
}

/** All folders of the site but these. */
export function outside(...allowed: string[]) {
  const places = ['features', 'records', 'admin', 'ui', 'site', 'platform', 'lib', 'layouts'];
  return [...places, 'pages', 'actions', 'styles', 'demo']
    .filter((place) => !allowed.includes(place))
    .map((place) => `**/${place}/**`);
}
