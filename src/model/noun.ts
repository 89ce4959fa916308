import { capitalised, titleCased } from '../lib/text/capitalised.ts';
import { plural } from '../lib/text/plural.ts';

/**
 * The tables whose records have versions. `src/tables.ts` says which they are.
 * @public
 */
export interface VersionedRows {}

/** The names and capabilities of a kind of record. */
export type Noun = {
  /** Names its table, its actions and its cache keys. */
  name: string;
  /** `partner`, as in 'Are you sure you want to delete this partner?' */
  one: string;
  /** `partners`, as in 'No partners yet' */
  many: string;
  /** A single word, such as `news` for a news item. */
  short: string;
  /** `Partners` */
  title: string;
  /** The column that holds a record's name. */
  nameIn: string;
  /** The columns by which an import recognises a record, if neither its slug nor its name does. */
  sameBy?: readonly string[];
  /** The columns besides the name in which a record is searched. The first `hints` of them are shown next to it. */
  searchedIn?: readonly string[];
  hints?: number;
  /** Editors choose the order of its records. */
  isOrdered?: true;
  /** Each record has a public page, addressed by its slug. */
  hasPages?: true;
  /** Records are neither added nor deleted. */
  isFixed?: true;
  /** Records can be saved without publishing them. */
  hasDrafts?: true;
  /** Lists read only some fields, and long ones only some records at a time; forms read whole records. */
  isListedInPart?: true;
  /** Its records are people, of whom everything can be erased. */
  isPerson?: true;
  /** A member may own one of its records. */
  hasOwners?: true;
  /** A deleted record can be added again under its id. */
  startsAgain?: true;
  /** What was public of a record is shown by the pages of others. */
  hasNoPast?: true;
  /** Neither the dashboard nor the navigation has its screen: another one leads to it. */
  isUnlisted?: true;
  /** None of it is public: other systems are not told of it, and no rules of places are asked when it is saved. */
  isInternal?: true;
  /** Messages for unexpected failures. */
  errors: RecordErrors;
};

type RecordErrors = ReturnType<typeof recordErrors>;

type NounOptions = Pick<Noun, 'name' | 'one' | 'nameIn'> &
  Partial<Omit<Noun, 'errors'>> & { errors?: Partial<RecordErrors> };

/** Declares a noun. Words that are not given are derived from its name. */
export function defineNoun<const Options extends NounOptions>(options: Options) {
  const { name, one, many = name, short = one } = options;
  const errors = { ...recordErrors(short, many), ...options.errors };
  return { many, short, title: capitalised(many), ...options, errors };
}

/** The columns by which an import recognises a record. */
export function keyColumns({ sameBy, hasPages, nameIn }: Noun) {
  return sameBy ?? [hasPages ? 'slug' : nameIn];
}

/** `2 news items` */
export function countOfRecords({ one }: Pick<Noun, 'one'>, count: number) {
  return plural(count, `# ${one}`, `# ${one}s`);
}

/** `Add Partner` */
export function addLabel({ short }: Noun) {
  return `Add ${titleCased(short)}`;
}

function recordErrors(one: string, many: string) {
  return {
    fetch: `Failed to fetch ${many}`,
    save: `Failed to save ${one}`,
    restore: `Failed to restore ${one}`,
    delete: `Failed to delete ${one}`,
    reorder: `Failed to reorder ${many}`,
  };
}
