import path from 'node:path';

/**
 * Who may import whom. The last direction that fits a file counts. Of `may` and `packages` the last pattern that fits
 * counts, and `!` refuses; `{own}` is the folder of the file's own noun. Tests may look at all sides.
 */
type Direction = {
  of: string[];
  may: string[];
  /** All packages, if it is left out. */
  packages?: string[];
  because: string;
};

const lib = 'src/lib/**';
const messages = 'src/messages/**';
/** What every room may know: it runs anywhere. */
const model = 'src/model/**';
/** The files of nouns that run anywhere. */
const nouns = ['src/features/**/*.ts', '!src/features/**/*.*.ts', '!src/features/**/use*.ts'];
const site = 'src/site/{*,settings/*}.ts';
/** The language of what is running. */
const language = 'src/platform/languages/page-language.ts';
/** Joins several nouns for the server. */
const notJoining = ['!src/compose/**', '!**/*.compose.server.ts'];
/** Reads what people bring, in a bounded process alone. */
const readers = [
  'src/platform/html/clean-html.ts',
  'src/features/moving/source/{older-site,open-source,read-table,sheet,unzip,wordpress{,-item,-items,-text},workbook-sheets}.server.ts',
];
const noReaders = readers.map((reader) => `!${reader}`);
const notOfServer = ['**', '!node:*', '!kysely', '!pg'];

