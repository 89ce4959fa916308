import type { MouseEvent, ReactNode } from 'react';
import { locale } from '../../lib/text/locale.ts';
import styles from './ViewTabs.module.css';

type ViewTab = {
  /** The query of the URL, empty for the first view. */
  query: string;
  name: string;
  count?: number | undefined;
  /** Its count asks for attention. */
  isUrgent?: boolean | undefined;
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
        {tabs.map(({ query, name, count, isUrgent }) => (
          <a
            key={`${query} ${name}`}
            href={query ? `?${query}` : '?'}
            aria-current={query === current ? 'true' : undefined}
            onClick={(event) => follow(event, () => onChoose(query))}
          >
            {name}{' '}
            {count !== undefined && (
              <span className={isUrgent ? styles.urgent : 'num'}>
                {count.toLocaleString(locale())}
              </span>
            )}
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
