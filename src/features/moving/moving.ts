import { z } from 'zod';
import type { ImageType } from '../../lib/media/image-type.ts';
import type { Focal } from '../../lib/media/focal-point.ts';
import type { ImageFolder } from '../../lib/media/media-key.ts';
import { withFigures } from '../../lib/html/figures.ts';
import { nounsInOrder } from '../../site/paths.ts';

export type MovedNoun = (typeof nounsInOrder)[number];

/** What the rows of a sheet may be: records, or people of the VIP list. */
export const sheetKinds = [...nounsInOrder, 'people'] as const;

export type SheetKind = (typeof sheetKinds)[number];

/** What is written as records: the nouns, then what is written about them. */
export const writtenNouns = [...nounsInOrder, 'translations'] as const;

export type WrittenNoun = (typeof writtenNouns)[number];

export type SourceKind = 'older-site' | 'wordpress' | 'sheet';

export const kindNames: Record<SourceKind, string> = {
  'older-site': 'Older site',
  wordpress: 'WordPress',
  sheet: 'Spreadsheet',
};

/** A file of a source, where a record has the URL of a stored one. */
export type FileToken = {
  /** A path in the source, such as `images/projects/a.jpg`, or a URL. */
  $file: string;
  as: 'image' | 'video';
  folder: ImageFolder;
  /** Where visitors found it, if the source says so besides its path. */
  address?: string | undefined;
  /** What the text that shows it says instead of it. */
  alt?: string;
};

/** A rich text with files, by the `src` with which it shows each of them. */
export type TextToken = { $text: string; files: Record<string, FileToken> };

/** Another record of the same source, where a record has its id. */
export type RecordToken = { $record: MovedNoun; id: string };

/** A record of a source in the fields of this site, with tokens for files and for other records. */
export type SourceRecord = {
  noun: WrittenNoun;
  /** Its id in the source. */
  id: string;
  name: string;
  /** Where it is in the source, such as `projects.json, row 12`. */
  place: string;
  values: Record<string, unknown>;
  /** Its unpublished changes, if it has any besides what is public. */
  draft?: Record<string, unknown> | undefined;
  /** Files that it shows and for which it has no field. They go to the library. */
  files?: FileToken[];
  /** True if visitors do not see it in the source. */
  isDraft?: boolean | undefined;
  /** Why it cannot be read. It is refused. */
  faults: string[];
  /** What is read in another way than it is written, or left out. */
  notes: string[];
  /** The paths at which visitors found it, also with one parameter, such as `/?p=12`. */
  oldPaths: string[];
  /** Who wrote it and when, for the activity. */
  author?: string | undefined;
};

/** A person for the VIP list. */
export type SourcePerson = {
  name: string;
  email: string;
  phone: string;
  /** The locale for replies. Empty if unknown. */
  language: string;
  /** What proves that they agreed to emails; undefined if it is not complete. */
  proof?: { sentence: string; language: string; day: string; source: string } | undefined;
  place: string;
  faults: string[];
  notes: string[];
};

/** What the source says of a file. */
export type FileNote = {
  name?: string | undefined;
  alt?: string | undefined;
  focal?: Focal | undefined;
  isDecorative?: boolean | undefined;
  imageType?: ImageType | null | undefined;
  /** Of a video. */
  poster?: FileToken | undefined;
  /** The smaller versions of a video. */
  small?: { width: number; token: FileToken }[] | undefined;
};

/** A city as the settings store it, without which projects would be refused. */
export type SourceCity = { id: string } & Record<string, unknown>;

/** A redirect from an old path to one of this site. */
export type SourceRedirect = { from: string; to: string | FileToken; place: string };

/** A section of the settings, with tokens for files. */
export type SourceSection = { id: string; value: unknown; place: string };

/** What is moved in, as the process that reads it has it. */
export type SourceContent = {
  kind: SourceKind;
  /** Names the system, so that the same records are recognised the next time. */
  system: string;
  /** The host on which visitors found its files, if they had addresses. */
  host?: string;
  /** In the order of `writtenNouns`. */
  records: () => AsyncIterable<SourceRecord> | Iterable<SourceRecord>;
  /** People for the VIP list. */
  people?: () => Iterable<SourcePerson>;
  /** Files that no record needs, but that belong in the library. */
  otherFiles?: () => AsyncIterable<FileToken> | Iterable<FileToken>;
  fileNote?: (key: string) => FileNote | undefined;
  /** Addresses of lists, such as that of a category. */
  redirects?: () => SourceRedirect[];
  /** Cities that the projects name. */
  cities?: readonly SourceCity[];
  /** Sections of the settings, in the order in which they are written. */
  settings?: readonly SourceSection[];
  /** The problems of whole tables. */
  problems: readonly string[];
};

