import type { AdminScreen } from '../../src/admin/frame/AdminScreen.tsx';
import type { PublishingActions } from '../../src/admin/frame/screen.ts';
import type { Publication, SavedView } from '../../src/model/record.ts';
import { moved } from '../../src/lib/values/moved.ts';
import { makeManyActions, makePublication } from './fake-many.ts';
import type { Partner } from './partner.ts';

type Screen = Parameters<typeof AdminScreen<Partner, Partner>>[0];
type Actions = Required<Omit<Screen['actions'], keyof PublishingActions<Partner>>>;
type Name = keyof Actions | 'undo';
type Version = {
  revision: number;
  savedBy: string;
  savedAt: string;
  isDeleted: boolean;
  isPublic: boolean;
  record: Partner;
};

/** What may become of a call: it fails, never arrives, is carried out but not answered, or has no session. */
type Fault = 'fails' | 'is lost' | 'is not answered' | 'needs a session';

export const colleague = 'mateo@solmere.example';

/** A server that holds the partners in memory, behind the actions of `AdminScreen`. */
export function makeServer(names = ['Ingrid Halvorsen', 'Daniel Okafor', 'Mei Tanaka']) {
  let partners = names.map((name, at) => makePartner({ id: `partner-${at}`, name }));
  const versions = new Map(partners.map((one) => [one.id, [makeVersion(one, colleague)]]));
  const asked: { name: Name; input: unknown }[] = [];
  const faults = new Map<Name, Fault>();
  const gates = new Map<Name, Promise<void>>();
  let views: SavedView[] = [];
  let changes = 0;
  const many = makeManyActions({ find, remove, restore, put });
  const befores = new Map<Name, () => void>();

  const actions: Actions = {
    list: action('list', () => partners),
    listPart: action('listPart', ({ from, count }) => ({
      records: partners.slice(from, from + count),
      total: partners.length,
      placed: partners.filter(({ publication }) => publication?.isPublic ?? true).length,
      states: countByState(partners),
      version: String(changes),
    })),
    find: action('find', ({ ids }) => partners.filter(({ id }) => ids.includes(id))),
    save: action('save', (input: object) => save(input as Partial<Partner>, 'ingrid')),
    remove: action('remove', ({ id, revision }) => remove(id, revision)),
    restore: action('restore', ({ id }) => restore(id)),
    move: action('move', ({ id, ...where }) => {
      const from = partners.findIndex((one) => one.id === id);
      const step = 'direction' in where && where.direction === 'up' ? -1 : 1;
      partners = moved(partners, from, 'position' in where ? where.position : from + step);
      return partners.map((one) => one.id);
    }),
    history: action('history', ({ id }) => versions.get(id) ?? []),
    deleted: action('deleted', () =>
      [...versions.values()].flatMap(([last]) => (last?.isDeleted ? [last] : [])),
    ),
    publishMany: action('publishMany', many.publishMany),
    unpublishMany: action('unpublishMany', many.unpublishMany),
    removeMany: action('removeMany', many.removeMany),
    restoreMany: action('restoreMany', many.restoreMany),
    views: action('views', () => views),
    saveView: action(
      'saveView',
      ({ id = 'view', ...view }) => (views = [...views, { id, ...view }]),
    ),
    removeView: action('removeView', ({ id }) => (views = views.filter((one) => one.id !== id))),
  };

  return {
    actions,
    undo: action('undo', many.undo),
    names: () => partners.map(({ name }) => name),
    find: (name: string) => partners.find((one) => one.name === name),
    /** The inputs of all calls of an action so far. */
    askedFor: (name: Name) => asked.filter((one) => one.name === name).map(({ input }) => input),
    /** From now on, until `mend`, this becomes of the calls of an action. */
    break: (name: Name, fault: Fault) => void faults.set(name, fault),
    mend: () => faults.clear(),
    /** Lets calls of an action wait until the returned function is called. */
    hold: (name: Name) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      gates.set(name, promise);
      return () => {
        gates.delete(name);
        resolve();
      };
    },
    /** Lets a partner stand as a draft, or as the state says. */
    setState: (name: string, state: Publication['state']) => {
      const one = partners.find((partner) => partner.name === name);
      if (one) put({ ...one, publication: makePublication(state) });
    },
    /** Runs before each call of an action is carried out. */
    before: (name: Name, run: () => void) => void befores.set(name, run),
    /** What a colleague does meanwhile, in another browser. */
    saveElsewhere: (name: string, change: Partial<Partner>) => {
      const one = partners.find((partner) => partner.name === name);
      if (one) save({ ...one, ...change }, colleague);
    },
    moveElsewhere: (name: string, position: number) => {
      const from = partners.findIndex((partner) => partner.name === name);
      partners = moved(partners, from, position);
    },
    deleteElsewhere: (name: string) => {
      const one = partners.find((partner) => partner.name === name);
      if (one) remove(one.id, one.revision);
    },
  };

  function action<Input, Answer>(name: Name, run: (input: Input) => Answer) {
    return async (input: Input) => {
      asked.push({ name, input: structuredClone(input) });
      await gates.get(name);
      befores.get(name)?.();
      const fault = faults.get(name);
      if (fault === 'needs a session') return failure('UNAUTHORIZED');
      if (fault === 'fails') return failure('INTERNAL_SERVER_ERROR');
      if (fault === 'is lost') throw new TypeError('Failed to fetch');
      const data = structuredClone(run(structuredClone(input)));
      if (fault === 'is not answered') throw new TypeError('Failed to fetch');
      return { data, error: undefined };
    };
  }

  function save({ id = '', revision, ...draft }: Partial<Partner>, by: string) {
    const present = partners.find((one) => one.id === id);
    if (revision !== undefined && present?.revision !== revision)
      return { outcome: 'conflict', newest: present ?? null } as const;
    if (partners.some((one) => one.id !== id && one.name === draft.name))
      return { outcome: 'refused', fields: { name: 'Another partner has this name' } } as const;
    const record = makePartner({
      ...present,
      ...draft,
      id,
      revision: (present?.revision ?? 0) + 1,
    });
    partners = present
      ? partners.map((one) => (one.id === id ? record : one))
      : [...partners, record];
    store(makeVersion(record, by));
    const entryId = many.log({ id, revision: record.revision, before: present ?? null });
    return { outcome: 'done', record, entryId } as const;
  }

  function remove(id: string, revision: number) {
    const record = partners.find((one) => one.id === id);
    if (record?.revision !== revision)
      return { outcome: 'conflict', newest: record ?? null } as const;
    partners = partners.filter((one) => one.id !== id);
    store({ ...makeVersion({ ...record, revision: revision + 1 }, 'ingrid'), isDeleted: true });
    const entryId = many.log({ id, revision: revision + 1, before: record });
    return { outcome: 'done', record, entryId } as const;
  }

  function restore(id: string) {
    const present = find(id);
    if (present) return { outcome: 'done', record: present, entryId: null } as const;
    const [last] = versions.get(id) ?? [];
    if (!last) return { outcome: 'conflict', newest: null } as const;
    const record = { ...last.record, revision: last.revision + 1 };
    partners = [...partners, record];
    store(makeVersion(record, 'ingrid'));
    const entryId = many.log({ id, revision: record.revision, before: null });
    return { outcome: 'done', record, entryId } as const;
  }

  function find(id: string) {
    return partners.find((one) => one.id === id);
  }

  function put(record: Partner) {
    partners = partners.map((one) => (one.id === record.id ? record : one));
  }

  function store(version: Version) {
    changes += 1;
    const { id } = version.record;
    versions.set(id, [version, ...(versions.get(id) ?? [])]);
  }
}

export type Server = ReturnType<typeof makeServer>;

function countByState(partners: readonly Partner[]) {
  const states: Partial<Record<Publication['state'], number>> = {};
  for (const { publication } of partners)
    if (publication) states[publication.state] = (states[publication.state] ?? 0) + 1;
  return states;
}

function failure(code: string) {
  return { data: undefined, error: { code, message: 'Something went wrong' } };
}

function makePartner(values: Partial<Partner> & { id: string }): Partner {
  return {
    revision: 1,
    updatedAt: '2026-11-20T18:00:00.000Z',
    name: '',
    bio: '',
    office: '+1 604 555 0100',
    ...values,
  };
}

function makeVersion(record: Partner, savedBy: string): Version {
  const { revision, updatedAt } = record;
  return { revision, savedBy, savedAt: updatedAt, isDeleted: false, isPublic: true, record };
}
