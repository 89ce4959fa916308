import { useState } from 'react';
import { countOfRecords } from '../../../model/noun.ts';
import type { ChangeOfMany, BulkAction, StoredRecord } from '../../actions/actions.ts';
import type { ScreenOfNoun } from '../../frame/screen.ts';
import { undoChanges } from '../../actions/undo-changes.ts';
import type { ChangeWork } from '../../actions/useChange.ts';
import { inParts } from './in-parts.ts';
import type { Selection } from './selection.ts';

export type ManyReport = { title: string; lines: { id: string; name: string; why: string }[] };

const resultTexts = {
  publish: { done: 'published', nothing: 'Already published' },
  unpublish: { done: 'unpublished', nothing: 'Already unpublished' },
  remove: { done: 'deleted', nothing: 'Already deleted' },
  restore: { done: 'restored', nothing: 'Already restored' },
};

/** Applies one action to all selected records, with a single Undo for all. */
export function useMany<Row extends StoredRecord, Listed extends StoredRecord>(
  {
    noun,
    actions,
    undo,
    getName,
  }: Pick<ScreenOfNoun<Row, Listed>, 'noun' | 'actions' | 'undo' | 'getName'>,
  selection: Selection,
  change: (run: ChangeWork) => void,
) {
  const [report, setReport] = useState<ManyReport>();
  const { errors } = noun;

  function act(what: BulkAction, records: readonly Listed[], onAnswer = () => {}) {
    const action = actions[`${what}Many`];
    if (!action) return;
    const { done, nothing } = resultTexts[what];
    const failure = what === 'remove' ? errors.delete : errors.save;
    const names = new Map(records.map((record) => [record.id, getName(record)]));
    const revisions = records.map(({ id, revision }) => ({ id, revision }));
    setReport(undefined);
    change(async (send) => {
      const { answers, cause } = await inParts(revisions, failure, (part) =>
        send(action, { records: part }, failure),
      ).finally(onAnswer);
      const changed = answers.flatMap((answer) => answer.changed);
      const refused = answers.flatMap((answer) => answer.refused);
      if (records.every(({ id }) => selection.ids().has(id)))
        selection.narrowTo(refused.map(({ id }) => id));
      showReport(`Not ${done}`, refused, names);
      const ids = changed.map(({ id }) => id);
      if (ids.length === 0) return refused.length === 0 && !cause ? nothing : undefined;
      const entryIds = changed.flatMap(({ entryId }) => entryId ?? []);
      return {
        text: `${describeCount(ids, names)} ${done}`,
        undo: undoing(entryIds, names),
        cause,
      };
    });
  }

  type Names = Map<string, string>;

  function undoing(entryIds: string[], names: Names) {
    return undoChanges({
      action: undo,
      entryIds,
      errorMessage: errors.restore,
      report: ({ undone, refused }) => {
        const refusals = refused.map(({ subjectId, why }) => ({ id: subjectId ?? '', why }));
        showReport('Not undone', refusals, names);
        const ids = undone.map(({ subjectId }) => subjectId ?? '');
        return ids.length > 0 ? `Undone: ${describeCount(ids, names)}` : undefined;
      },
    });
  }

  function showReport(title: string, refused: ChangeOfMany['refused'], names: Names) {
    const lines = refused.map(({ id, why }) => ({ id, why, name: names.get(id) ?? '' }));
    setReport(lines.length > 0 ? { title, lines } : undefined);
  }

  function describeCount(ids: string[], names: Names) {
    return ids.length === 1 ? names.get(ids[0] ?? '') : countOfRecords(noun, ids.length);
  }

  return { act, report, dismiss: () => setReport(undefined) };
}
