import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { copyText } from '../../admin/browser/copy-text.ts';
import { AdminIcon } from '../../admin/controls/AdminIcon.tsx';
import { showToast } from '../../admin/feedback/Toasts.tsx';
import { inputWithButton } from '../../admin/fields/input-with-button.tsx';
import styles from './ShownOnce.module.css';

type ShownOnceProps = {
  /** For example `New secret`. */
  label: string;
  /** The button, for example `Copy secret`. */
  copy: string;
  value: string;
  children: ReactNode;
};

/** A secret that is shown once, with a button that copies it. */
export function ShownOnce({ label, copy, value, children }: ShownOnceProps) {
  async function copyValue() {
    const isCopied = await copyText(value);
    showToast(
      isCopied ? { text: 'Copied' } : { text: 'Your browser blocked copying', isError: true },
    );
  }
  return (
    <div className={styles.once} role="status">
      <p>{children}</p>
      <TextInput
        aria-label={label}
        value={value}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        inputContainer={inputWithButton(
          <Button leftSection={<AdminIcon name="copy" />} onClick={() => void copyValue()}>
            {copy}
          </Button>,
        )}
      />
    </div>
  );
}
