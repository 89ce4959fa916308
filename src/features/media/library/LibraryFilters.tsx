import { FilterSelect } from '../../../admin/controls/FilterSelect.tsx';
import { FoldedFilters } from '../../../admin/controls/FoldedFilters.tsx';
import { SearchField } from '../../../admin/controls/SearchField.tsx';
import { ViewTabs } from '../../../admin/lists/ViewTabs.tsx';
import styles from './LibraryFilters.module.css';
import type { MediaTotals, MediaList, MediaSort, MediaView } from './media-list.ts';
import { changeFilter } from './useLibraryView.ts';

const views: { view: MediaView | undefined; label: string; isWarning?: true; isRare?: true }[] = [
  { view: undefined, label: 'All' },
  { view: 'missing', label: 'Missing alt text', isWarning: true },
  { view: 'unused', label: 'Unused', isRare: true },
  { view: 'pictures', label: 'Images' },
  { view: 'films', label: 'Videos' },
  { view: 'logos', label: 'Logos' },
  { view: 'plans', label: 'Floor plans' },
  { view: 'deleted', label: 'Bin', isRare: true },
];

const sorts: { value: MediaSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'name', label: 'Name' },
  { value: 'largest', label: 'Largest first' },
];

export type KindOfRecord = { name: string; title: string };

type LibraryFiltersProps = {
  query: MediaList;
  figures: MediaTotals | undefined;
  kinds: readonly KindOfRecord[];
};

/** The views and filters of the library. The URL stores their state. */
export function LibraryFilters({ query, figures, kinds }: LibraryFiltersProps) {
  return (
    <>
      <ViewTabs
        label="Views"
        current={queryOf(query.view)}
        onChoose={(chosen) =>
          changeFilter({ view: views.find(({ view }) => queryOf(view) === chosen)?.view })
        }
        tabs={views
          .filter(({ view, isRare }) => !isRare || view === query.view || count(figures, view) > 0)
          .map(({ view, label, isWarning }) => ({
            query: queryOf(view),
            name: label,
            count: view && figures?.[view],
            isUrgent: isWarning && count(figures, view) > 0,
          }))}
      />
      <div className={styles.filters}>
        <SearchField
          label="Search media"
          placeholder="Search alt text and file names"
          className={styles.search}
          search={query.search}
          onSearch={(text) => changeFilter({ search: text.trim() })}
        />
        <FoldedFilters values={[query.usedIn, query.sort === 'newest' ? undefined : query.sort]}>
          <FilterSelect
            label="Used in"
            allLabel="All uses"
            value={query.usedIn ?? ''}
            options={kinds.map(({ name, title }) => ({
              value: name,
              label: `Used in ${title.toLowerCase()}`,
            }))}
            onChoose={(usedIn) => changeFilter({ usedIn })}
          />
          <FilterSelect
            label="Sort"
            value={query.sort ?? 'newest'}
            options={sorts}
            onChoose={(sort) =>
              changeFilter({ sort: sorts.find(({ value }) => value === sort)?.value })
            }
          />
        </FoldedFilters>
      </div>
    </>
  );
}

function count(figures: MediaTotals | undefined, view: MediaView | undefined) {
  return view && figures ? figures[view] : 0;
}

function queryOf(view: MediaView | undefined) {
  return view ? `view=${view}` : '';
}
