import { Button } from '@mantine/core';
import { useId, type ReactNode } from 'react';
import { chooseFiles, FileInput, type FileInputProps } from './FileInput.tsx';

type FileButtonProps = Omit<FileInputProps, 'id' | 'label' | 'isFilled' | 'isNeeded'> & {
  /** The name of the input. */
  inputLabel?: string;
  /** The name of the button, if its text says too little. */
  label?: string;
  isBusy?: boolean;
  variant?: 'default';
  leftSection?: ReactNode;
  children: ReactNode;
};

/** A button that chooses files. */
export function FileButton(props: FileButtonProps) {
  const { inputLabel, label, isBusy, children, accept, isMany, field, onFiles, ...look } = props;
  const id = useId();
  return (
    <>
      <Button {...look} aria-label={label} aria-disabled={isBusy} onClick={() => chooseFiles(id)}>
        {children}
      </Button>
      <FileInput
        id={id}
        label={inputLabel}
        accept={accept}
        isMany={isMany}
        field={field}
        onFiles={onFiles}
      />
    </>
  );
}
