import { isDeepStrictEqual } from 'node:util';
import { callAction } from '../system/sites/editor.ts';
import type { Edit } from './plan.ts';
import { isCalm, type World } from './world.ts';

/** A record as visitors and staff have it; texts by the token that each save gives its own. */
type State = {
  published: string | null;
  draft: string | null;
  publishAt: string | null;
  isDeleted: boolean;
  revision: number;
};

/** A version that the site said it has stored, with its text. */
type Acknowledged = { id: string; revision: number; text: string };

/** What the records of a noun are like. */
export type HistoryNoun = {
  name: 'partners' | 'translations';
  /** Finds or names the record of an operation that is the first on it. */
  identify: (operation: Edit, place: number) => Promise<{ id: string; slug: string }>;
  /** What a save sends besides id and revision, with a text that begins with a token. */
  input: (record: { id: string; slug: string }, operation: Edit, token: string) => Promise<object>;
  /** The text of a record, of a version, or of a row. */
  textOf: (record: Record<string, unknown>) => string;
  /** The page that shows it, and what visitors see there while it is not public. */
  address: (slug: string) => string;
  hidden: string;
};

type KnownRecord = {
  id: string;
  slug: string;
  state: State;
  /** What an undo of the latest change leads to. */
  undoable?: State | undefined;
  /** What it was before it was deleted. */
  beforeDeletion?: State | undefined;
};

type Answer = {
  outcome?: string;
  record?: Record<string, unknown> & { revision: number };
  undone?: object[];
};

/** What one operation may make of a record, and how it is asked for. */
type Intent = {
  what: string;
  expected: State[];
  undoable?: State;
  send: () => Promise<Answer>;
};

const none: State = {
  published: null,
  draft: null,
  publishAt: null,
  isDeleted: false,
  revision: 0,
};

export type EditorLane = ReturnType<typeof startEditor>;

