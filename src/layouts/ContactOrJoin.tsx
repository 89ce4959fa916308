import { paths } from '../site/paths.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ContactOrJoin.module.css';

/** The pair of ways out at the foot of a page. */
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
