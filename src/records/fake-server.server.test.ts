import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { makeServer } from '../../tests/kit/fake-server.ts';
import { makeMember } from '../../tests/fixtures/members.ts';
import { emptyPartners, ingrid } from '../../tests/fixtures/partner.ts';
import { undoAll } from '../../tests/fixtures/undo.ts';
import { projects } from '../features/projects/projects.actions.ts';
import { partners } from '../features/partners/partners.actions.ts';
import type { AdminAction } from '../platform/actions.ts';
import type { ZodType } from 'zod';

type Call = (name: string, input?: unknown) => Promise<unknown>;

beforeEach(emptyPartners);

test('the server of the kit has no action that the real one lacks', () => {
  const { undo: _undo, ...names } = { ...makeServer().actions, undo: undefined };
  expect(Object.keys({ ...partners, ...projects })).toEqual(
    expect.arrayContaining(Object.keys(names)),
  );
});

test('the server of the kit answers as the real one does', async () => {
  const answers = await collectAnswers(callReal);
  expect(Object.keys(answers)).toHaveLength(22);
  expect(await collectAnswers(callFake())).toEqual(answers);
});

/** What a server answers to an editor's day, without what is in its records. */
async function collectAnswers(call: Call) {
  const answers: Record<string, unknown> = {};
  const first = { ...ingrid, id: randomUUID(), slug: 'a', name: 'A' };
  const second = { ...ingrid, id: randomUUID(), slug: 'b', name: 'B' };
  const a = toSeen(await step('a first record', 'save', first));
  const b = toSeen(await step('a second', 'save', second));
  await step('a name in use', 'save', { ...second, id: randomUUID() });
  const saved = await step('a change', 'save', { ...first, ...a, bio: 'More.' });
  await step('a change of an old revision', 'save', { ...first, ...a });
  const deleted = { id: randomUUID(), slug: 'c', name: 'C' };
  await step('a change of what is deleted', 'save', { ...first, ...a, ...deleted });
  await step('a list', 'list');
  await step('a history', 'history', { id: a.id });
  await step('a move', 'move', { id: b.id, direction: 'up' });
  await step('a deletion of an old revision', 'remove', a);
  const removed = await step('a deletion', 'remove', toSeen(saved));
  await step('the bin', 'deleted');
  await step('a deletion undone', 'undo', { ids: [readEntryId(removed)] });
  await step('a restoration of what is there', 'restore', { id: a.id });
  const hidden = await step('several unpublished', 'unpublishMany', { records: [b, a] });
  await step('of that one undone', 'undo', { ids: readEntryIds(hidden) });
  const again = await step('several deleted', 'removeMany', { records: [{ ...b, revision: 3 }] });
  await step('several restored', 'restoreMany', { records: [{ ...b, revision: 4 }] });
  await step('a change since undone', 'undo', { ids: readEntryIds(again) });
  const views = await step('a view', 'saveView', { name: 'Mine', query: '?sort=name' });
  await step('views', 'views');
  await step('no view', 'removeView', { id: (views as { id: string }[])[0]?.id });
  return answers;

  async function step(what: string, name: string, input?: unknown) {
    const answer = await call(name, input);
    answers[`${what}: ${name}`] = toOutline(answer);
    return answer;
  }
}

const editor = makeMember('Ada');

async function callReal(name: string, input: unknown) {
  if (name === 'undo') return undoAll((input as { ids: string[] }).ids, editor);
  const action = partners[name as keyof typeof partners] as unknown as AdminAction<
    ZodType,
    unknown
  >;
  return action.run(action.input.parse(input), editor.email, editor);
}

function callFake(): Call {
  const server = makeServer([]);
  const actions = { ...server.actions, undo: server.undo };
  return async (name, input) => {
    const { data } = await actions[name as keyof typeof actions](input as never);
    return data;
  };
}

function toSeen(change: unknown) {
  const { record } = change as { record: { id: string; revision: number } };
  return { id: record.id, revision: record.revision };
}

function readEntryId(change: unknown) {
  return (change as { entryId: string }).entryId;
}

function readEntryIds(change: unknown) {
  return (change as { changed: { entryId: string }[] }).changed.map(({ entryId }) => entryId);
}

const ofRecords = new Set(['id', 'revision', 'updatedAt', 'name']);

/** The shape of an answer: its keys, and of the values their types, except for an outcome. */
function toOutline(answer: unknown, key = ''): unknown {
  if (Array.isArray(answer)) return answer.map((one) => toOutline(one));
  if (key === 'fields') return 'a text for each of some fields';
  if (typeof answer !== 'object' || answer === null)
    return key === 'outcome' || answer === null ? answer : typeof answer;
  const entries = Object.entries(answer).filter(
    ([name]) => !('updatedAt' in answer) || ofRecords.has(name),
  );
  return Object.fromEntries(entries.map(([name, value]) => [name, toOutline(value, name)]));
}