/** What is moved in, whatever it is read from, as the process that writes it sees it. */
export type Source = Required<Omit<SourceContent, 'host' | 'fileNote' | 'redirects' | 'people'>> & {
  people: () => AsyncIterable<SourcePerson>;
  fileNote: (key: string) => Promise<FileNote | undefined>;
  redirects: readonly SourceRedirect[];
  /** The path at which visitors found a file on the host of the source. */
  oldPathOf: (token: FileToken) => string | undefined;
  /** A local copy of a file. Throws `FileFault`. */
  openFile: (key: string, signal: AbortSignal) => Promise<LocalFile>;
  /** As `openFile`, without fetching it from elsewhere. */
  findFile: (key: string) => Promise<'here' | 'elsewhere'>;
  close: () => Promise<void>;
};

export type LocalFile = { file: string; bytes: number; release: () => Promise<void> };

/** Why a file of a source is not stored. */
export class FileFault extends Error {}

/** Why a source cannot be read at all. */
export class SourceFault extends Error {}

export const clashChoices = ['ours', 'file', 'copy'] as const;

export type ClashChoice = (typeof clashChoices)[number];

export const clashLabels: Record<ClashChoice, string> = {
  ours: 'Keep ours',
  file: 'Use the file',
  copy: 'Create a copy',
};

/** The columns of a sheet by the field that each fills. */
const columnsSchema = z.record(z.string().max(60), z.number().int().min(0).max(999));

/** What the screen chooses. */
const chosen = {
  /** False: everything becomes a draft. True: as in the source. */
  isPublished: z.boolean(),
  /** What happens to records that exist here and were changed here. */
  clashes: z.enum(clashChoices),
  /** The choice for single records, by `kind sourceId`. */
  decisions: z.record(z.string().max(300), z.enum(clashChoices)),
  /** What the rows of a sheet are. */
  noun: z.enum(sheetKinds).nullable(),
  columns: columnsSchema,
};

export const optionsSchema = z.object({
  isPublished: chosen.isPublished.default(false),
  clashes: chosen.clashes.default('ours'),
  decisions: chosen.decisions.default({}),
  noun: chosen.noun.default(null),
  columns: chosen.columns.default({}),
  /** The titles of the columns of a sheet, and its first rows. */
  head: z.array(z.string()).default([]),
  sample: z.array(z.array(z.string())).default([]),
});

export type ImportOptions = z.output<typeof optionsSchema>;

/** What is left out stays as it was chosen before. */
export const optionsInput = z.object(chosen).partial();

export type OptionsInput = z.output<typeof optionsInput>;

export type ImportState =
  /** The columns of a sheet are to be matched. */
  | 'matching'
  | 'checking'
  | 'checked'
  | 'running'
  | 'stopped'
  | 'done'
  | 'undoing'
  | 'undone'
  | 'failed';

/** The states in which a job works on it. */
export const workingStates = ['checking', 'running', 'undoing'] as const satisfies ImportState[];

export type ImportRow = {
  id: string;
  /** Names the source system. */
  system: string;
  kind: SourceKind;
  /** The name of the file or folder. */
  name: string;
  /** The folder or file on the server, if a command imports it; null if it was uploaded. */
  folder: string | null;
  state: ImportState;
  /** JSON text: {@link ImportOptions}. */
  options: string;
  done: number;
  total: number;
  problem: string | null;
  tries: number;
  leaseUntil: string | null;
  createdBy: string;
  createdAt: string;
  updatedAt: string;
};

/** What is counted as records of an import. */
export const recordKinds = [...writtenNouns, 'person'] as const satisfies readonly ItemKind[];

export const outcomes = {
  /** Of a dry run. */
  create: 'To create',
  change: 'To update',
  same: 'Unchanged',
  clash: 'Needs a decision',
  refused: 'Left out',
  fetch: 'To fetch',
  found: 'Found',
  missing: 'Missing',
  /** Of a run. */
  writing: 'In progress',
  created: 'Created',
  changed: 'Updated',
  waiting: 'When published',
} as const;

