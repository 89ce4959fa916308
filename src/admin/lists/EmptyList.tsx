import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { focusFirst } from '../useFocusLater.ts';
import styles from './EmptyList.module.css';
import { changeSearch } from './useListView.ts';

type EmptyListProps = {
  text: string;
  /** What to do. */
  hint?: ReactNode;
  children?: ReactNode;
};

/** What stands where a list has nothing. */
export function EmptyList({ text, hint, children }: EmptyListProps) {
  return (
    <div className={styles.centred}>
      <p className={styles.text}>{text}</p>
      {hint && <p className={`muted ${styles.hint}`}>{hint}</p>}
      {children}
    </div>
  );
}

export function NothingFound({ many, search }: { many: string; search: string }) {
  return (
    <EmptyList text={`No ${many} found`} hint={`None has “${search}” in it.`}>
      <Button
        variant="default"
        onClick={() => {
          changeSearch('');
          focusFirst('search');
        }}
      >
        Clear search
      </Button>
    </EmptyList>
  );
}
