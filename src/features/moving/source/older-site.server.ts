import { centre, focalFrom, type Focal } from '../../../lib/media/focal-point.ts';
import { imageTypes } from '../../../lib/media/image-type.ts';
import { todayIn } from '../../../lib/time/dates.ts';
import { nounsInOrder } from '../../../site/paths.ts';
import {
  SourceFault,
  type FileNote,
  type FileToken,
  type MovedNoun,
  type SourceCity,
  type SourceContent,
  type SourceRedirect,
  type SourceSection,
} from '../moving.ts';
import {
  imageToken,
  objectIn,
  readOlderRow,
  readTranslationRow,
  textIn,
  tokensForFiles,
  videoToken,
} from './older-site.ts';
import { parseJson, readDump, type TableRow } from './read-table.server.ts';
import type { SourceFolder } from './source-folder.server.ts';

const endings = ['json', 'jsonl', 'ndjson', 'csv'];

/** The tables of a folder: `projects.json`, `projects.csv`, or all of them in one file. */
export async function openOlderSite(folder: SourceFolder, host: string): Promise<SourceContent> {
  const tables = new Map<MovedNoun, { name: string; rows: TableRow[] }>();
  const problems: string[] = [];
  for (const noun of nounsInOrder) {
    const name = folder.files.find((file) => isTable(file, noun));
    if (name === undefined) continue;
    const dump = await readDump(name, await folder.readTable(name));
    problems.push(...dump.problems);
    tables.set(noun, { name, rows: dump.rows });
  }
  if (tables.size === 0) await readTogether();
  if (tables.size === 0)
    throw new SourceFault(
      'No table was found. The folder must hold files such as projects.json or projects.csv.',
    );
  const notes = await readNotes();
  const cities = await readCities();
  const redirects = await readRedirects();
  const settings = await readSettings();
  const translations = await readTranslations();
  nameUnread();

  /** Files that look like tables and were not read. */
  function nameUnread() {
    const read = new Set([
      ...[...tables.values()].map(({ name }) => name.split(', ', 1)[0]),
      ...translations.map(({ name }) => name),
      ...['media', 'cities', 'redirects', 'settings'].map((name) => `${name}.json`),
    ]);
    const unread = folder.files.filter(
      (file) => /^[^/]+\.(?:jsonl?|ndjson|csv|xlsx|xml|sql)$/i.test(file) && !read.has(file),
    );
    if (unread.length > 0) problems.push(`These files were left out: ${unread.join(', ')}.`);
  }

  /** One file with all tables, such as `{"projects": […]}`. */
  async function readTogether() {
    for (const name of folder.files.filter((file) => /^[^/]+\.json$/i.test(file))) {
      const all = objectIn(parseJson(name, (await folder.readTable(name)).toString('utf8')));
      for (const noun of nounsInOrder) {
        const rows = all[noun];
        if (!Array.isArray(rows) || tables.has(noun)) continue;
        const table = `${name}, ${noun}`;
        const dump = await readDump(`${table}.json`, Buffer.from(JSON.stringify(rows)));
        problems.push(...dump.problems);
        tables.set(noun, { name: table, rows: dump.rows });
      }
    }
  }

  /** What is known of the files: an export of this site writes it, the older system has none. */
  async function readNotes() {
    const found = new Map<string, FileNote>();
    const name = folder.files.find((file) => file === 'media.json');
    if (name === undefined) return found;
    for (const { row } of (await readDump(name, await folder.readTable(name))).rows) {
      const poster = imageToken(row['poster'], 'heroes');
      found.set(textIn(row['path']), {
        name: textIn(row['name']),
        alt: textIn(row['alt']),
        focal: focalIn(row),
        isDecorative: row['is_decorative'] === true,
        imageType: imageTypes.find((type) => type === row['image_type']) ?? null,
        ...(poster && { poster }),
        small: smallIn(row['small']),
      });
    }
    return found;
  }

  async function readCities(): Promise<SourceCity[]> {
    const name = folder.files.find((file) => file === 'cities.json');
    const rows =
      name === undefined ? [] : (await readDump(name, await folder.readTable(name))).rows;
    return rows.map(({ row }) => ({ ...row, id: textIn(row['id']) }));
  }

  async function readRedirects(): Promise<SourceRedirect[]> {
    const name = folder.files.find((file) => file === 'redirects.json');
    const rows =
      name === undefined ? [] : (await readDump(name, await folder.readTable(name))).rows;
    return rows.map(({ row, number }) => ({
      from: textIn(row['from_path']),
      to: fileIn(row['target']) ?? textIn(row['target']),
      place: `${name}, row ${number}`,
    }));
  }

  async function readSettings(): Promise<SourceSection[]> {
    const name = folder.files.find((file) => file === 'settings.json');
    const rows =
      name === undefined ? [] : (await readDump(name, await folder.readTable(name))).rows;
    return rows.map(({ row, number }) => ({
      id: textIn(row['id']),
      value: tokensForFiles(row['value'], 'logos'),
      place: `${name}, row ${number}`,
    }));
  }

  /** A file for each language. */
  async function readTranslations() {
    const found: { name: string; language: string; rows: TableRow[] }[] = [];
    for (const name of folder.files) {
      const [, language] = /^translations\.([\w-]+)\.json$/.exec(name) ?? [];
      if (language === undefined) continue;
      const dump = await readDump(name, await folder.readTable(name));
      problems.push(...dump.problems);
      found.push({ name, language, rows: dump.rows });
    }
    return found;
  }

  return {
    kind: 'older-site',
    host,
    system: 'older-site',
    problems,
    cities,
    settings,
    redirects: () => redirects,
    *records() {
      for (const noun of nounsInOrder) {
        const { name = '', rows = [] } = tables.get(noun) ?? {};
        for (const { row, number } of inOrder(rows)) {
          const record = readOlderRow(noun, row, `${name}, row ${number}`);
          // A row of the older system needs no publish date to be shown; here it defaults to today.
          if (noun === 'news' && record.values['publishedAt'] === null && !record.faults.length)
            record.values['publishedAt'] = todayIn('UTC');
          yield record;
        }
      }
      for (const { name, language, rows } of translations)
        for (const { row, number } of rows)
          yield readTranslationRow(row, language, `${name}, row ${number}`);
    },
    *otherFiles() {
      for (const key of notes.keys()) {
        const token = key.startsWith('videos/') ? videoToken(key) : imageToken(key, 'heroes');
        if (token) yield token;
      }
    },
    fileNote: (key) => notes.get(key),
  };
}

