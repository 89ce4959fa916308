import type { ReactNode } from 'react';
import { AdminIcon } from './AdminIcon.tsx';
import styles from './Dashboard.module.css';

type Card = { title: string; address: string };

type DashboardProps = {
  cards: readonly Card[];
  /** Which day it is, beside the title. */
  day?: ReactNode;
  /** The work of the day, under the cards. */
  children?: ReactNode;
};

export function Dashboard({ cards, day, children }: DashboardProps) {
  return (
    <>
      <div className={styles.top}>
        <h1 className={styles.title}>Admin Dashboard</h1>
        {day}
      </div>
      <button
        className={styles.find}
        type="button"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        data-palette
      >
        <AdminIcon name="search" />
        <span>
          Find a page, a record
          <span className={styles.more}> or an enquiry, or say what to do</span>
        </span>
        <span className={styles.keys} aria-hidden="true">
          <kbd data-command-key>Ctrl</kbd>
          <kbd>K</kbd>
        </span>
      </button>
      <nav aria-label="Manage">
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.title} className={styles.cell}>
              <DashboardCard card={card} />
            </li>
          ))}
        </ul>
      </nav>
      {children}
    </>
  );
}

function DashboardCard({ card: { title, address } }: { card: Card }) {
  return (
    <a className={styles.card} href={address}>
      <h2 className={styles.name}>{title}</h2>
      <p className={styles.text}>Manage {title.toLowerCase()}</p>
    </a>
  );
}
