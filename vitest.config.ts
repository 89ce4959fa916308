import { configDefaults, defineConfig } from 'vitest/config';
import { isLong } from './tests/long.ts';

const onEachDatabase = ['src/**/*.server.test.ts', 'src/platform/**/*.test.ts'];
const environment = 'tests/set-up-environment.ts';
const database = 'tests/set-up-database.ts';

export default defineConfig({
  test: {
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What takes long by nature has `@long` in its name.
    ...(!isLong && { testNamePattern: /^(?!.*@long)/ }),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'tests/*.test.ts'],
          exclude: [...configDefaults.exclude, ...onEachDatabase],
          setupFiles: [environment],
        },
      },
      {
        extends: true,
        test: { name: 'sqlite', include: onEachDatabase, setupFiles: [environment, database] },
      },
      {
        extends: true,
        test: {
          name: 'postgres',
          include: onEachDatabase,
          globalSetup: ['tests/postgres-for-all.ts'],
          setupFiles: [environment, database],
        },
      },
      {
        extends: true,
        test: {
          name: 'bundle',
          include: ['tests/bundle/*.test.ts'],
          globalSetup: ['tests/build-for-all.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'system',
          include: ['tests/system/*.test.ts'],
          globalSetup: ['tests/build-for-all.ts', 'tests/demo-data-for-all.ts'],
          maxWorkers: 2,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
