import { frameMessages } from '../messages/frame.ts';
import { Button } from './Button.tsx';
import styles from './NotFound.module.css';

type NotFoundProps = { text: string; action: { label: string; href: string } };

/** Shows 404 on the horizon, with a setting sun. */
export function NotFound({ text, action }: NotFoundProps) {
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
        <Button href={action.href} isSolid>
          {action.label}
        </Button>
      </div>
    </div>
  );
}
