import { Input, TextInput } from '@mantine/core';
import { useDebouncedCallback, useHotkeys } from '@mantine/hooks';
import { useRef, useState, type KeyboardEvent } from 'react';
import { AdminIcon } from '../AdminIcon.tsx';
import { changeAddress } from '../useAddress.ts';
import type { ListView, Sort } from './list-view.ts';
import styles from './ListTools.module.css';
import { changeSearch, changeSort, wholeList } from './useListView.ts';

const writeAfterMs = 200;

type ListToolsProps = {
  view: ListView;
  /** For example `partners`. */
  many: string;
  /** The titles of the sortable columns. */
  sortable: readonly string[];
  /** For example `3 of 8 found`. Empty without a search. */
  countText: string;
  /** True while a search or sort prevents moving records. */
  isOrderHeld: boolean;
};

/** The search field and, on narrow screens, the sort select. */
export function ListTools({ view, many, sortable, countText, isOrderHeld }: ListToolsProps) {
  return (
    <div className={styles.tools}>
      <Search search={view.search} many={many} />
      {sortable.length > 0 && <SortSelect sort={view.sort} sortable={sortable} />}
      <p className={`num ${styles.found}`} role="status">
        {countText}
      </p>
      {isOrderHeld && (
        <p className={styles.held}>
          The order is locked.{' '}
          <button
            type="button"
            className={styles.act}
            onClick={() => changeAddress({ query: wholeList })}
          >
            Show all in their order
          </button>{' '}
          to move one
        </p>
      )}
    </div>
  );
}

function Search({ search, many }: { search: string; many: string }) {
  const box = useRef<HTMLInputElement>(null);
  const [input, setInput] = useState<string>();
  const applySearch = useDebouncedCallback(
    (text: string) => {
      changeSearch(text);
      setInput(undefined);
    },
    { delay: writeAfterMs, flushOnUnmount: true },
  );
  const text = input ?? search;

  function jump() {
    if (!document.querySelector('dialog[open]')) box.current?.focus();
  }

  // Some keyboards type the slash with Shift.
  useHotkeys([
    ['/', jump],
    ['shift+/', jump],
  ]);

  function clear() {
    applySearch.cancel();
    setInput(undefined);
    changeSearch('');
    box.current?.focus();
  }

  function clearByKey(event: KeyboardEvent) {
    if (event.key !== 'Escape' || text === '') return;
    event.preventDefault();
    clear();
  }

  return (
    <TextInput
      ref={box}
      type="search"
      className={styles.search}
      aria-label={`Search ${many}`}
      aria-keyshortcuts="/"
      data-focus="search"
      placeholder="Search"
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
          <button type="button" className={styles.clear} aria-label="Clear search" onClick={clear}>
            <AdminIcon name="close" />
          </button>
        )
      }
      onKeyDown={clearByKey}
      onChange={({ currentTarget }) => {
        setInput(currentTarget.value);
        applySearch(currentTarget.value);
      }}
    />
  );
}

function SortSelect({ sort, sortable }: { sort: Sort | undefined; sortable: readonly string[] }) {
  const sorts = sortable.flatMap((title) =>
    [false, true].map((isDescending) => ({ title, isDescending })),
  );
  return (
    <div className={styles.sort}>
      <Input
        component="select"
        aria-label="Sort"
        pointer
        value={textOf(sort)}
        onChange={({ currentTarget }) =>
          changeSort(sorts.find((one) => textOf(one) === currentTarget.value))
        }
      >
        <option value="">Not sorted</option>
        {sorts.map(textOf).map((text) => (
          <option key={text} value={text}>
            {text}
          </option>
        ))}
      </Input>
    </div>
  );
}

function textOf(sort: Sort | undefined) {
  return sort ? `${sort.title}, ${sort.isDescending ? 'descending' : 'ascending'}` : '';
}
