import type { ImportService, ImportState, OptionsInput } from '../moving.ts';
import { wakeQueue } from '../../../platform/jobs/jobs.ts';
import { importQueue } from './import-steps.compose.server.ts';
import {
  changeState,
  findImport,
  listImports,
  listItems,
  readOptions,
  updateImport,
} from './imports.server.ts';

const shownItems = 500;
const mostItems = 50_000;

/** What the screen does with uploaded imports. The work itself is done by the queue. */
export const importService: ImportService = {
  list: listImports,
  items: (id, outcomes, isWhole) => listItems(id, outcomes, isWhole ? mostItems : shownItems),
  check: (id, options) => begin(id, ['matching', 'checked', 'failed'], 'checking', options),
  run: (id, options) => begin(id, ['checked'], 'running', options),
  resume: (id) => begin(id, ['stopped', 'failed'], 'running'),
  stop: (id) => changeState(id, ['running'], { state: 'stopped', leaseUntil: null }),
  undo: (id) => begin(id, ['done', 'stopped', 'failed'], 'undoing'),
  discard: (id) =>
    changeState(id, ['matching', 'checking', 'checked'], { state: 'undone', leaseUntil: null }),
};

async function begin(
  id: string,
  from: readonly ImportState[],
  state: ImportState,
  options?: OptionsInput,
) {
  const row = await findImport(id);
  if (!row) return false;
  if (options && from.includes(row.state)) {
    const chosen = { ...readOptions(row), ...options };
    await updateImport(id, { options: JSON.stringify(chosen) });
  }
  const isChanged = await changeState(id, from, { state, problem: null, done: 0, total: 0 });
  wakeQueue(importQueue);
  return isChanged;
}
