import { frameMessages } from '../messages/frame.ts';
import { Button } from './Button.tsx';
import styles from './NotFound.module.css';

type Action = { label: string; href: string };

type NotFoundProps = { text: string; actions: readonly Action[] };

/** Shows 404 on the horizon, with a setting sun. */
export function NotFound({ text, actions }: NotFoundProps) {
  return (
    <div className={styles.page}>
      <div className={styles.sky}>
        <h1 className={styles.number}>
          <span aria-hidden="true">404</span>
          <span className="sr">{frameMessages().pageNotFound}</span>
        </h1>
        <span className={styles.sun} aria-hidden="true" />
      </div>
      <div className={`wrap ${styles.foot}`}>
        <p className="lead">{text}</p>
        <p className={styles.ways}>
          {actions.map(({ label, href }, index) => (
            <Button key={href} href={href} isSolid={index === 0}>
              {label}
            </Button>
          ))}
        </p>
      </div>
    </div>
  );
}
