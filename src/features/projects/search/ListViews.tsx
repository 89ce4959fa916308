import { projectMessages } from '../../../messages/projects.ts';
import { paths } from '../../../site/paths.ts';
import styles from './ListViews.module.css';
import { queryOfPage, type ProjectTab } from './project-filter.ts';
import { searchChoices, type ProjectSearch } from './project-search.ts';

type ListViewsProps = {
  tab: ProjectTab;
  search: ProjectSearch;
  className?: string | undefined;
  /** True beside the tabs. There is another one beside the count, of which each width shows one. */
  isBesideTabs?: boolean;
};

/** Pictures, map or table. */
export function ListViews({ tab, search, className, isBesideTabs }: ListViewsProps) {
  const messages = projectMessages().search;
  const hasMap = !tab.filter.isSold;
  const views = [
    { value: null, label: messages.views.pictures },
    ...searchChoices().view.filter(({ value }) => hasMap || value !== 'map'),
  ];
  const current = search.view === 'map' && !hasMap ? null : search.view;
  return (
    <ul
      className={`${styles.views} ${isBesideTabs ? styles.besideTabs : (className ?? '')}`}
      aria-label={messages.view}
    >
      {views.map(({ value, label }) => (
        <li key={label}>
          <a
            className={styles.view}
            id={`${isBesideTabs ? 'view' : 'narrow-view'}-${value ?? 'pictures'}`}
            href={`${paths.projects}${queryOfPage(tab, 1, { ...search, view: value })}#results`}
            aria-current={current === value ? 'true' : undefined}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
