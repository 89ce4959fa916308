import styles from './AdminShelf.module.css';
import { NavigationLink, type Navigation } from './NavigationLink.tsx';

/** The links to the nouns, in one line below the header. */
export function AdminShelf({ kinds, path }: Pick<Navigation, 'kinds' | 'path'>) {
  return (
    <nav className={styles.shelf} aria-label="Manage">
      {kinds.map((kind) => (
        <NavigationLink key={kind.title} section={kind} path={path} />
      ))}
    </nav>
  );
}