/** The file that a redirect leads to. */
function fileIn(value: unknown) {
  const token = tokensForFiles(value, 'news');
  return typeof token === 'object' && token !== null ? (token as FileToken) : undefined;
}

/** Where only one point is known, wide frames have it, too. */
function focalIn(row: Record<string, unknown>): Focal {
  const numberIn = (name: string) => (row[name] === undefined ? null : Number(row[name]));
  return focalFrom({
    focalX: numberIn('focal_x') ?? centre.x,
    focalY: numberIn('focal_y') ?? centre.y,
    wideFocalX: numberIn('wide_focal_x'),
    wideFocalY: numberIn('wide_focal_y'),
  });
}

/** The smaller versions of a video. */
function smallIn(value: unknown) {
  const rows = (Array.isArray(value) ? value : []) as unknown[];
  return rows.map(objectIn).flatMap(({ width, path }) => {
    const token = videoToken(path);
    return token ? [{ width: Number(width), token }] : [];
  });
}

function isTable(file: string, table: string) {
  const [, name, ending = ''] =
    /^(?:[^/]+\/)?([^/]+?)(?:_rows)?(?: ?\(\d+\))?\.(\w+)$/.exec(file) ?? [];
  return name === table && endings.includes(ending.toLowerCase());
}

/** Editors' order first; rows without one follow as they are. */
function inOrder(rows: TableRow[]) {
  const last = Number.MAX_SAFE_INTEGER;
  const place = ({ row }: TableRow) => {
    const text = textIn(row['display_order']);
    return text === '' || !Number.isFinite(Number(text)) ? last : Number(text);
  };
  return rows.toSorted((one, other) => place(one) - place(other) || one.number - other.number);
}
