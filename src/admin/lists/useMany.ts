import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { countOfRecords } from '../../lib/noun.ts';
import type { ChangedOne, ChangeOfMany, ManyAct, StoredRecord } from '../actions.ts';
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
  { noun, actions, nameOf }: ScreenOfNoun<Row, Listed>,
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
      const { changed, refused, cause } = await inParts(revisions, failure, (part) =>
        call(action, { records: part }, failure),
      ).finally(onAnswer);
      selection.keep(refused.map(({ id }) => id));
      showReport(`Not ${done}`, refused, names);
      if (changed.length > 0) offerUndo(`${countOf(changed, names)} ${done}`, changed, names);
      else if (refused.length === 0) showToast({ text: nothing });
      await reload();
      if (cause) throw cause;
    });
  }

  type Names = Map<string, string>;

  function offerUndo(text: string, changed: ChangedOne[], names: Names, isError = false) {
    const run = () => work(() => takeBack(changed, names));
    showToast({ text, isError, action: { label: 'Undo', run } });
  }

  async function takeBack(changed: ChangedOne[], names: Names) {
    const action = actions.takeBackMany;
    if (!action) return;
    const answer = await inParts(changed, errors.restore, (part) =>
      call(action, { records: part }, errors.restore),
    ).catch((cause: unknown) => ({ changed: [], refused: [], cause }));
    showReport('Not undone because it has been changed since', answer.refused, names);
    const count = answer.changed.length;
    if (count > 0) {
      showToast({
        text: `Undone: ${countOf(answer.changed, names)}`,
      });
    }
    if (answer.cause) {
      const handledIds = new Set([...answer.changed, ...answer.refused].map(({ id }) => id));
      const unhandled = changed.filter(({ id }) => !handledIds.has(id));
      offerUndo(errors.restore, unhandled, names, true);
    }
    await reload();
  }

  function showReport(title: string, refused: ChangeOfMany['refused'], names: Names) {
    const lines = refused.map(({ id, why }) => ({ id, why, name: names.get(id) ?? '' }));
    setReport(lines.length > 0 ? { title, lines } : undefined);
  }

  function countOf(changed: ChangedOne[], names: Names) {
    return changed.length === 1
      ? names.get(changed[0]?.id ?? '')
      : countOfRecords(noun, changed.length);
  }

  function reload() {
    return client.invalidateQueries({ queryKey: [noun.name] });
  }

  return { act, report, dismiss: () => setReport(undefined) };
}
