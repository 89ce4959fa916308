import { Button } from '@mantine/core';
import { useState, type ReactNode } from 'react';
import styles from './FoldedFilters.module.css';

type FoldedFiltersProps = {
  /** The values of the filters. Some may be empty. */
  values: readonly (string | undefined)[];
  children: ReactNode;
};

/** The filters of a list. Narrow screens show them on request, and say how many are set. */
export function FoldedFilters({ values, children }: FoldedFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const count = values.filter(Boolean).length;
  return (
    <>
      <Button
        variant="default"
        className={styles.opener}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        Filters{count > 0 && ` ${count}`}
      </Button>
      <div className={styles.filters} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
