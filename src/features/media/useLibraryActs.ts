import { actions } from 'astro:actions';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionFailure } from '../../admin/actions.ts';
import { useAction, useRead } from '../../admin/SignInAgain.tsx';
import { showToast } from '../../admin/Toasts.tsx';
import { useAttempt } from '../../admin/useAttempt.ts';
import { plural } from '../../lib/plural.ts';
import {
  mediaErrors,
  nameOfFile,
  type UndeletedFile,
  type MediaFile,
  type Replaced,
} from './media.ts';

/** Deletes, restores and replaces files. The toasts for deleting and replacing offer to undo it. */
export function useLibraryActs() {
  const call = useAction();
  const read = useRead();
  const client = useQueryClient();
  const [kept, setKept] = useState<readonly UndeletedFile[]>([]);
  const readAgain = () => client.invalidateQueries({ queryKey: ['media'] });
  const { attempt, isBusy, failure } = useAttempt(readAgain);

  /** Reports a failure in a toast, because the component may be gone by then. */
  async function runUndo(undo: () => Promise<void>) {
    try {
      await undo();
    } catch (cause) {
      const text = cause instanceof ActionFailure ? cause.message : mediaErrors.restore;
      showToast({ text, isError: true });
    }
    await readAgain();
  }

  async function restore(urls: string[]) {
    const { restored } = await read(actions.media.restore, { urls }, mediaErrors.restore);
    showToast({ text: plural(restored.length, 'File restored', '# files restored') });
  }

  async function undoReplacement(entryId: string) {
    const { refused } = await read(actions.activity.undo, { ids: [entryId] }, mediaErrors.undo);
    if (refused[0]) throw new ActionFailure(refused[0].why);
    showToast({ text: 'Replacement undone' });
  }

  return {
    isBusy,
    failure,
    /** The files that the last deletion kept because a record or stored version uses them. */
    kept,
    forgetKept: () => setKept([]),
    /** Resolves to the URLs of the deleted files. Calls `onAnswer` before it shows the toast. */
    remove: (files: readonly MediaFile[], onAnswer: () => void) =>
      attempt(async () => {
        const urls = files.map(({ url }) => url);
        const answer = await read(actions.media.remove, { urls }, mediaErrors.delete).finally(
          onAnswer,
        );
        setKept(answer.kept);
        const { deleted } = answer;
        const [file] = files.filter(({ url }) => deleted.includes(url));
        if (file) {
          showToast({
            text: plural(deleted.length, `${nameOfFile(file)} deleted`, '# files deleted'),
            action: { label: 'Undo', run: () => void runUndo(() => restore(deleted)) },
          });
        }
        return deleted;
      }),
    restore: (file: MediaFile) => attempt(() => restore([file.url])),
    replace: (file: MediaFile, replacement: MediaFile) =>
      attempt(async () => {
        const input = { url: file.url, by: replacement.url };
        const answer = await call(actions.media.replace, input, mediaErrors.replace);
        if (answer.outcome !== 'done') {
          const [reason] = answer.outcome === 'refused' ? Object.values(answer.fields) : [];
          throw new ActionFailure(reason ?? mediaErrors.replace);
        }
        return { ...answer.record, entryId: answer.entryId ?? '' };
      }),
    tellOfReplaced: ({ places, entryId }: Replaced & { entryId: string }) =>
      showToast({
        text: `Replaced in ${plural(places, '# place', '# places')}`,
        action: { label: 'Undo', run: () => void runUndo(() => undoReplacement(entryId)) },
      }),
  };
}
