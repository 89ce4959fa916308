import { paths } from '../site/paths.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ContactOrJoin.module.css';

/** The two calls to action at the foot of a page. */
export function ContactOrJoin() {
  return (
    <div className={`wrap ${styles.pair}`}>
      <Button href={paths.contact} isSolid>
        CONTACT US
      </Button>
      <Button href={paths.vip}>JOIN VIP LIST</Button>
    </div>
  );
}
