import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Noun } from '../model/noun.ts';
import { refused, type Refusal, type SavedView } from '../model/record.ts';
import { actionsFor, recordInput } from '../platform/actions.ts';
import { db } from '../platform/database/database.ts';
import type { NounName } from '../platform/database/row-types.ts';
import { line } from '../model/fields.ts';

const action = actionsFor('read');

const maxViews = 20;

const viewInput = z.object({
  id: z.uuid().optional(),
  name: line.max(60, 'Use 60 characters or fewer'),
  query: z.string().max(500),
});
export function viewActions({ name, errors }: Noun) {
  const noun = name as NounName;
  return {
    views: action({
      input: z.undefined(),
      run: (_none, editor) => listViews(noun, editor),
      errorMessage: errors.fetch,
    }),
    saveView: action({
      input: viewInput,
      run: (view, editor) => saveView(noun, view, editor),
      errorMessage: 'Failed to save this view',
    }),
    removeView: action({
      input: recordInput,
      run: (view, editor) => removeView(noun, view, editor),
      errorMessage: 'Failed to remove this view',
    }),
  };
}
export async function listViews(noun: NounName, editor: string): Promise<SavedView[]> {
  return db
    .selectFrom('listViews')
    .select(['id', 'name', 'query'])
    .where('noun', '=', noun)
    .where('savedBy', '=', editor)
    .orderBy('savedAt')
    .orderBy('id')
    .execute();
}

/** Safe to repeat with the same id. */
export async function saveView(
  noun: NounName,
  { id = randomUUID(), name, query }: Omit<SavedView, 'id'> & { id?: string | undefined },
  editor: string,
): Promise<SavedView[] | Refusal> {
  const views = await listViews(noun, editor);
  if (views.some((view) => view.id === id)) return views;
  if (views.length >= maxViews) {
    return refused({
      name: `You can save up to ${maxViews} views. Remove one first.`,
    });
  }
  if (views.some((view) => view.name === name))
    return refused({ name: 'You already have a view with this name.' });
  await db
    .insertInto('listViews')
    .values({ id, noun, name, query, savedBy: editor, savedAt: new Date().toISOString() })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  return listViews(noun, editor);
}

export async function removeView(noun: NounName, { id }: { id: string }, editor: string) {
  await db
    .deleteFrom('listViews')
    .where('id', '=', id)
    .where('noun', '=', noun)
    .where('savedBy', '=', editor)
    .execute();
  return listViews(noun, editor);
}
