import { z } from 'zod';
import { actionsFor, recordInput } from '../../platform/actions.ts';
import {
  movingErrors,
  optionsInput,
  outcomeNames,
  type ImportService,
  type ListedItem,
} from './moving.ts';

const action = actionsFor('settings');
const withOptions = recordInput.extend({ options: optionsInput });
const itemsInput = recordInput.extend({
  outcomes: z.array(z.enum(outcomeNames)).max(20),
  /** Also those that no screen shows. */
  isWhole: z.boolean().default(false),
});

export function movingActions(imports: ImportService) {
  return {
    list: action({
      input: z.undefined(),
      run: () => imports.list(),
      errorMessage: movingErrors.fetch,
    }),
    items: action({
      input: itemsInput,
      run: async ({ id, outcomes, isWhole }): Promise<ListedItem[]> => {
        const items = await imports.items(id, outcomes, isWhole);
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
