import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countOfRecords } from '../../lib/noun.ts';
import type { ChangeOfMany, ManyAct, StoredRecord } from '../actions.ts';
import type { ScreenOfNoun } from '../screen.ts';
import { useAction } from '../SignInAgain.tsx';
import { showToast } from '../Toasts.tsx';
import { inParts } from './in-parts.ts';
import type { Selection } from './selection.ts';
import type { Work } from './useWork.ts';

export type ManyReport = { title: string; lines: { id: string; name: string; why: string }[] };

const words = {
  publish: { done: 'published', nothing: 'Already published' },
  unpublish: { done: 'unpublished', nothing: 'Already unpublished' },
  remove: { done: 'deleted', nothing: 'Already deleted' },
  restore: { done: 'restored', nothing: 'Already restored' },
};

/** Applies one action to all selected records, with a single Undo for all. */
export function useMany<Row extends StoredRecord, Listed extends StoredRecord>(
  { noun, actions, undo, nameOf }: ScreenOfNoun<Row, Listed>,
  selection: Selection,
  work: Work,
) {
  const call = useAction();
  const client = useQueryClient();
  const [report, setReport] = useState<ManyReport>();
  const { errors } = noun;

  function act(what: ManyAct, records: readonly Listed[], onAnswer = () => {}) {
    const action = actions[`${what}Many`];
    if (!action) return;
    const { done, nothing } = words[what];
    const failure = what === 'remove' ? errors.delete : errors.save;
    const names = new Map(records.map((record) => [record.id, nameOf(record)]));
    const revisions = records.map(({ id, revision }) => ({ id, revision }));
    setReport(undefined);
    work(async () => {
      const { answers, cause } = await inParts(revisions, failure, (part) =>
        call(action, { records: part }, failure),
      ).finally(onAnswer);
      const changed = answers.flatMap((answer) => answer.changed);
      const refused = answers.flatMap((answer) => answer.refused);
      selection.keep(refused.map(({ id }) => id));
      showReport(`Not ${done}`, refused, names);
      const ids = changed.map(({ id }) => id);
      const entryIds = changed.flatMap(({ entryId }) => entryId ?? []);
      if (ids.length > 0) offerUndo(`${countOf(ids, names)} ${done}`, entryIds, names);
      else if (refused.length === 0) showToast({ text: nothing });
      await reload();
      if (cause) throw cause;
    });
  }

  type Names = Map<string, string>;

  function offerUndo(text: string, entryIds: string[], names: Names, isError = false) {
    const run = () => work(() => undoAll(entryIds, names));
    showToast({ text, isError, action: { label: 'Undo', run } });
  }

  async function undoAll(entryIds: string[], names: Names) {
    const { answers, cause } = await inParts(entryIds, errors.restore, (ids) =>
      call(undo, { ids }, errors.restore),
    ).catch((failure: unknown) => ({ answers: [], cause: failure }));
    const undone = answers.flatMap((answer) => answer.undone);
    const refused = answers.flatMap((answer) => answer.refused);
    const refusals = refused.map(({ subjectId, why }) => ({ id: subjectId ?? '', why }));
    showReport('Not undone because it has been changed since', refusals, names);
    const undoneIds = undone.map(({ subjectId }) => subjectId ?? '');
    if (undoneIds.length > 0) showToast({ text: `Undone: ${countOf(undoneIds, names)}` });
    if (cause) {
      const handledIds = new Set([...undone, ...refused].map(({ entryId }) => entryId));
      const unhandled = entryIds.filter((id) => !handledIds.has(id));
      offerUndo(errors.restore, unhandled, names, true);
    }
    await reload();
  }

  function showReport(title: string, refused: ChangeOfMany['refused'], names: Names) {
    const lines = refused.map(({ id, why }) => ({ id, why, name: names.get(id) ?? '' }));
    setReport(lines.length > 0 ? { title, lines } : undefined);
  }

  function countOf(ids: string[], names: Names) {
    return ids.length === 1 ? names.get(ids[0] ?? '') : countOfRecords(noun, ids.length);
  }

  function reload() {
    return client.invalidateQueries({ queryKey: [noun.name] });
  }

  return { act, report, dismiss: () => setReport(undefined) };
}
