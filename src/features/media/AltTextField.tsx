import { Textarea, type TextareaProps } from '@mantine/core';
import type { useDescription } from './useDescription.ts';

type AltTextFieldProps = TextareaProps & {
  of: ReturnType<typeof useDescription>;
  noun: 'picture' | 'film';
  /** What is added to the hint. */
  further?: string;
};

/** The alternative text of a file. */
export function AltTextField({ of, noun, further = '', ...textarea }: AltTextFieldProps) {
  const hint = `What the ${noun} shows, for those who do not see it. Leave it empty for mere decoration: it is then passed over.`;
  return (
    <Textarea
      {...textarea}
      readOnly={of.isSaving}
      label="Alternative text"
      description={`${hint}${further}`}
      rows={2}
      minRows={2}
      value={of.alt}
      error={of.altError}
      onChange={({ currentTarget }) => of.setAlt(currentTarget.value)}
    />
  );
}