/** An editor with records of their own, who knows after each answer what each has to be. */
export function startEditor(world: World, label: string, noun: HistoryNoun) {
  const records: KnownRecord[] = [];
  const acknowledged: Acknowledged[] = [];
  const tokens = new Set<string>();
  let saves = 0;

  async function edit(operation: Edit) {
    const record = records[operation.pick] ?? (await addKnown(operation));
    const before = record.state;
    const intent = await planIntent(operation, record);
    const sentAt = Date.now();
    const epoch = world.epoch();
    const answer = await intent.send().catch((): undefined => undefined);
    if (!answer) await world.calm();
    const isDone = answer !== undefined && !isRefused(answer);
    const state = await observe(record.id);
    const allowed = allowedStates({ before, intent, answer, isDone });
    if (!allowed.some((one) => isDeepStrictEqual(one, state))) {
      world.wrong.push(
        `${intent.what} of ${record.slug} was answered with ${outcomeName(answer)}: found ${show(state)} instead of ${allowed.map(show).join(' or ')}`,
      );
    }
    const mayBeRefused = isDue(before) || (operation.act === 'schedule' && isLate());
    if (answer && !isDone && !mayBeRefused)
      world.wrong.push(
        `${intent.what} of ${record.slug} was refused, though nobody else changed it: ${JSON.stringify(answer)}`,
      );
    if (isDone && answer.record) {
      const { revision } = answer.record;
      acknowledged.push({ id: record.id, revision, text: noun.textOf(answer.record) });
    }
    record.state = state;
    record.undoable = isDone ? intent.undoable : undefined;
    if (isDone) await requireSeen(record, epoch, intent.what);

    function isLate() {
      return Date.now() - sentAt > operation.dueMs;
    }
  }

  async function addKnown(operation: Edit) {
    const identity = await noun.identify(operation, records.length);
    const record: KnownRecord = { ...identity, state: none };
    records.push(record);
    return record;
  }

  async function planIntent(operation: Edit, record: KnownRecord): Promise<Intent> {
    const { act, dueMs } = operation;
    const { id, slug, state } = record;
    const seen = { id, revision: state.revision };
    const next = { ...state, revision: state.revision + 1 };
    const isNew = state.revision === 0;
    const hasRecord = !isNew && !state.isDeleted;

    async function makeInput(token: string) {
      const input = { ...(await noun.input({ id, slug }, operation, token)), id };
      return isNew ? input : { ...input, revision: state.revision };
    }

    if (state.isDeleted) {
      return {
        what: 'Restoring',
        expected: [restored(record.beforeDeletion ?? none, state.revision)],
        send: () => ask('restore', { id }),
      };
    }
    if (act === 'undo' && record.undoable) {
      const expected = record.undoable;
      const { entries } = await world.read({
        entries: `select id from activity where subject_id = '${id}' order by id desc limit 1`,
      });
      return {
        what: 'Undoing',
        // A schedule that has passed is not restored.
        expected: [expected, { ...expected, publishAt: null }],
        send: async () => {
          const { undone } = await callAction<Answer>(world.editor, 'activity.undo', {
            ids: [String(entries[0]?.['id'])],
          });
          return { outcome: undone?.length === 1 ? 'done' : 'refused' };
        },
      };
    }
    if (act === 'unschedule' && state.publishAt !== null) {
      return {
        what: 'Unscheduling',
        expected: [{ ...next, publishAt: null }],
        send: () => ask('unschedule', seen),
      };
    }
    if (act === 'discard' && state.published !== null && state.draft !== null) {
      return {
        what: 'Discarding',
        expected: [{ ...next, draft: null, publishAt: null }],
        send: () => ask('discard', seen),
      };
    }
    if (act === 'unpublish' && state.published !== null) {
      const draft = state.draft ?? state.published;
      return {
        what: 'Unpublishing',
        expected: [{ ...next, draft, published: null, publishAt: null }],
        send: () => ask('unpublish', seen),
      };
    }
    if (act === 'remove' && hasRecord) {
      const after = { ...none, isDeleted: true, revision: next.revision };
      record.beforeDeletion = state;
      return {
        what: 'Deleting',
        expected: [after],
        undoable: { ...restored(state, after.revision), publishAt: state.publishAt },
        send: () => ask('remove', seen),
      };
    }
    if (act === 'move' && noun.name === 'partners' && state.published !== null) {
      return {
        what: 'Moving',
        expected: [state],
        send: async () => {
          await ask('move', { id, direction: operation.direction });
          return { outcome: 'done' };
        },
      };
    }
    if (act === 'draft') {
      const token = newToken();
      return {
        what: 'Saving a draft',
        expected: [{ ...next, draft: token }],
        ...(state.draft !== null &&
          state.publishAt === null && {
            undoable: { ...state, revision: next.revision + 1 },
          }),
        send: async () => ask('saveDraft', await makeInput(token)),
      };
    }
    if (act === 'schedule') {
      const token = newToken();
      const publishAt = new Date(Date.now() + dueMs).toISOString();
      return {
        what: 'Scheduling',
        expected: [{ ...next, draft: token, publishAt }],
        send: async () => ask('schedule', { ...(await makeInput(token)), publishAt }),
      };
    }
    const token = newToken();
    const saved = { ...next, published: token, draft: null, publishAt: null };
    if (act === 'saveTwice' && hasRecord) {
      const other = newToken();
      return {
        what: 'Saving by two at once',
        expected: [saved, { ...saved, published: other }],
        send: async () => {
          const inputs = [await makeInput(token), await makeInput(other)];
          return raceSaves(inputs.map((input) => ask('save', input)));
        },
      };
    }
    const wasPublished = state.published !== null && state.draft === null;
    return {
      what: 'Publishing',
      expected: [saved],
      ...(wasPublished && { undoable: { ...state, revision: next.revision + 1 } }),
      send: async () => ask('save', await makeInput(token)),
    };
  }

  function newToken() {
    const token = `Trial-${label}-${++saves}`;
    tokens.add(token);
    return token;
  }

  function ask(action: string, input: object) {
    return callAction<Answer>(world.editor, `${noun.name}.${action}`, input);
  }

  /** Of two saves of the same revision one is made, and the other learns of it. */
  async function raceSaves(both: Promise<Answer>[]): Promise<Answer> {
    const answers = await Promise.allSettled(both);
    const known = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
    const made = known.filter(({ outcome }) => outcome === 'done');
    if (made.length > 1)
      world.wrong.push(`Two saves of one revision were both made: ${show(made)}`);
    if (made[0]) return made[0];
    if (known.length < both.length) throw new Error('One of two saves was not answered');
    return known[0] ?? {};
  }

  async function observe(id: string): Promise<State> {
    const { rows, drafts, schedules, versions } = await world.read({
      rows: `select * from ${noun.name} where id = '${id}'`,
      drafts: `select record from drafts where noun = '${noun.name}' and record_id = '${id}'`,
      schedules: `select publish_at from schedules where noun = '${noun.name}' and record_id = '${id}'`,
      versions: `select revision, is_deleted from versions where noun = '${noun.name}' and record_id = '${id}' order by revision desc limit 1`,
    });
    const [row] = rows;
    const [draft] = drafts;
    const [newest] = versions;
    const drafted = draft && (JSON.parse(String(draft['record'])) as Record<string, unknown>);
    return {
      published: row ? tokenIn(noun.textOf(row)) : null,
      draft: drafted ? tokenIn(noun.textOf(drafted)) : null,
      publishAt: (schedules[0]?.['publish_at'] ?? null) as string | null,
      isDeleted: Number(newest?.['is_deleted'] ?? 0) === 1,
      revision: Number(newest?.['revision'] ?? 0),
    };
  }

  /** Whoever has saved sees it at once, unless something failed meanwhile. */
  async function requireSeen(record: KnownRecord, epoch: number, what: string) {
    const { published, publishAt } = record.state;
    const response = await fetch(world.origin + noun.address(record.slug)).catch(() => undefined);
    const page = await response?.text().catch(() => undefined);
    if (page === undefined || !isCalm(epoch) || epoch !== world.epoch() || publishAt !== null)
      return;
    const found = describePage(response, page);
    const wanted = published ?? noun.hidden;
    if (found !== wanted)
      world.wrong.push(
        `Right after ${what} ${record.slug} visitors saw ${found} instead of ${wanted}`,
      );
  }

  return { label, noun, records, acknowledged, tokens, edit, observe };
}

