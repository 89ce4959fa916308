import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionFailure } from '../../admin/actions.ts';
import { useAction, useRead } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { plural } from '../../lib/plural.ts';
import { libraryActions } from './library-actions.tsx';
import {
  mediaErrors,
  nameOfFile,
  type UndeletedFile,
  type MediaFile,
  type Replaced,
} from './media.ts';

/** Deletes, restores and replaces files. The toasts offer to undo each action. */
export function useLibraryActs() {
  const call = useAction();
  const read = useRead();
  const client = useQueryClient();
  const [undeleted, setUndeleted] = useState<readonly UndeletedFile[]>([]);
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (run: () => Promise<unknown>) => run(),
    onSettled: () => client.invalidateQueries({ queryKey: ['media'] }),
  });

  /** Resolves to undefined on failure. */
  async function attempt<T>(run: () => Promise<T>) {
    if (isPending) return undefined;
    return mutateAsync(run).catch(() => undefined) as Promise<T | undefined>;
  }

  /** For undo in a toast, whose component may be unmounted by then. */
  async function later(run: () => Promise<void>) {
    try {
      await run();
    } catch (cause) {
      const text = cause instanceof ActionFailure ? cause.message : mediaErrors.restore;
      showToast({ text, isError: true });
    }
    await client.invalidateQueries({ queryKey: ['media'] });
  }

  async function restore(urls: string[]) {
    const { restored } = await read(libraryActions.restore, { urls }, mediaErrors.restore);
    showToast({ text: plural(restored.length, 'It is back', '# files are back') });
  }

  async function takeBack(replaced: Replaced) {
    const answer = await call(libraryActions.takeBack, replaced, mediaErrors.takeBack);
    if (answer.outcome === 'refused') {
      throw new ActionFailure(Object.values(answer.fields)[0] ?? mediaErrors.takeBack);
    }
    showToast({ text: 'The replacement was taken back' });
  }

  return {
    isBusy: isPending,
    failure: error?.message,
    /** The files of the last deletion that are still in use. */
    kept: undeleted,
    forgetKept: () => setUndeleted([]),
    /** Resolves to the URLs of the deleted files. Calls `onAnswer` before showing the toast. */
    remove: (files: readonly MediaFile[], onAnswer: () => void) =>
      attempt(async () => {
        const urls = files.map(({ url }) => url);
        const answer = await read(libraryActions.remove, { urls }, mediaErrors.delete).finally(
          onAnswer,
        );
        setUndeleted(answer.kept);
        const { deleted } = answer;
        const [deletedFile] = files.filter(({ url }) => deleted.includes(url));
        if (deletedFile) {
          showToast({
            text: plural(deleted.length, `${nameOfFile(deletedFile)} deleted`, '# files deleted'),
            action: { label: 'Undo', run: () => void later(() => restore(deleted)) },
          });
        }
        return deleted;
      }),
    restore: (file: MediaFile) => attempt(() => restore([file.url])),
    /** Resolves to the replacement's changes. */
    replace: (file: MediaFile, replacement: MediaFile) =>
      attempt(async () => {
        const input = { url: file.url, by: replacement.url };
        const answer = await call(libraryActions.replace, input, mediaErrors.replace);
        if (answer.outcome !== 'done') {
          const [reason] = answer.outcome === 'refused' ? Object.values(answer.fields) : [];
          throw new ActionFailure(reason ?? mediaErrors.replace);
        }
        return answer.record;
      }),
    tellOfReplaced: (replaced: Replaced) =>
      showToast({
        text: `Replaced in ${plural(replaced.records.length + replaced.films.length, '# place', '# places')}`,
        action: { label: 'Undo', run: () => void later(() => takeBack(replaced)) },
      }),
  };
}
