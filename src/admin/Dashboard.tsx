import { AdminIcon } from './AdminIcon.tsx';
import styles from './Dashboard.module.css';

type Card = { title: string; address: string };

type Notice = { text: string; link: string; address: string; isFailure: boolean };

type DashboardProps = {
  cards: readonly Card[];
  /** What needs attention, above the cards. */
  notices?: readonly Notice[];
};

export function Dashboard({ cards, notices = [] }: DashboardProps) {
  return (
    <>
      <h1 className={styles.title}>Admin Dashboard</h1>
      {notices.length > 0 && (
        <ul className={styles.notices}>
          {notices.map(({ text, link, address, isFailure }) => (
            <li
              key={text}
              className={isFailure ? `${styles.notice} ${styles.failed}` : styles.notice}
            >
              <span>
                {text} <a href={address}>{link}</a>
              </span>
            </li>
          ))}
        </ul>
      )}
      <nav aria-label="Manage">
        <ul className={styles.cards}>
          {cards.map((card) => (
            <li key={card.title} className={styles.cell}>
              <DashboardCard card={card} />
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function DashboardCard({ card: { title, address } }: { card: Card }) {
  const text = `Manage ${title.toLowerCase()}`;
  return (
    <a className={`${styles.card} ${styles.link}`} href={address}>
      <h2 className={styles.name}>{title}</h2>
      <p className={styles.text}>
        {text} <AdminIcon name="forward" />
      </p>
    </a>
  );
}
