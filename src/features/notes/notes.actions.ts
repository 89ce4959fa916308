import { z } from 'zod';
import type { Member } from '../../model/rights.ts';
import { actionsFor } from '../../platform/actions.ts';
import { markSeen, listMentionable } from './mentions.server.ts';
import { newNote, noteErrors, notedRecord, seenThreads } from './note.ts';
import { countOpenThreads, listNotes, resolveThread, writeNote, asWriter } from './notes.server.ts';

const action = actionsFor('write');

/** What `run` does is the same for all members: it asks itself whether the record is theirs. */
function forAll<Schema extends z.ZodType, Answer>(
  input: Schema,
  errorMessage: string,
  run: (input: z.output<Schema>, member: Member) => Promise<Answer>,
) {
  return action({
    input,
    run: (value, _editor, member) => run(value, member),
    own: run,
    errorMessage,
  });
}

const resolution = z.object({ record: notedRecord, threadId: z.uuid(), isResolved: z.boolean() });

export const notes = {
  list: forAll(notedRecord, noteErrors.fetch, (record, member) =>
    listNotes(asWriter(member), record),
  ),
  counts: forAll(notedRecord.pick({ noun: true }), noteErrors.fetch, ({ noun }, member) =>
    countOpenThreads(member, noun),
  ),
  members: forAll(notedRecord, noteErrors.fetch, (record, member) =>
    listMentionable(asWriter(member), record),
  ),
  markSeen: forAll(seenThreads, noteErrors.fetch, ({ threadIds, ...record }, member) =>
    markSeen(member, record, threadIds),
  ),
  write: forAll(newNote, noteErrors.add, (note, member) => writeNote(asWriter(member), note)),
  resolve: forAll(resolution, noteErrors.resolve, (change, member) =>
    resolveThread(asWriter(member), change),
  ),
};
