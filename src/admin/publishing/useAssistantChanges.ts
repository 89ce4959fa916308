import { skipToken, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isAssistant } from '../../model/actors.ts';
import type { Noun } from '../../model/noun.ts';
import type { StoredRecord, Version } from '../../model/record.ts';
import { useRead } from '../actions/useAction.ts';
import type { HistoryAction } from '../frame/screen.ts';
import { differs, type Values } from '../forms/values.ts';

type Options<Row extends StoredRecord> = {
  noun: Noun;
  base: Row | undefined;
  history: HistoryAction<Row> | undefined;
  toValues: (record: Row) => Values;
};

/** What assistants have changed in a draft: undefined `has` while it is fetched. */
export type AssistantChanges = {
  has: ((field: string) => boolean) | undefined;
  error: Error | null;
};

export function useAssistantChanges<Row extends StoredRecord>(
  { noun, base, history, toValues }: Options<Row>,
  isShown: boolean,
): AssistantChanges {
  const read = useRead();
  const { data, error } = useQuery({
    queryKey: [noun.name, 'assistants', base?.id, base?.revision],
    queryFn:
      isShown && base && history
        ? () => read(history, { id: base.id }, noun.errors.fetch)
        : skipToken,
  });
  const has = useMemo(() => data && assistantChanges(data, toValues), [data, toValues]);
  return { has, error };
}

/** Tells which fields assistants have changed since a record was last public, by its versions, the newest first. */
function assistantChanges<Row>(
  versions: readonly Version<Row>[],
  toValues: (record: Row) => Values,
) {
  const published = versions.findIndex(({ isPublic }) => isPublic);
  const steps = versions.flatMap(({ savedBy, record }, index) => {
    const before = versions[index + 1];
    return before && index < published && isAssistant(savedBy)
      ? [{ before: toValues(before.record), after: toValues(record) }]
      : [];
  });
  return (field: string) => steps.some(({ before, after }) => differs(before, after, field));
}
