import { defineConfig } from 'oxfmt';

export default defineConfig({
  printWidth: 100,
  singleQuote: true,
  astro: true,
  ignorePatterns: ['package-lock.json', 'src/platform/maps/*.json', 'tests/api/api-schema.d.ts'],
});
