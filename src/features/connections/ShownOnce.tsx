import type { ReactNode } from 'react';
import { copyWithToast } from '../../admin/feedback/copy-with-toast.ts';
import { CopyField } from '../../admin/fields/CopyField.tsx';
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
      <CopyField
        aria-label={label}
        value={value}
        copy={copy}
        buttonVariant="filled"
        onCopy={() => void copyWithToast(value, copied)}
      />
    </div>
  );
}
