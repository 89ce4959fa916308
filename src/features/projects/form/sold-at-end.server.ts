import { changeContent } from '../../../platform/database/content.ts';
import { moveToEnd } from '../../../records/positions.server.ts';
import { isSold } from '../project-status.ts';

/** Moves sold projects behind all others, without changing the order among either. Returns the activity entries. */
export async function moveSoldToEnd(editor: string) {
  return changeContent(async (tx) => {
    const projects = await tx
      .selectFrom('projects')
      .select(['id', 'status'])
      .orderBy('displayOrder')
      .orderBy('id')
      .execute();
    const sold = projects.filter(({ status }) => isSold(status));
    const isInOrder = sold.every(({ id }, index) => projects.at(index - sold.length)?.id === id);
    const ids = isInOrder ? [] : sold.map(({ id }) => id);
    return { entryIds: await moveToEnd(tx, 'projects', ids, editor) };
  });
}