/** Scheduled work comes back as a draft; a published record with a draft comes back as two versions. */
function restored(before: State, deletedRevision: number): State {
  const isBoth = before.published !== null && before.draft !== null;
  return { ...before, publishAt: null, revision: deletedRevision + (isBoth ? 2 : 1) };
}

export function describePage(response: Response | undefined, page: string) {
  if (response?.status !== 200) return response?.status === 404 ? 'no page' : `${response?.status}`;
  return /Trial-\w+-\d+(?![\w-])/.exec(page)?.[0] ?? 'another page';
}

/** What a state may have become by the clock alone. */
function withDue(states: State[]) {
  return [...states, ...states.filter(isDue).map(whenDue)];
}

function allowedStates({
  before,
  intent,
  answer,
  isDone,
}: {
  before: State;
  intent: Intent;
  answer: Answer | undefined;
  isDone: boolean;
}) {
  if (isDone) return withDue(intent.expected);
  return withDue(answer ? [before] : [before, ...intent.expected]);
}

function isDue({ publishAt }: State) {
  return publishAt !== null && publishAt <= new Date().toISOString();
}

function whenDue(state: State): State {
  const { draft, revision } = state;
  return { ...state, published: draft, draft: null, publishAt: null, revision: revision + 1 };
}

function isRefused({ outcome }: Answer) {
  return outcome !== undefined && outcome !== 'done';
}

function tokenIn(name: string) {
  return /^\S*/.exec(name)?.[0] ?? '';
}

function outcomeName(answer: Answer | undefined) {
  return answer ? String(answer.outcome) : 'nothing';
}

function show(value: unknown) {
  return JSON.stringify(value);
}
