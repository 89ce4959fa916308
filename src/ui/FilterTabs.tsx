import styles from './FilterTabs.module.css';

type FilterTabsProps = {
  /** The accessible name of the tabs. */
  label: string;
  tabs: readonly { label: string; href: string; isCurrent: boolean }[];
  /** True if something else stands at the end of the line. */
  hasEnd?: boolean;
};

/** Tabs on the horizon line. Each is a link with its own URL. */
export function FilterTabs({ label, tabs, hasEnd }: FilterTabsProps) {
  return (
    <nav className={hasEnd ? `${styles.tabs} ${styles.ended}` : styles.tabs} aria-label={label}>
      <ul className={styles.list}>
        {tabs.map((tab) => (
          <li key={tab.href} className={styles.item}>
            <a
              className={styles.tab}
              href={tab.href}
              aria-current={tab.isCurrent ? 'page' : undefined}
            >
              {tab.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
