import { frameMessages } from '../messages/frame.ts';
import { projectMessages } from '../messages/projects.ts';
import { paths } from '../site/paths.ts';
import { Button } from '../ui/Button.tsx';
import styles from './ContactOrJoin.module.css';

/** The two ways on at the foot of a list. */
export function ContactOrJoin() {
  return (
    <div className={`wrap ${styles.pair}`}>
      <p className="lead">{projectMessages().search.tellUs}</p>
      <Button href={paths.contact} isSolid>
        {frameMessages().contactUs}
      </Button>
      <Button href={paths.vip}>{frameMessages().joinVip}</Button>
    </div>
  );
}
