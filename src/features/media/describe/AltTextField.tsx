import { Textarea, type TextareaProps } from '@mantine/core';

type AltTextFieldProps = Omit<TextareaProps, 'description' | 'value' | 'onChange'> & {
  value: string;
  noun: 'image' | 'video';
  hintSuffix?: string;
  onChange: (text: string) => void;
};

export function AltTextField({ noun, hintSuffix = '', onChange, ...props }: AltTextFieldProps) {
  const hint = `Describe the ${noun} for people who cannot see it. Leave empty only if it is decorative; screen readers then skip it.`;
  return (
    <Textarea
      {...props}
      label="Alt text"
      description={`${hint}${hintSuffix}`}
      rows={2}
      minRows={2}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  );
}
