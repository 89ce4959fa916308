import { z } from 'zod';
import { actionsFor, recordInput } from '../../../platform/actions.ts';
import {
  movingErrors,
  optionsInput,
  outcomeNames,
  type ImportItemRow,
  type ListedImport,
  type ListedItem,
  type OptionsInput,
  type Outcome,
} from './moving.ts';

/** What imports can do, which joins all nouns. */
export type ImportService = {
  list: () => Promise<ListedImport[]>;
  items: (id: string, outcomes: readonly Outcome[]) => Promise<ImportItemRow[]>;
  /** Each answers true if the import was in a state for it. */
  check: (id: string, options: OptionsInput) => Promise<boolean>;
  run: (id: string, options: OptionsInput) => Promise<boolean>;
  resume: (id: string) => Promise<boolean>;
  stop: (id: string) => Promise<boolean>;
  undo: (id: string) => Promise<boolean>;
  discard: (id: string) => Promise<boolean>;
};

const action = actionsFor('settings');
const withOptions = recordInput.extend({ options: optionsInput });
const itemsInput = recordInput.extend({ outcomes: z.array(z.enum(outcomeNames)).max(20) });

export function movingActions(imports: ImportService) {
  return {
    list: action({
      input: z.undefined(),
      run: () => imports.list(),
      errorMessage: movingErrors.fetch,
    }),
    items: action({
      input: itemsInput,
      run: async ({ id, outcomes }): Promise<ListedItem[]> => {
        const items = await imports.items(id, outcomes);
        return items.map(({ kind, sourceId, name, place, outcome, notes }) => ({
          kind,
          sourceId,
          name,
          place,
          outcome,
          notes: JSON.parse(notes) as string[],
        }));
      },
      errorMessage: movingErrors.fetch,
    }),
    check: action({
      input: withOptions,
      run: ({ id, options }) => imports.check(id, options).then(changed),
      errorMessage: movingErrors.start,
    }),
    run: action({
      input: withOptions,
      run: ({ id, options }) => imports.run(id, options).then(changed),
      errorMessage: movingErrors.start,
    }),
    resume: action({
      input: recordInput,
      run: ({ id }) => imports.resume(id).then(changed),
      errorMessage: movingErrors.start,
    }),
    stop: action({
      input: recordInput,
      run: ({ id }) => imports.stop(id).then(changed),
      errorMessage: movingErrors.stop,
    }),
    undo: action({
      input: recordInput,
      run: ({ id }) => imports.undo(id).then(changed),
      errorMessage: movingErrors.undo,
    }),
    discard: action({
      input: recordInput,
      run: ({ id }) => imports.discard(id).then(changed),
      errorMessage: movingErrors.stop,
    }),
  };
}

function changed(isChanged: boolean) {
  return { outcome: 'done' as const, isChanged };
}
