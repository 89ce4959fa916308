import { NativeSelect, TextInput } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { countOfRecords } from '../../model/noun.ts';
import { AdminIcon } from '../controls/AdminIcon.tsx';
import { changeAddress } from '../browser/useAddress.ts';
import { focusFirst } from '../browser/useFocusLater.ts';
import { useTypedSearch } from '../controls/useTypedSearch.ts';
import type { ListView, Sort } from './views/list-view.ts';
import styles from './ListTools.module.css';
import { changeSearch, changeSort, fullListQuery } from './views/useListView.ts';

type ListToolsProps = {
  view: ListView;
  /** `partner` */
  one: string;
  /** `partners` */
  many: string;
  total: number;
  /** The titles of the sortable columns. */
  sortable: readonly string[];
  /** `3 of 8 found`, or empty without a search. */
  countText: string;
  /** True while a search or sort keeps records from being moved. */
  isOrderHeld: boolean;
  /** The views of the list. */
  children: ReactNode;
};

/** The search field, the views and, on narrow screens, the sort select, on one line if they fit. */
export function ListTools(props: ListToolsProps) {
  const { view, one, many, total, sortable, countText, isOrderHeld, children } = props;
  return (
    <div className={styles.tools}>
      <Search search={view.search} one={one} many={many} total={total} />
      {sortable.length > 0 && <SortSelect sort={view.sort} sortable={sortable} />}
      {children}
      <p className={`num ${styles.found}`} role="status">
        {countText}
      </p>
      {isOrderHeld && (view.search !== '' || view.sort) && (
        <button
          type="button"
          className={styles.act}
          onClick={() => {
            // Also leaves the view of one state, which locks the order as well.
            changeAddress({ query: fullListQuery });
            // The pressed button is gone with the search and the sort.
            focusFirst('search');
          }}
        >
          Clear search and sorting
        </button>
      )}
    </div>
  );
}

type SearchProps = { search: string } & Pick<ListToolsProps, 'one' | 'many' | 'total'>;

function Search({ search, one, many, total }: SearchProps) {
  const input = useRef<HTMLInputElement>(null);
  const { text, type, clear } = useTypedSearch(search, changeSearch);

  function focusSearch() {
    if (!document.querySelector('dialog[open]')) input.current?.focus();
  }

  // On some keyboards the slash is typed with Shift.
  useHotkeys([
    ['/', focusSearch],
    ['shift+/', focusSearch],
  ]);

  function clearAll() {
    clear();
    input.current?.focus();
  }

  function clearOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    clearAll();
  }

  return (
    <TextInput
      ref={input}
      type="search"
      className={styles.search}
      aria-label={`Search ${many}`}
      aria-keyshortcuts="/"
      data-focus="search"
      placeholder={`Search ${countOfRecords({ one }, total)}`}
      autoComplete="off"
      maxLength={200}
      value={text}
      rightSectionWidth={44}
      rightSection={
        text === '' ? (
          <kbd className={styles.key} aria-hidden="true">
            /
          </kbd>
        ) : (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear search"
            onClick={clearAll}
          >
            <AdminIcon name="close" />
          </button>
        )
      }
      onKeyDown={clearOnEscape}
      onChange={({ currentTarget }) => type(currentTarget.value)}
    />
  );
}

function SortSelect({ sort, sortable }: { sort: Sort | undefined; sortable: readonly string[] }) {
  const sorts = sortable.flatMap((title) =>
    [false, true].map((isDescending) => ({ title, isDescending })),
  );
  return (
    <div className={styles.sort}>
      <NativeSelect
        aria-label="Sort"
        data={[{ value: '', label: 'Default order' }, ...sorts.map(sortLabel)]}
        value={sortLabel(sort)}
        onChange={({ currentTarget }) =>
          changeSort(sorts.find((one) => sortLabel(one) === currentTarget.value))
        }
      />
    </div>
  );
}

function sortLabel(sort: Sort | undefined) {
  return sort ? `${sort.title}, ${sort.isDescending ? 'descending' : 'ascending'}` : '';
}
