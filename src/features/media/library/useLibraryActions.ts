import { actions } from 'astro:actions';
import { useState } from 'react';
import { ActionFailure } from '../../../admin/actions/actions.ts';
import { notUndone, undoChanges } from '../../../admin/actions/undo-changes.ts';
import { useChange, type ChangeWork } from '../../../admin/actions/useChange.ts';
import { capitalised } from '../../../lib/text/capitalised.ts';
import { plural } from '../../../lib/text/plural.ts';
import {
  detachErrors,
  mediaErrors,
  nameOfFile,
  type DetachableUses,
  type MediaFile,
  type Replaced,
  type UndeletedFile,
} from '../media.ts';

/** What can be done with an open file. The callbacks are called before a toast is shown. */
export type FileChanges = {
  isBusy: boolean;
  failure: string | undefined;
  /** Calls with the URLs of the deleted files, before the library is read again. */
  remove: (files: readonly MediaFile[], onAnswer: (deletedUrls: readonly string[]) => void) => void;
  restore: (file: MediaFile) => void;
  /** Replaces a file everywhere. */
  replace: (file: MediaFile, replacement: MediaFile, onReplaced: () => void) => void;
  /** Removes a file from records and films. */
  detach: (file: MediaFile, uses: DetachableUses, onDetached: () => void) => void;
};

type LibraryActions = FileChanges & {
  /** The files that the last deletion kept because a record or stored version uses them. */
  undeleted: readonly UndeletedFile[];
  clearUndeleted: () => void;
};

/** Deletes, restores, replaces and detaches files. The toasts offer to undo it. */
export function useLibraryActions(): LibraryActions {
  const [undeleted, setUndeleted] = useState<readonly UndeletedFile[]>([]);
  const { change, isBusy, failure } = useChange({ keys: [['media']], failsIn: 'place' });

  return {
    isBusy,
    failure,
    undeleted,
    clearUndeleted: () => setUndeleted([]),
    remove: (files, onAnswer) =>
      !isBusy &&
      void change(async (send) => {
        const urls = files.map(({ url }) => url);
        let deletedUrls: string[] = [];
        try {
          const { deleted, kept } = await send(actions.media.remove, { urls }, mediaErrors.delete);
          deletedUrls = deleted;
          setUndeleted(kept);
        } finally {
          onAnswer(deletedUrls);
        }
        const [file] = files.filter(({ url }) => deletedUrls.includes(url));
        if (!file) return undefined;
        const text = plural(deletedUrls.length, `${nameOfFile(file)} deleted`, '# files deleted');
        return { text, undo: restoring(deletedUrls) };
      }),
    restore: ({ url }) => !isBusy && void change(restoring([url])),
    replace: (file, replacement, onReplaced) =>
      !isBusy &&
      void change(async (send) => {
        const input = { url: file.url, by: replacement.url };
        const answer = await send(actions.media.replace, input, mediaErrors.replace);
        if (answer.outcome !== 'done') throw new ActionFailure(mediaErrors.replace);
        onReplaced();
        return {
          text: `Replaced in ${placesText(answer.record)}`,
          undo: undoing(answer.entryId ?? '', 'Replacement undone'),
        };
      }),
    detach: ({ url }, { records, films }, onDetached) =>
      !isBusy &&
      void change(async (send) => {
        const input = {
          url,
          records: records.map(({ recordId, revision }) => ({ recordId, revision })),
          films: films.map((video) => video.url),
        };
        const answer = await send(actions.media.detach, input, mediaErrors.detach);
        if (answer.outcome !== 'done') throw new ActionFailure(detachErrors.changed);
        onDetached();
        const [one, ...others] = [...records, ...films];
        const from = one && others.length === 0 ? capitalised(one.name) : placesText(answer.record);
        const undo = undoing(answer.entryId ?? '', 'Removal undone');
        return { text: `Removed from ${from}`, undo };
      }),
  };
}

function restoring(urls: string[]): ChangeWork {
  return async (send) => {
    const { restored } = await send(actions.media.restore, { urls }, mediaErrors.restore);
    return plural(restored.length, 'File restored', '# files restored');
  };
}

function placesText({ places }: Replaced) {
  return plural(places, '# place', '# places');
}

function undoing(entryId: string, undone: string) {
  return undoChanges({
    action: actions.activity.undo,
    entryIds: [entryId],
    errorMessage: mediaErrors.undo,
    report: ({ refused: [refusal] }) => (refusal ? notUndone(refusal.why) : undone),
  });
}
