import { z } from 'zod';
import type { Member } from '../../model/rights.ts';
import { actionsFor } from '../../platform/actions.ts';
import { markSeen } from './mentions.server.ts';
import { newNote, noteErrors, notedRecord, seenThreads } from './note.ts';
import { countOpenThreads, listNotes, resolveThread, writeNote } from './notes.server.ts';

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
  list: forAll(notedRecord, noteErrors.fetch, listNotes),
  counts: forAll(notedRecord.pick({ noun: true }), noteErrors.fetch, countOpenThreads),
  markSeen: forAll(seenThreads, noteErrors.fetch, markSeen),
  write: forAll(newNote, noteErrors.add, writeNote),
  resolve: forAll(resolution, noteErrors.resolve, resolveThread),
};
