import type { MouseEvent, ReactNode } from 'react';
import styles from './ViewTabs.module.css';

type ViewTab = {
  /** The query of the URL, empty for the first view. */
  query: string;
  name: string;
  count?: number;
};

type ViewTabsProps = {
  label: string;
  tabs: readonly ViewTab[];
  /** The query of the current tab. */
  current: string;
  onChoose: (query: string) => void;
  children?: ReactNode;
};

/** The views of a screen as tabs. Each is a link, so that it can be opened in a new window and sent to others. */
export function ViewTabs({ label, tabs, current, onChoose, children }: ViewTabsProps) {
  return (
    <nav aria-label={label}>
      <div role="group" className={styles.views}>
        {tabs.map(({ query, name, count }) => (
          <a
            key={`${query} ${name}`}
            className={styles.tab}
            href={query ? `?${query}` : '?'}
            aria-current={query === current ? 'true' : undefined}
            onClick={(event) => follow(event, () => onChoose(query))}
          >
            {name} {count !== undefined && <span className="num">{count}</span>}
          </a>
        ))}
        {children}
      </div>
    </nav>
  );
}

/** A button after the tabs. */
export function ViewButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" className={styles.act} onClick={onClick}>
      {children}
    </button>
  );
}

function follow(event: MouseEvent, choose: () => void) {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  choose();
}
