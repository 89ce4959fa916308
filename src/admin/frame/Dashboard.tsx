import type { ReactNode } from 'react';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import styles from './Dashboard.module.css';

type Card = { title: string; address: string };

type DashboardProps = {
  cards: readonly Card[];
  /** The date, shown beside the title. */
  day?: ReactNode;
  /** The day's work, shown below the cards. */
  children?: ReactNode;
};

export function Dashboard({ cards, day, children }: DashboardProps) {
  return (
    <>
      <div className={styles.top}>
        <h1 className={styles.title}>Admin Dashboard</h1>
        {day}
      </div>
      <PaletteButton className={styles.find} keysClassName={styles.keys}>
        Search pages, records
        <span className={styles.more}> and enquiries, or run a command</span>
      </PaletteButton>
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
