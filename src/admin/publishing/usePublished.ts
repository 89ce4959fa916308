import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import type { Noun } from '../../model/noun.ts';
import type { StoredRecord } from '../actions/actions.ts';
import type { FormState } from '../forms/useFormState.ts';
import { memoizeLast } from '../../lib/values/remembering.ts';
import { changedPaths, type Values } from '../forms/values.ts';
import type { PublishingActions } from '../frame/screen.ts';
import { useRead } from '../actions/useAction.ts';

type PublishedOptions<Row extends StoredRecord> = Pick<FormState<Row>, 'store' | 'base'> & {
  noun: Noun;
  actions: PublishingActions<Row> | undefined;
  toValues: (record: Row) => Values;
};

export type Published<Row extends StoredRecord> = ReturnType<typeof usePublished<Row>>;

/** The public version of a form's record, and the number of differing fields. Fetched only if there is a draft. */
export function usePublished<Row extends StoredRecord>(options: PublishedOptions<Row>) {
  const { noun, base, store, actions, toValues } = options;
  const read = useRead();
  const isBase = base?.publication?.state === 'published';
  const hasOther = actions && base?.publication?.isPublic && !isBase;
  const { data, error } = useQuery({
    queryKey: ['published', noun.name, base?.id, base?.revision],
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    placeholderData: keepPreviousData,
    queryFn: hasOther
      ? () => read(actions.published, { id: base.id }, noun.errors.fetch)
      : skipToken,
  });
  const record = isBase ? base : hasOther ? data : undefined;
  const values = useMemo(() => (record ? toValues(record) : undefined), [record, toValues]);
  const count = useMemo(
    () => memoizeLast((formValues: Values) => values && changedPaths(formValues, values).length),
    [values],
  );
  const countChanges = () => count(store.values());
  const changes = useSyncExternalStore(store.subscribe, countChanges, countChanges);

  return {
    /** Null if there is no public version; undefined while loading. */
    record,
    values,
    error,
    changes,
    /** The public values to mark changed fields against, if the record has a draft. */
    marked: hasOther ? values : undefined,
  };
}
