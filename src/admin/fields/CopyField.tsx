import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import { inputWithButton } from './input-with-button.tsx';

type CopyFieldProps = TextInputProps & {
  /** The button, for example `Copy secret`. */
  copy?: string;
  buttonVariant?: 'default' | 'filled';
  onCopy: () => void;
};

/** A text to be taken elsewhere, with a button that copies it. */
export function CopyField(props: CopyFieldProps) {
  const { copy = 'Copy', buttonVariant = 'default', onCopy, ...field } = props;
  return (
    <TextInput
      {...field}
      readOnly
      onFocus={({ currentTarget }) => currentTarget.select()}
      inputContainer={inputWithButton(
        <Button variant={buttonVariant} leftSection={<AdminIcon name="copy" />} onClick={onCopy}>
          {copy}
        </Button>,
      )}
    />
  );
}
