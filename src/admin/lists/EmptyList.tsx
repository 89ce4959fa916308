import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { plural } from '../../lib/text/plural.ts';
import { focusFirst } from '../browser/useFocusLater.ts';
import styles from './EmptyList.module.css';
import type { ListView } from './views/list-view.ts';
import { changeSearch, changeView } from './views/useListView.ts';

type EmptyListProps = {
  text: string;
  hint?: ReactNode;
  /** The layout, if not that of a list. */
  className?: string | undefined;
  children?: ReactNode;
};

/** Shown instead of a list. */
export function EmptyList({ text, hint, className = styles.empty, children }: EmptyListProps) {
  return (
    <div className={className}>
      <p className={styles.text}>{text}</p>
      {hint && <p className={`muted ${styles.hint}`}>{hint}</p>}
      {children}
    </div>
  );
}

type NoRecordsProps = {
  many: string;
  hint: string | undefined;
  binCount: number;
  children: ReactNode;
};

export function NoRecords({ many, hint, binCount, children }: NoRecordsProps) {
  return (
    <EmptyList text={`No ${many} yet`} hint={hint}>
      {children}
      {binCount > 0 && (
        <p className="muted">
          {plural(binCount, '1 deleted item is', '# deleted items are')} in the bin and can be
          restored.
        </p>
      )}
    </EmptyList>
  );
}

export function NothingFound({ many, view }: { many: string; view: ListView }) {
  const { search, state } = view;
  if (state) {
    const hint = search
      ? `No results for “${search}” with this visibility.`
      : 'Nothing with this visibility.';
    return (
      <EmptyList text={`No ${many} found`} hint={hint}>
        <Button variant="default" onClick={() => changeView('')}>
          Show all {many}
        </Button>
      </EmptyList>
    );
  }
  return (
    <EmptyList text={`No ${many} found`} hint={`No results for “${search}”.`}>
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
