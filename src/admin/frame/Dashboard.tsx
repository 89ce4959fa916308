import type { ReactNode } from 'react';
import styles from './Dashboard.module.css';

type Card = { title: string; address: string };

type DashboardProps = {
  cards: readonly Card[];
  /** The date, shown beside the title. */
  day?: ReactNode;
  /** What cannot wait, shown above the cards. */
  urgent?: ReactNode;
  /** The day's work, shown below the cards. */
  children?: ReactNode;
};

export function Dashboard({ cards, day, urgent, children }: DashboardProps) {
  return (
    <div data-wide>
      <div className={styles.top}>
        <h1 className={styles.title} tabIndex={-1}>
          Admin Dashboard
        </h1>
        {day}
      </div>
      {urgent}
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
    </div>
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