export type Outcome = keyof typeof outcomes;

export const outcomeNames = Object.keys(outcomes) as Outcome[];

export type ItemKind =
  | WrittenNoun
  | 'person'
  | 'settings'
  | 'file'
  | 'redirect'
  | 'city'
  | 'source';

export type ImportItemRow = {
  importId: string;
  kind: ItemKind;
  sourceId: string;
  position: number;
  name: string;
  place: string;
  outcome: Outcome;
  /** JSON text: a list of sentences. */
  notes: string;
  /** The id of the record or redirect, or the URL of the file. */
  target: string | null;
  /** What was read, so that the next import sees whether it has changed. */
  hash: string | null;
  /** The revision that was written. */
  revision: number | null;
  entryId: string | null;
  isUndone: 0 | 1;
};

/** An item as the screen shows it. */
export type ListedItem = Pick<ImportItemRow, 'kind' | 'sourceId' | 'name' | 'place' | 'outcome'> & {
  notes: string[];
};

/** What an import did or would do, by kind and outcome. */
export type Counts = Partial<Record<ItemKind, Partial<Record<Outcome, number>>>>;

export type ListedImport = Omit<ImportRow, 'options' | 'leaseUntil' | 'tries'> & {
  options: ImportOptions;
  counts: Counts;
};

/** What imports can do, which joins all nouns. */
export type ImportService = {
  list: () => Promise<ListedImport[]>;
  items: (id: string, outcomes: readonly Outcome[], isWhole: boolean) => Promise<ImportItemRow[]>;
  /** Each answers true if the import was in a state for it. */
  check: (id: string, options: OptionsInput) => Promise<boolean>;
  run: (id: string, options: OptionsInput) => Promise<boolean>;
  resume: (id: string) => Promise<boolean>;
  stop: (id: string) => Promise<boolean>;
  undo: (id: string) => Promise<boolean>;
  discard: (id: string) => Promise<boolean>;
};

export const movingErrors = {
  fetch: 'Failed to fetch imports',
  start: 'Failed to start the import',
  stop: 'Failed to stop the import',
  undo: 'Failed to undo the import',
  upload: 'Failed to upload the file',
} as const;

export function countOf(counts: Counts, wanted: readonly Outcome[], kinds?: readonly ItemKind[]) {
  return Object.entries(counts)
    .filter(([kind]) => kinds?.includes(kind as ItemKind) ?? true)
    .flatMap(([, byOutcome]) => Object.entries(byOutcome))
    .filter(([outcome]) => wanted.includes(outcome as Outcome))
    .reduce((sum, [, count]) => sum + count, 0);
}

export function decisionKey({ kind, sourceId }: Pick<ImportItemRow, 'kind' | 'sourceId'>) {
  return `${kind} ${sourceId}`.slice(0, 300);
}

function isFileToken(value: unknown): value is FileToken {
  return typeof value === 'object' && value !== null && '$file' in value;
}

function isRecordToken(value: unknown): value is RecordToken {
  return typeof value === 'object' && value !== null && '$record' in value;
}

function isTextToken(value: unknown): value is TextToken {
  return typeof value === 'object' && value !== null && '$text' in value;
}

/** All file tokens in a value. */
export function* fileTokensIn(value: unknown): Generator<FileToken> {
  if (isFileToken(value)) yield value;
  else if (typeof value === 'object' && value !== null)
    for (const part of Object.values(value)) yield* fileTokensIn(part);
}

/** Replaces the tokens in a value. A list and a text lose the tokens that become null. */
export function withoutTokens(
  value: unknown,
  replace: (token: FileToken | RecordToken) => string | null,
): unknown {
  if (isFileToken(value) || isRecordToken(value)) return replace(value);
  if (isTextToken(value)) {
    return withFigures(value.$text, (src, _caption, figure) => {
      const token = value.files[src];
      const url = token && replace(token);
      if (!url) return token ? '' : figure;
      return figure.replace(`src="${src}"`, () => `src="${url}"`);
    });
  }
  if (Array.isArray(value)) {
    return value.flatMap((part: unknown) => {
      const replaced = withoutTokens(part, replace);
      return replaced === null && isFileToken(part) ? [] : [replaced];
    });
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, withoutTokens(part, replace)]),
  );
}
