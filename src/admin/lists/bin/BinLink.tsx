import { locale } from '../../../lib/text/locale.ts';
import styles from './BinLink.module.css';

export function BinLink({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <a
      className={`num ${styles.link}`}
      href="?bin=open"
      data-focus="bin"
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen();
      }}
    >
      {count > 0 ? `Bin (${count.toLocaleString(locale())})` : 'Bin'}
    </a>
  );
}
