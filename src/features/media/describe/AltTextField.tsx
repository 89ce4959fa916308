import { Textarea, type TextareaProps } from '@mantine/core';
import type { useDescription } from './useDescription.ts';

type AltTextFieldProps = Omit<TextareaProps, 'description'> & {
  description: ReturnType<typeof useDescription>;
  noun: 'image' | 'video';
  hintSuffix?: string;
};

export function AltTextField({ description, noun, hintSuffix = '', ...props }: AltTextFieldProps) {
  const hint = `Describe the ${noun} for people who cannot see it. Leave empty only if it is decorative; screen readers then skip it.`;
  return (
    <Textarea
      {...props}
      readOnly={description.isSaving}
      label="Alt text"
      description={`${hint}${hintSuffix}`}
      rows={2}
      minRows={2}
      value={description.alt}
      error={description.altError}
      onChange={({ currentTarget }) => description.setAlt(currentTarget.value)}
    />
  );
}
