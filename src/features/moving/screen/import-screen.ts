import { workingStates, type ImportState, type ListedImport } from '../moving.ts';

export const importsKey = ['imports'] as const;

/** The names of its steps, of which the last is being done. */
export function stepsOf({ kind, state }: Pick<ListedImport, 'kind' | 'state'>) {
  const names = [
    'Choose a file',
    ...(kind === 'sheet' ? ['Match the columns'] : []),
    'Check the report',
    'Import',
  ];
  const at = state === 'matching' ? 1 : names.length - (isChecking(state) ? 2 : 1);
  return names.map((name, index) => ({ name, isDone: index < at, isCurrent: index === at }));
}

function isChecking(state: ImportState) {
  return state === 'checking' || state === 'checked';
}

export function isWorking({ state }: Pick<ListedImport, 'state'>) {
  return workingStates.some((one) => one === state);
}

/** True for an import that is still to be finished. */
export function isCurrent({ state }: Pick<ListedImport, 'state'>) {
  return state !== 'done' && state !== 'undone' && state !== 'failed';
}
