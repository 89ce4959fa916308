import path from 'node:path';
import { playwright } from '@vitest/browser-playwright';
import { configDefaults, defineConfig } from 'vitest/config';
import { browserFlags, findBrowser } from './tests/browser/browser.ts';
import { isLong } from './tests/set-up/long.ts';
import { testsOfOwnSql } from './tests/set-up/own-sql.ts';

const onEachDatabase = ['src/**/*.server.test.ts'];
const withoutDatabase = ['src/platform/**/*.test.ts'];
const migrated = 'tests/set-up/migrated-for-all.ts';
/** A process for each file takes longer to begin than most files run. */
const freshModules = 'tests/set-up/fresh-modules.ts';
const environment = 'tests/set-up/environment.ts';
const lentProcesses = 'tests/set-up/lent-processes.ts';
const database = 'tests/set-up/database.ts';

/** As with journeys: what passes only when it is tried again is named at the end of `npm test`. */
const retry = process.env['CI'] ? 2 : 0;

const kitPackages = [
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-dev-runtime',
  'react/jsx-runtime',
  '@dnd-kit/dom',
  '@dnd-kit/react',
  '@dnd-kit/react/sortable',
  '@mantine/core',
  '@mantine/hooks',
  '@mantine/spotlight',
  '@tanstack/react-query',
  '@tiptap/core',
  '@tiptap/extension-link',
  '@tiptap/extension-list',
  '@tiptap/extensions',
  '@tiptap/react',
  '@tiptap/starter-kit',
  'axe-core',
  'diff/lib/diff/array.js',
  'idb',
  'jschardet',
  'papaparse',
  'react-hot-toast/headless',
  'saxes',
  'zod',
];

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // What takes long by nature has `@long` in its name.
    ...(!isLong && { testNamePattern: /^(?!.*@long)/ }),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [...configDefaults.exclude, ...onEachDatabase, ...withoutDatabase],
          setupFiles: [environment],
          // Rules keep nothing between files, and making a process for each takes longer than they do.
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'platform',
          include: withoutDatabase,
          exclude: [...configDefaults.exclude, ...onEachDatabase],
          setupFiles: [freshModules, environment],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'sqlite',
          include: onEachDatabase,
          globalSetup: [migrated],
          setupFiles: [freshModules, lentProcesses, environment, database],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: isLong ? onEachDatabase : testsOfOwnSql(onEachDatabase),
          globalSetup: [migrated],
          setupFiles: [freshModules, lentProcesses, environment, database],
          isolate: false,
        },
      },
      {
        extends: true,
        // All packages of the kit are bundled before the first test: one that is found later reloads the page.
        optimizeDeps: { include: kitPackages, noDiscovery: true },
        test: {
          name: 'kit',
          retry,
          env: { TEST_LONG: isLong ? '1' : '' },
          include: ['src/**/*.browser.test.tsx'],
          alias: { 'astro:actions': path.join(import.meta.dirname, 'tests/kit/astro-actions.ts') },
          setupFiles: ['tests/kit/set-up.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            locators: { exact: false },
            viewport: { width: 1280, height: 800 },
            provider: playwright({
              launchOptions: { executablePath: findBrowser(), args: browserFlags },
              contextOptions: { reducedMotion: 'reduce' },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'bundle',
          include: ['tests/bundle/*.test.ts'],
          globalSetup: ['tests/set-up/build-for-all.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          retry,
          include: ['tests/system/**/*.test.ts'],
          globalSetup: ['tests/set-up/build-for-all.ts', 'tests/set-up/demo-data-for-all.ts'],
          maxWorkers: 2,
          isolate: false,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
