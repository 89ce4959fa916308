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

/** Deletes files, brings them back, and replaces them. Each can be taken back where it is told. */
export function useLibraryActs() {
  const call = useAction();
  const read = useRead();
  const client = useQueryClient();
  const [kept, setKept] = useState<readonly UndeletedFile[]>([]);
  const readAgain = () => client.invalidateQueries({ queryKey: ['media'] });
  const { attempt, isBusy, failure } = useAttempt(readAgain);

  /** For what is taken back by a toast, whose place may be gone by then. */
  async function later(run: () => Promise<void>) {
    try {
      await run();
    } catch (cause) {
      const text = cause instanceof ActionFailure ? cause.message : mediaErrors.restore;
      showToast({ text, isError: true });
    }
    await readAgain();
  }

  async function restore(urls: string[]) {
    const { restored } = await read(actions.media.restore, { urls }, mediaErrors.restore);
    showToast({ text: plural(restored.length, 'It is back', '# files are back') });
  }

  async function takeBack(replaced: Replaced) {
    const answer = await call(actions.media.takeBack, replaced, mediaErrors.takeBack);
    if (answer.outcome === 'refused') {
      throw new ActionFailure(Object.values(answer.fields)[0] ?? mediaErrors.takeBack);
    }
    showToast({ text: 'The replacement was taken back' });
  }

  return {
    isBusy,
    failure,
    /** Those of the last deletion that are needed. */
    kept,
    forgetKept: () => setKept([]),
    /** Resolves to the addresses of those that are gone. `onAnswer` is called before the toast is shown. */
    remove: (files: readonly MediaFile[], onAnswer: () => void) =>
      attempt(async () => {
        const urls = files.map(({ url }) => url);
        const answer = await read(actions.media.remove, { urls }, mediaErrors.delete).finally(
          onAnswer,
        );
        setKept(answer.kept);
        const { deleted } = answer;
        const [one] = files.filter(({ url }) => deleted.includes(url));
        if (one) {
          showToast({
            text: plural(deleted.length, `${nameOfFile(one)} deleted`, '# files deleted'),
            action: { label: 'Undo', run: () => void later(() => restore(deleted)) },
          });
        }
        return deleted;
      }),
    restore: (file: MediaFile) => attempt(() => restore([file.url])),
    /** Resolves to what was replaced. */
    replace: (file: MediaFile, by: MediaFile) =>
      attempt(async () => {
        const input = { url: file.url, by: by.url };
        const answer = await call(actions.media.replace, input, mediaErrors.replace);
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
