/** A command, as its help shows it. */
export type Command = {
  file: string;
  purpose: string;
  options?: Record<string, Option>;
  operands?: Record<string, { isRequired?: boolean; isRepeated?: boolean; meaning: string }>;
  /** What to call it with for its shortest form, which `npm run test:long` runs. */
  shortest?: string;
};

const isConfirmed = { meaning: 'Does not ask for confirmation' };
const email = { value: 'email', meaning: 'The email of the account (asks for it if missing)' };

/** Without `value` or `choices` it is a switch. One with choices is required. */
export type Option = {
  value?: string;
  choices?: readonly string[];
  default?: string;
  meaning: string;
};

/** Every command, by its name in package.json or by its file. */
export const commands = {
  start: {
    file: 'scripts/start.ts',
    purpose:
      'Builds the site if needed, then serves it. Environment variables set it up: see README.md',
  },
  dev: { file: 'scripts/dev.ts', purpose: 'Dev server on the sources, with the same data' },
  build: { file: 'scripts/build.ts', purpose: 'Builds only, into dist/<hash of the sources>' },
  test: {
    file: 'scripts/test.ts',
    purpose: 'Runs the checks',
    operands: {
      step: { isRepeated: true, meaning: 'Runs only steps with this word in their name' },
    },
    options: { long: { meaning: 'Runs all checks, including the slow ones' } },
  },
  fonts: { file: 'scripts/fonts.ts', purpose: "Subsets the site's fonts from their packages" },
  'create-admin': {
    file: 'scripts/create-admin.ts',
    purpose: 'Creates an owner account for the back office',
    options: {
      email,
      name: { value: 'name', meaning: 'The name of the owner (asks for it if missing)' },
    },
  },
  'reset-password': {
    file: 'scripts/reset-password.ts',
    purpose: "Sets a new password, ends the account's sessions, removes its passkeys",
    options: { email },
  },
  'sign-in-link': {
    file: 'scripts/sign-in-link.ts',
    purpose: 'Prints a link that signs in once within 15 minutes, bypassing all limits',
    options: { email },
  },
  backup: {
    file: 'scripts/backup.ts',
    purpose: 'Writes database, media and secret to one verified file while the site runs',
    operands: { folder: { meaning: 'Where to write it (default: backups in the data folder)' } },
    options: { keep: { value: 'number', meaning: 'Deletes older backups there, except so many' } },
  },
  restore: {
    file: 'scripts/restore.ts',
    purpose: 'Restores a backup, all or nothing',
    operands: { backup: { isRequired: true, meaning: 'The file of the backup' } },
    options: { yes: isConfirmed },
  },
  move: {
    file: 'scripts/move.ts',
    purpose: 'Moves the site to PostgreSQL and S3 or back, and compares both sides',
    operands: {
      'settings file': { isRequired: true, meaning: 'The environment variables of the target' },
    },
    options: { yes: isConfirmed },
  },
  export: {
    file: 'scripts/export.ts',
    purpose: 'Writes all content to a folder, tables as JSON, images and videos as files',
    operands: { folder: { meaning: 'An empty or new folder (default: export)' } },
  },
  import: {
    file: 'scripts/import.ts',
    purpose: 'Imports an older site, a WordPress export or a sheet, after a dry run and a question',
    operands: { source: { meaning: 'The folder or file to import' } },
    options: {
      publish: { meaning: 'Publishes what is published there (otherwise all become drafts)' },
      clashes: {
        value: 'choice',
        default: 'ours',
        meaning: 'What happens to records that were changed here: ours, file or copy',
      },
      rows: { value: 'noun', meaning: 'What the rows of a sheet are: partners, projects …' },
      as: { value: 'email', meaning: 'The owner in whose name it is done (default: the first)' },
      undo: { value: 'import', meaning: 'Undoes an import as a whole' },
      yes: isConfirmed,
    },
  },
  'media:move': {
    file: 'scripts/media-move.ts',
    purpose: 'Copies all media to S3 or back to disk, and compares both sides',
    options: { to: { choices: ['s3', 'disk'], meaning: 'The target' } },
  },
  'mail:test': {
    file: 'scripts/mail-test.ts',
    purpose: 'Sends one email and reports the result',
    operands: { email: { isRequired: true, meaning: 'The recipient, such as you@example.com' } },
  },
  'try:cluster': {
    file: 'scripts/try-cluster.ts',
    purpose: 'Two instances behind a proxy under load: a release, kills, outages',
    shortest: '--requests 500 --saves 10 --visitors 4 --only release',
    options: {
      instances: { value: 'number', default: '2', meaning: 'How many instances run' },
      requests: { value: 'number', default: '100000', meaning: 'Page requests in each trial' },
      saves: { value: 'number', default: '100', meaning: 'Saves in each trial' },
      races: { value: 'number', default: '150', meaning: 'Times for which ten visitors compete' },
      visitors: { value: 'number', default: '16', meaning: 'Visitors in parallel' },
      pause: {
        value: 'ms',
        default: '0',
        meaning: 'How long a visitor waits before the next page',
      },
      drain: { value: 'seconds', default: '10', meaning: 'DRAIN_SECONDS of the instances' },
      away: { value: 'seconds', default: '15', meaning: 'How long the database is away' },
      minutes: { value: 'number', default: '0', meaning: 'Repeats the trials for so long' },
      only: { value: 'word', meaning: 'Runs only trials with this word in their name' },
    },
  },
  'try:history': {
    file: 'scripts/try-history.ts',
    purpose: 'Plays work and failures from one seed',
    shortest: '--rounds 1',
    options: {
      seed: { value: 'number', meaning: 'The same seed plays the same (default: random)' },
      minutes: { value: 'number', default: '5', meaning: 'How long it plays' },
      rounds: { value: 'number', meaning: 'How many rounds it plays, instead of minutes' },
      postgres: { meaning: 'Runs on PostgreSQL' },
    },
  },
  'try:readers': {
    file: 'scripts/try-readers.ts',
    purpose: 'Feeds every reader with hostile files and texts',
    shortest: '--minutes 1',
    options: {
      seed: { value: 'number', meaning: 'The same seed feeds the same (default: random)' },
      minutes: { value: 'number', default: '5', meaning: 'How long it feeds' },
    },
  },
  'try:webhooks': {
    file: 'scripts/try-webhooks.ts',
    purpose: 'Sends webhooks, with kills and a dead endpoint',
    shortest: '--events 100 --dead 3',
    options: {
      events: { value: 'number', default: '10000', meaning: 'How many events are raised' },
      dead: { value: 'seconds', default: '60', meaning: 'How long one endpoint is dead' },
      within: { value: 'minutes', default: '0', meaning: 'The time over which they are raised' },
      minutes: { value: 'number', default: '30', meaning: 'When it has failed' },
      postgres: { meaning: 'Runs on PostgreSQL, with three processes' },
    },
  },
  'try:campaign': {
    file: 'scripts/try-campaign.ts',
    purpose: 'Sends a campaign from three instances, with kills, an outage and people who leave',
    shortest: '--readers 60 --kills 1',
    options: {
      readers: { value: 'number', default: '500', meaning: 'How many people are on the list' },
      kills: { value: 'number', default: '6', meaning: 'How often an instance is killed' },
      minutes: { value: 'number', default: '30', meaning: 'When it has failed' },
    },
  },
  'demo:clear': {
    file: 'scripts/demo-clear.ts',
    purpose: 'Removes unchanged demo content, after asking',
    options: { yes: isConfirmed },
  },
  'demo:reset': {
    file: 'scripts/demo-reset.ts',
    purpose: 'Replaces all content with the demo content, after asking',
    options: { yes: isConfirmed },
  },
  bench: {
    file: 'bench/run.ts',
    purpose: 'Benchmarks the site against the same pages saved as static files',
    shortest: '--quick',
    options: {
      quick: { meaning: 'Measures fewer times' },
      write: { meaning: 'Writes the results to docs/measurements.md' },
    },
  },
  'bench:languages': {
    file: 'bench/languages.ts',
    purpose: 'Compares pages in each language with English ones by Lighthouse',
    shortest: '--quick',
    options: { quick: { meaning: 'Single measurements, for a first look' } },
  },
  'bench:brochure': {
    file: 'bench/brochure.ts',
    purpose: 'Times a first brochure',
    shortest: '--quick',
    options: { quick: { meaning: 'Measures once' } },
    operands: { folder: { meaning: 'Another version of the site, to compare with' } },
  },
  'bench:memory': {
    file: 'bench/mixed-load.ts',
    purpose: 'Runs a mixed load and reports memory',
    shortest: '0.5',
    operands: { minutes: { meaning: 'How long it runs (default: 15)' } },
  },
  'bench:alerts': {
    file: 'bench/alerts.ts',
    purpose: 'Matches a changed project with 200 and with 20,000 subscriptions',
    shortest: '',
  },
  'bench:viewings': {
    file: 'bench/viewings.ts',
    purpose: 'Times the free times of a month with few and with many viewings',
    shortest: '',
  },
  'bench:flood': {
    file: 'bench/flood.ts',
    purpose: 'Measures a cached page while a stranger asks for pages that no cache holds',
    shortest: '--quick',
    options: { quick: { meaning: 'Measures once' } },
    operands: {
      folder: { isRepeated: true, meaning: 'Another version of the site, to compare with' },
    },
  },
  'bench:scale': {
    file: 'bench/scale.ts',
    purpose: 'Compares thousands of records with the demo content',
    shortest: '--quick',
    options: {
      postgres: { meaning: 'Measures on PostgreSQL' },
      quick: { meaning: 'Measures once, with a twentieth of the records' },
      write: { meaning: 'Writes the table to docs/measurements.md' },
    },
  },
  'lint.ts': {
    file: 'scripts/lint.ts',
    purpose: 'Checks types, lint and which code imports which',
  },
  'network-packages.ts': {
    file: 'scripts/network-packages.ts',
    purpose: 'Updates the table of packages that face the network in docs/operating.md',
  },
  'prepare-map-grounds.ts': {
    file: 'scripts/prepare-map-grounds.ts',
    purpose: 'Prepares the water of the maps from OpenStreetMap data',
    operands: {
      'map file': { isRequired: true, meaning: 'map.geo.json of @geo-maps/earth-waterbodies-100m' },
    },
  },
} satisfies Record<string, Command>;
