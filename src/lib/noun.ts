import { capitalised, titleCased } from './capitalised.ts';

/** What a kind of record is called, and what can be done with its records. */
export type Noun = {
  /** Of its table, its actions, and all that is stored or cached of it. */
  name: string;
  /** `partner`, as in 'Are you sure you want to delete this partner?' */
  one: string;
  /** `partners`, as in 'No partners yet' */
  many: string;
  /** Where one word has to do, such as `news` for a news item. */
  short: string;
  /** `Partners` */
  title: string;
  /** The column by which its editors know a record. */
  nameIn: string;
  /** Editors choose the order of its records. */
  isOrdered?: true;
  /** Each record has a public page, at its slug. */
  hasPages?: true;
  /** Records are neither added nor deleted. */
  isFixed?: true;
  /** Its records can be saved without being public. */
  hasDrafts?: true;
  /** Lists read a part of its records; forms read them whole. */
  isListedInPart?: true;
  /** A member may have one of its records as their own. */
  hasOwners?: true;
  /** What is shown when something unexpected happens to its records. */
  errors: RecordErrors;
};

type RecordErrors = ReturnType<typeof recordErrors>;

type Given = Pick<Noun, 'name' | 'one' | 'nameIn'> &
  Partial<Omit<Noun, 'errors'>> & { errors?: Partial<RecordErrors> };

/** A noun whose words follow from its name, where they are not given. */
export function defineNoun<const Facts extends Given>(facts: Facts) {
  const { name, one, many = name, short = one } = facts;
  const errors = { ...recordErrors(short, many), ...facts.errors };
  return { many, short, title: capitalised(many), ...facts, errors };
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
