import { Textarea, type TextareaProps } from '@mantine/core';
import type { useDescription } from './useDescription.ts';

type AltTextFieldProps = Omit<TextareaProps, 'description'> & {
  description: ReturnType<typeof useDescription>;
  noun: 'picture' | 'film';
  hintSuffix?: string;
};

export function AltTextField({ description, noun, hintSuffix = '', ...props }: AltTextFieldProps) {
  const hint = `What the ${noun} shows, for those who do not see it. Leave it empty for mere decoration: it is then passed over.`;
  return (
    <Textarea
      {...props}
      readOnly={description.isSaving}
      label="Alternative text"
      description={`${hint}${hintSuffix}`}
      rows={2}
      minRows={2}
      value={description.alt}
      error={description.altError}
      onChange={({ currentTarget }) => description.setAlt(currentTarget.value)}
    />
  );
}
