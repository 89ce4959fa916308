import type { ComponentProps, ReactNode } from 'react';
import { titleCased } from '../../lib/text/capitalised.ts';
import type { Noun } from '../../model/noun.ts';
import type { StoredRecord } from '../actions/actions.ts';
import { useIsUntouched, useValues } from '../fields/fields-context.ts';
import { FormFooter } from '../forms/FormFooter.tsx';
import type { Values } from '../forms/values.ts';
import { PublishBar } from './PublishBar.tsx';

type FormBarProps = Omit<
  ComponentProps<typeof PublishBar>,
  'noun' | 'submitLabel' | 'submitHint'
> & {
  noun: Noun;
  hasDrafts: boolean;
  /** The state of a record without drafts. */
  about: ReactNode;
  /** Replaces the usual label of the button that saves, and its hint. */
  submitLabel: string | undefined;
  getSubmitHint: ((values: Values) => string | undefined) | undefined;
};

/** The bar of a form, with the publication of records that have drafts. */
export function FormBar({ noun, hasDrafts, about, getSubmitHint, ...props }: FormBarProps) {
  const { base, isChanged, errorCount, isSaving, isWaiting, onCancel, onHistory, onShowPast } =
    props;
  const submit = {
    submitLabel: props.submitLabel ?? submitLabelFor(noun, base),
    submitHint: <SubmitHint base={base} hasDrafts={hasDrafts} getHint={getSubmitHint} />,
  };
  if (hasDrafts) return <PublishBar {...props} {...submit} noun={noun.one} />;
  return (
    <FormFooter
      {...submit}
      about={about}
      isChanged={isChanged || base === undefined}
      errorCount={errorCount}
      onNextError={props.onNextError}
      isSaving={isSaving}
      isWaiting={isWaiting}
      onCancel={onCancel}
      onHistory={onHistory}
      onShowPast={onShowPast}
    />
  );
}

/** `Create Partner` until the record has been public, then `Update Partner`. */
function submitLabelFor({ one }: Noun, base: StoredRecord | undefined) {
  return `${wasPublic(base) ? 'Update' : 'Create'} ${titleCased(one)}`;
}

function wasPublic(base: StoredRecord | undefined) {
  if (!base?.publication) return base !== undefined;
  return base.publication.isPublic || base.publication.state === 'hidden';
}

type SubmitHintProps = {
  /** Undefined for a new record. */
  base: StoredRecord | undefined;
  hasDrafts: boolean;
  /** What differs from the usual, for the values of the form. */
  getHint: ((values: Values) => string | undefined) | undefined;
};

/** What the button that saves does to the site. */
function SubmitHint({ base, hasDrafts, getHint }: SubmitHintProps) {
  const values = useValues();
  const isUntouched = useIsUntouched();
  const isScheduled = Boolean(base?.publication?.publishAt);
  const usualHint = `Publishes at once${isScheduled ? ', before the scheduled time' : ''}`;
  const hint = isUntouched && hasDrafts ? undefined : getHint?.(values);
  return hint ?? <span data-usual>{usualHint}</span>;
}
