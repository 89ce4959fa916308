import { z } from 'zod';
import type { Member } from '../../model/rights.ts';
import { actionsFor } from '../../platform/actions.ts';
import { hearMentions, listMentionable } from './mentions.server.ts';
import { newNote, noteErrors, notedNouns, notedRecord } from './note.ts';
import { countOpenThreads, listNotes, resolveThread, writeNote, writerOf } from './notes.server.ts';

const action = actionsFor('write');

/** Each function asks itself whether the record is the member's. */
function forAll<Input, Answer>(run: (input: Input, member: Member) => Promise<Answer>) {
  return { run: (input: Input, _editor: string, member: Member) => run(input, member), own: run };
}

export const notes = {
  list: action({
    input: notedRecord,
    ...forAll((record, member) => listNotes(writerOf(member), record)),
    errorMessage: noteErrors.fetch,
  }),
  counts: action({
    input: z.object({ noun: z.enum(notedNouns) }),
    ...forAll(({ noun }, member) => countOpenThreads(member, noun)),
    errorMessage: noteErrors.fetch,
  }),
  members: action({
    input: notedRecord,
    ...forAll((record, member) => listMentionable(writerOf(member), record)),
    errorMessage: noteErrors.fetch,
  }),
  hear: action({
    input: notedRecord,
    ...forAll((record, member) => hearMentions(member, record)),
    errorMessage: noteErrors.fetch,
  }),
  write: action({
    input: newNote,
    ...forAll((note, member) => writeNote(writerOf(member), note)),
    errorMessage: noteErrors.add,
  }),
  resolve: action({
    input: z.object({ record: notedRecord, threadId: z.uuid(), isResolved: z.boolean() }),
    ...forAll((change, member) => resolveThread(writerOf(member), change)),
    errorMessage: noteErrors.resolve,
  }),
};
