import { frameMessages } from '../messages/frame.ts';
import { paths } from '../site/paths.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ContactOrJoin.module.css';

/** The two calls to action at the foot of a page. */
export function ContactOrJoin() {
  return (
    <div className={`wrap ${styles.pair}`}>
      <Button href={paths.contact} isSolid>
        {frameMessages().contactUs}
      </Button>
      <Button href={paths.vip}>{frameMessages().joinVip}</Button>
    </div>
  );
}
