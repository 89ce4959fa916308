import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Noun } from '../../model/noun.ts';
import type { StoredRecord } from '../actions/actions.ts';
import type { FormState } from '../forms/useFormState.ts';
import type { Values } from '../forms/values.ts';
import type { HistoryAction, PublishingActions } from '../frame/screen.ts';
import { ComparePublic } from './ComparePublic.tsx';
import { useAssistantChanges } from './useAssistantChanges.ts';
import { usePublished } from './usePublished.ts';

type ComparisonOptions<Row extends StoredRecord> = Pick<
  FormState<Row>,
  'store' | 'base' | 'isChanged' | 'change'
> & {
  noun: Noun;
  toValues: (record: Row) => Values;
  actions: PublishingActions<Row> | undefined;
  history: HistoryAction<Row> | undefined;
  onPublish: () => void;
  onDiscard: () => void;
  /** The fields of the form. */
  children: ReactNode;
};

/** The comparison of a form with the public version of its record. */
export function useComparison<Row extends StoredRecord>(options: ComparisonOptions<Row>) {
  const { base, isChanged } = options;
  const [opened, setOpened] = useState<'all' | 'assistants'>();
  const open = useCallback(() => setOpened('all'), []);
  const isOfAssistants = opened === 'assistants';
  const byAssistants = useAssistantChanges(options, isOfAssistants);
  const published = usePublished(options);
  const { marked } = published;
  const hasDraft = base?.publication?.state !== 'published';
  const canCompare = base?.publication?.isPublic && (hasDraft || isChanged);

  return {
    /** The number of fields that differ from the public version, if known. */
    changes: published.changes,
    /** What the fields of a record with a draft compare themselves with. */
    publicly: useMemo(() => marked && { values: marked, compare: open }, [marked, open]),
    /** Undefined if there is nothing to compare. */
    open: canCompare ? open : undefined,
    openAssistants:
      canCompare && options.history && base.publication?.assistant !== undefined
        ? () => setOpened('assistants')
        : undefined,
    dialog: opened && (
      <ComparePublic
        {...options}
        published={published}
        byAssistants={isOfAssistants ? byAssistants : undefined}
        onClose={() => setOpened(undefined)}
        onDiscard={hasDraft ? options.onDiscard : undefined}
      />
    ),
  };
}
