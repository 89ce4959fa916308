import { locale } from '../../lib/locale.ts';
import { Input, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState, type MouseEvent } from 'react';
import styles from './LibraryFilters.module.css';
import type { MediaFigures, MediaList, MediaSort, MediaView } from './media-list.ts';
import { changeFilter } from './useLibraryView.ts';

const writeAfterMs = 250;

const views: { view: MediaView | undefined; label: string; isCare?: true; isRare?: true }[] = [
  { view: undefined, label: 'All' },
  { view: 'missing', label: 'Without alternative text', isCare: true },
  { view: 'unused', label: 'Unused' },
  { view: 'pictures', label: 'Pictures' },
  { view: 'films', label: 'Films' },
  { view: 'logos', label: 'Logos' },
  { view: 'deleted', label: 'Deleted', isRare: true },
];

const sorts: { sort: MediaSort; label: string }[] = [
  { sort: 'newest', label: 'Newest first' },
  { sort: 'oldest', label: 'Oldest first' },
  { sort: 'name', label: 'By name' },
  { sort: 'largest', label: 'Largest first' },
];

export type KindOfRecord = { name: string; title: string };

type LibraryFiltersProps = {
  asked: MediaList;
  figures: MediaFigures | undefined;
  kinds: readonly KindOfRecord[];
};

/** The views, and what narrows them. All of it stands in the address. */
export function LibraryFilters({ asked, figures, kinds }: LibraryFiltersProps) {
  return (
    <>
      <nav aria-label="Views">
        <div className={styles.views} role="group">
          {views
            .filter(
              ({ view, isRare }) => !isRare || view === asked.view || count(figures, view) > 0,
            )
            .map(({ view, label, isCare }) => (
              <a
                key={label}
                href={view ? `?view=${view}` : '?'}
                aria-current={view === asked.view ? 'page' : undefined}
                onClick={(event) => choose(event, view)}
              >
                {label}{' '}
                {view && figures && (
                  <span className={isCare && count(figures, view) > 0 ? styles.care : 'num'}>
                    {figures[view].toLocaleString(locale())}
                  </span>
                )}
              </a>
            ))}
        </div>
      </nav>
      <div className={styles.filters}>
        <Search search={asked.search} />
        <Input
          component="select"
          aria-label="Used in"
          pointer
          value={asked.usedIn ?? ''}
          onChange={({ currentTarget }) => changeFilter({ usedIn: currentTarget.value })}
        >
          <option value="">Used anywhere</option>
          {kinds.map(({ name, title }) => (
            <option key={name} value={name}>{`Used in ${title.toLowerCase()}`}</option>
          ))}
        </Input>
        <Input
          component="select"
          aria-label="Sort"
          pointer
          value={asked.sort ?? 'newest'}
          onChange={({ currentTarget }) =>
            changeFilter({ sort: sorts.find(({ sort }) => sort === currentTarget.value)?.sort })
          }
        >
          {sorts.map(({ sort, label }) => (
            <option key={sort} value={sort}>
              {label}
            </option>
          ))}
        </Input>
      </div>
    </>
  );
}

function count(figures: MediaFigures | undefined, view: MediaView | undefined) {
  return view && figures ? figures[view] : 0;
}

function choose(event: MouseEvent, view: MediaView | undefined) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  changeFilter({ view });
}

function Search({ search }: { search: string }) {
  const [typed, setTyped] = useState<string>();
  const write = useDebouncedCallback(
    (text: string) => {
      changeFilter({ search: text.trim() });
      setTyped(undefined);
    },
    { delay: writeAfterMs, flushOnUnmount: true },
  );
  return (
    <TextInput
      type="search"
      className={styles.search}
      aria-label="Search media"
      placeholder="Search words, file names"
      autoComplete="off"
      maxLength={200}
      value={typed ?? search}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        write(currentTarget.value);
      }}
    />
  );
}
