import { Button, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { AdminIcon } from '../../admin/controls/AdminIcon.tsx';
import { copyWithToast } from '../../admin/feedback/copy-with-toast.ts';
import { inputWithButton } from '../../admin/fields/input-with-button.tsx';
import styles from './ShownOnce.module.css';

type ShownOnceProps = {
  /** For example `New secret`. */
  label: string;
  /** The button, for example `Copy secret`. */
  copy: string;
  /** Said afterwards. */
  copied: string;
  value: string;
  children: ReactNode;
};

/** A secret that is shown once, with a button that copies it. */
export function ShownOnce({ label, copy, copied, value, children }: ShownOnceProps) {
  return (
    <div className={styles.once} role="status">
      <p>{children}</p>
      <TextInput
        aria-label={label}
        value={value}
        readOnly
        onFocus={({ currentTarget }) => currentTarget.select()}
        inputContainer={inputWithButton(
          <Button
            leftSection={<AdminIcon name="copy" />}
            onClick={() => void copyWithToast(value, copied)}
          >
            {copy}
          </Button>,
        )}
      />
    </div>
  );
}
