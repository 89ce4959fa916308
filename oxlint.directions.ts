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
/** What all records share and runs anywhere. */
const records = ['src/records/**/*.ts', '!src/records/**/*.*.ts'];
/** The files of nouns that run anywhere. */
const nouns = ['src/features/**/*.ts', '!src/features/**/*.*.ts', '!src/features/**/use*.ts'];
/** The language of what is running. */
const language = 'src/site/languages/{languages,language-address,page-language.server}.ts';
const settings = 'src/site/{office-today,placeholders,*settings*}.ts';
/** Reads what people bring, in a bounded process alone. */
const readers = [
  'src/platform/html/clean-html.ts',
  'src/features/connections/moving/{older-site,read-table,sheet,unzip,wordpress{,-item,-items,-text},workbook-sheets}.server.ts',
  'src/compose/moving/open-source.server.ts',
];
const noReaders = readers.map((reader) => `!${reader}`);
const notOfServer = ['**', '!node:*', '!kysely', '!pg'];

const directions: Direction[] = [
  {
    of: ['src/{pages,layouts,actions}/**'],
    may: [
      'src/**',
      '!src/platform/**',
      'src/platform/{attempt,actions,define-actions}.ts',
      'src/platform/accounts/{auth,sign-in,sign-in-link}.ts',
      'src/platform/maps/provider.ts',
      '!src/records/**/*.server.ts',
    ],
    packages: ['**', '!kysely', '!pg', '!node:sqlite'],
    because:
      'Pages and layouts read through features; of the platform they know its actions and the session.',
  },
  {
    of: ['src/features/**/*.ts'],
    may: [...nouns, ...records, lib, messages, 'src/site/{*,languages/*}.ts'],
    packages: ['zod'],
    because:
      'A noun stands on zod, lib, the site, the fields of records and the <noun>.ts of others.',
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
    may: [
      '{own}/**',
      ...nouns,
      ...records,
      lib,
      messages,
      'src/site/{*,languages/*}.ts',
      'src/platform/jobs/answer-jobs.ts',
    ],
    because: 'It is a program of its own, which stands on nouns and on what writes PDF.',
  },
  {
    of: ['src/features/**/*-emails.ts'],
    may: [...nouns, ...records, lib, messages, 'src/site/**', 'src/platform/mail/row.ts'],
    because: 'What is written in emails stands on nouns, lib and site.',
  },
  {
    of: ['src/features/**/*-advice.ts'],
    may: [...nouns, ...records, lib, 'src/admin/**'],
    packages: [],
    because: 'What is advised in a form stands on its values, nouns and lib.',
  },
  {
    of: ['src/**/*.tsx', 'src/features/**/use*.ts'],
    may: ['src/**', '!src/{platform,compose}/**', '!**/*.{server,actions,demo}.ts'],
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
      'src/features/{own-records,sellers,public-door,leaving-texts}.server.ts',
      'src/records/**',
      'src/platform/**',
      ...noReaders,
      settings,
      language,
      'src/site/route-rights.ts',
      lib,
      messages,
    ],
    because:
      'Server files import their own noun, the <noun>.ts of others, records, platform, the settings and lib; two nouns meet in a page, or in compose.',
  },
  {
    of: [
      'src/features/media/uses/{detach,remove,replace}-media.server.ts',
      'src/features/dashboard/{dashboard,rule-care}.server.ts',
    ],
    may: ['src/{features,records,platform,lib}/**', '!**/*.{actions.ts,tsx}', 'src/site/paths.ts'],
    because:
      'What is done to a file, and what the dashboard tells, concerns the records of every noun.',
  },
  {
    of: ['src/features/nouns.ts'],
    may: [...nouns, ...records, lib, 'src/site/paths.ts'],
    packages: [],
    because: 'The list of nouns takes what they declare, and runs anywhere.',
  },
  {
    of: ['src/features/nouns.server.ts'],
    may: ['src/{features,records,platform,lib}/**', '!**/*.tsx'],
    because: 'The list of what the server does for nouns knows nothing of what is seen.',
  },
  {
    of: ['src/compose/**'],
    may: [
      'src/**',
      '!src/{pages,layouts,actions,admin,ui}/**',
      '!**/*.{actions.ts,tsx}',
      ...noReaders,
    ],
    because:
      'What joins several nouns for the server knows nothing of what is seen; pages and the server import it, nouns never.',
  },
  {
    of: ['src/features/**/*.demo.ts'],
    may: ['src/**', 'demo/**', '!src/compose/**', '!**/*.{actions.ts,tsx}'],
    because: 'Demo records know nothing of what is seen.',
  },
  {
    of: ['src/admin/**'],
    may: ['src/admin/**', 'src/ui/**', ...records, lib],
    packages: notOfServer,
    because: 'The back-office kit knows no nouns: it imports ui, lib, and what a record is.',
  },
  {
    of: ['src/ui/**'],
    may: ['src/ui/**', lib, messages],
    packages: notOfServer,
    because: 'The public look knows no nouns: it imports lib and messages.',
  },
  {
    of: ['src/platform/**'],
    may: ['src/platform/**', ...noReaders, ...records, lib],
    because: 'The platform imports lib, and what a record is.',
  },
  {
    of: ['src/platform/database/tables.ts'],
    may: ['src/platform/**', ...nouns, ...records, lib],
    because: 'The list of tables takes the rows of the nouns and nothing else.',
  },
  {
    of: ['src/records/**/*.server.ts'],
    may: ['src/records/**', 'src/platform/**', language, lib],
    because: 'What all records share stands on the platform, and knows no nouns.',
  },
  {
    of: ['src/records/**/!(*.*).ts'],
    may: [...records, lib],
    packages: ['zod'],
    because: 'What a record is runs anywhere: it stands on zod and lib.',
  },
  {
    of: ['src/records/csv.ts'],
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
      'src/compose/moving/{source-worker.server,source-job}.ts',
    ],
    may: ['src/{compose/moving,features,platform,records,lib,site}/**', '!**/*.{actions.ts,tsx}'],
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
    may: ['src/site/**', ...records, lib],
    packages: ['zod', 'react', 'react-dom/server'],
    because: 'What the company says of itself stands on lib, the fields of records and the rights.',
  },
  {
    of: ['src/site/languages/page-language.server.ts'],
    may: ['src/site/**', 'src/platform/html/**', lib],
    packages: ['node:async_hooks'],
    because:
      'The language of what is running is found among the languages of the site, and marked in HTML.',
  },
];

/** Why a file of `src` may not import something; undefined if it may. Both are paths from the project's root. */
export function reasonAgainst(file: string, imported: string) {
  if (/\.(?:test|e2e)\.tsx?$|-fixtures\.ts$/.test(file)) return undefined;
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
