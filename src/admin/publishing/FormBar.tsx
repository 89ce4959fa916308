import type { ComponentProps } from 'react';
import type { Noun } from '../../records/noun.ts';
import { FormFooter } from '../forms/FormFooter.tsx';
import type { Values } from '../forms/values.ts';
import { PublishBar } from './PublishBar.tsx';
import { SubmitHint } from './SubmitHint.tsx';
import { submitLabelFor } from './submit-label.ts';

type FormBarProps = Omit<
  ComponentProps<typeof PublishBar>,
  'noun' | 'submitLabel' | 'submitHint'
> & {
  noun: Noun;
  hasDrafts: boolean;
  /** Replaces the usual label of the button that saves, and its hint. */
  submitLabel: string | undefined;
  getSubmitHint: ((values: Values) => string | undefined) | undefined;
};

/** The bar of a form, with the publication of records that have drafts. */
export function FormBar({ noun, hasDrafts, getSubmitHint, ...props }: FormBarProps) {
  const { base, errorCount, isSaving, isWaiting, onCancel, onHistory } = props;
  const submit = {
    submitLabel: props.submitLabel ?? submitLabelFor(noun, base),
    submitHint: <SubmitHint base={base} getHint={getSubmitHint} />,
  };
  if (hasDrafts) return <PublishBar {...props} {...submit} noun={noun.one} />;
  return (
    <FormFooter
      {...submit}
      errorCount={errorCount}
      isSaving={isSaving}
      isWaiting={isWaiting}
      onCancel={onCancel}
      onHistory={onHistory}
    />
  );
}