const directions: Direction[] = [
  {
    of: ['src/{pages,layouts,actions}/**'],
    may: [
      'src/**',
      '!src/{platform,records}/**',
      'src/platform/{attempt,actions,define-actions}.ts',
      'src/platform/accounts/{auth,sign-in,sign-in-link}.ts',
      'src/platform/maps/provider.ts',
      language,
    ],
    packages: ['**', '!kysely', '!pg', '!node:sqlite'],
    because:
      'Pages and layouts read through features; of the platform they know its actions, the session and the language.',
  },
  {
    of: ['src/features/**/*.ts'],
    may: [...nouns, model, lib, messages, site],
    packages: ['zod'],
    because: 'A noun stands on zod, lib, the model, the site and the <noun>.ts of others.',
  },
  {
    of: ['src/features/media/film/video-encoder.ts'],
    may: [lib],
    packages: ['mediabunny'],
    because: 'It is fetched when a film is chosen, and stands on what encodes films alone.',
  },
  {
    of: ['src/features/translations/exchange/xml.ts'],
    may: [lib],
    packages: ['saxes'],
    because: 'It reads XML by saxes, and knows nothing of what is in it.',
  },
  {
    of: ['src/features/brochures/print/*.ts'],
    may: ['{own}/**', ...nouns, model, lib, messages, site, 'src/platform/jobs/answer-jobs.ts'],
    because: 'It is a program of its own, which stands on nouns and on what writes PDF.',
  },
  {
    of: ['src/features/**/*-emails.ts'],
    may: [...nouns, model, lib, messages, 'src/site/**', 'src/platform/mail/row.ts', language],
    because: 'What is written in emails stands on nouns, lib and site.',
  },
  {
    of: ['src/features/**/*-advice.ts'],
    may: [...nouns, model, lib, 'src/admin/**'],
    packages: [],
    because: 'What is advised in a form stands on its values, nouns and lib.',
  },
  {
    of: ['src/**/*.tsx', 'src/features/**/{use*,bulk-advice}.ts'],
    may: ['src/**', '!src/{platform,records,compose}/**', '!**/*.{server,actions,demo}.ts'],
    packages: notOfServer,
    because: 'What is seen imports nouns, ui, admin, site and lib.',
  },
  {
    of: ['src/features/**/*.actions.ts'],
    may: [
      '{own}/**',
      '!**/*.tsx',
      'src/records/**',
      'src/features/own-records.server.ts',
      'src/platform/actions.ts',
      model,
      lib,
    ],
    because:
      'Actions import their own noun, records, lib and platform/actions.ts: another noun is reached by its own actions.',
  },
  {
    of: ['src/features/**/*.server.ts'],
    may: [
      ...nouns,
      '{own}/**',
      '!**/*.{actions.ts,tsx}',
      'src/features/{own-records,sellers,public-door,leaving-texts,linked-projects}.server.ts',
      'src/features/subscriptions/{subscribe,readers}.server.ts',
      'src/records/**',
      'src/platform/**',
      ...notJoining,
      ...noReaders,
      'src/site/{office-today,placeholders,route-rights,settings/*}.ts',
      model,
      lib,
      messages,
    ],
    because:
      'Server files import their own noun, the <noun>.ts of others, records, platform, the settings and lib; what reads other nouns is a *.compose.server.ts.',
  },
  {
    of: ['src/features/media/uses/remove-media.server.ts'],
    may: [
      'src/features/media/**',
      '!**/*.{actions.ts,tsx}',
      ...notJoining,
      'src/records/**',
      'src/platform/**',
      'src/site/paths.ts',
    ],
    because: 'What is done to a file leads to the pages of the records that use it.',
  },
  {
    of: ['src/features/nouns.ts'],
    may: [...nouns, model, lib, 'src/site/paths.ts'],
    packages: [],
    because: 'The list of nouns takes what they declare, and runs anywhere.',
  },
  {
    of: ['src/features/nouns.server.ts'],
    may: ['src/{features,records,platform,model,lib}/**', '!**/*.tsx', ...notJoining],
    because: 'The list of what the server does for nouns knows nothing of what is seen.',
  },
  {
    of: ['src/compose/**', 'src/features/**/*.compose.server.ts'],
    may: [
      'src/**',
      '!src/{pages,layouts,actions,admin,ui}/**',
      '!**/*.{actions.ts,tsx}',
      ...noReaders,
    ],
    because:
      'What joins several nouns for the server knows nothing of what is seen; pages, actions and the server import it, nouns never.',
  },
  {
    of: ['src/features/**/*.demo.ts'],
    may: ['src/**', 'demo/**', '!**/*.{actions.ts,tsx}', ...notJoining],
    because: 'Demo records know nothing of what is seen.',
  },
  {
    of: ['src/admin/**'],
    may: ['src/admin/**', 'src/ui/**', model, lib],
    packages: notOfServer,
    because: 'The back-office kit knows no nouns: it imports ui, the model and lib.',
  },
  {
    of: ['src/ui/**'],
    may: ['src/ui/**', lib, messages],
    packages: notOfServer,
    because: 'The public look knows no nouns: it imports lib and messages.',
  },
  {
    of: ['src/records/**'],
    may: ['src/records/**', 'src/platform/**', ...noReaders, model, lib],
    because: 'What all records share stands on the platform, and knows no nouns and no site.',
  },
  {
    of: ['src/platform/**'],
    may: ['src/platform/**', ...noReaders, model, lib],
    because: 'The platform imports the model and lib.',
  },
  {
    of: ['src/model/**'],
    may: [model, lib],
    packages: ['zod'],
    because: 'The model runs anywhere: it stands on zod and lib.',
  },
  {
    of: ['src/model/csv.ts'],
    may: [lib],
    packages: ['papaparse'],
    because: 'Records are written as tables in the browser too, by papaparse.',
  },
  {
    of: ['src/lib/**'],
    may: [lib],
    packages: [],
    because: 'lib imports nothing.',
  },
  {
    of: [
      ...readers,
      'src/platform/html/{rich-text,rich-text-worker}.ts',
      'src/platform/mail/received-email.ts',
      'src/features/moving/source/{source-worker.server,source-job}.ts',
    ],
    may: ['src/{features,platform,model,lib,site}/**', '!**/*.{actions.ts,tsx}', ...notJoining],
    because:
      'What is brought is read in bounded processes, whose programs alone import its readers.',
  },
  {
    of: ['src/messages/**'],
    may: [messages, lib],
    packages: ['#languages'],
    because: 'The texts of a language stand on lib.',
  },
  {
    of: ['src/site/**'],
    may: ['src/site/**', model, lib],
    packages: ['zod', 'react', 'react-dom/server'],
    because: 'What the company says of itself stands on lib and the model.',
  },
  {
    of: ['src/site/placeholders.ts'],
    may: ['src/site/**', model, lib, messages],
    packages: [],
    because: 'Where a fact is missing, a text of the site stands for it.',
  },
  {
    of: ['src/site/emails/EmailPage.tsx'],
    may: ['src/site/**', model, lib, language],
    packages: ['react', 'react-dom/server'],
    because: 'An email marks what in it is in another language.',
  },
  {
    of: ['src/*.ts'],
    may: ['src/**', 'demo/**', '!src/{pages,layouts,actions,ui}/**', '!**/*.{actions.ts,tsx}'],
    because: 'The server joins everything but what is seen, which Astro brings.',
  },
  {
    of: ['src/tables.ts'],
    may: ['src/platform/database/row-types.ts', ...nouns, model, lib],
    because: 'The list of tables takes the rows of the nouns and nothing else.',
  },
  {
    of: ['demo/**'],
    may: ['demo/**', 'src/**', '!src/{pages,layouts,actions,compose}/**'],
    because: 'The demo content stands on nouns.',
  },
  {
    of: ['scripts/**'],
    may: ['scripts/**', 'src/**', 'demo/**'],
    because: 'Commands run where there are no tests.',
  },
  {
    of: ['tests/**', 'scripts/{test,try-*}.ts'],
    may: ['**', '!**/*.{test,e2e}.{ts,tsx}'],
    because: 'No test stands on another.',
  },
  {
    of: ['tests/{api,files,fixtures,mail,sites,sources}/**'],
    may: [
      'tests/{api,files,fixtures,mail,set-up,sites,sources}/**',
      'src/**',
      'demo/**',
      'scripts/**',
    ],
    because: 'What all tests share opens no browser and starts no built site.',
  },
];

/** Why a file may not import something; undefined if it may. Both are paths from the project's root. */
export function reasonAgainst(file: string, imported: string) {
  if (/\.(?:test|e2e)\.tsx?$/.test(file)) return undefined;
  const target = imported.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), imported)
    : imported;
  const direction = directions.findLast(({ of }) => of.some((glob) => isIn(file, glob)));
  if (!direction) return undefined;
  const own = file.split('/').slice(0, 3).join('/');
  const isOurs = target !== imported;
  const patterns = isOurs ? direction.may : (direction.packages ?? ['**']);
  const last = patterns
    .map((pattern) => pattern.replace('{own}', own))
    .findLast((pattern) => isIn(target, pattern.replace(/^!(?!\()/, '')));
  return last === undefined || /^!(?!\()/.test(last) ? direction.because : undefined;
}

function isIn(file: string, glob: string) {
  return path.matchesGlob(file, glob);
}
