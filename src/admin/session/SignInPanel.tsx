import type { ReactNode } from 'react';
import { Picture, type BuiltImage } from '../../ui/Picture.tsx';
import { Wordmark } from '../../ui/Wordmark.tsx';
import styles from './session.module.css';

type SignInPanelProps = {
  siteName: string;
  home: string;
  picture: BuiltImage;
  children: ReactNode;
};

export function SignInPanel({ siteName, home, picture, children }: SignInPanelProps) {
  return (
    <div className={styles.login}>
      <div className={styles.picture}>
        <Picture image={picture} sizes="(min-width: 60rem) 50vw, 100vw" className="photo" isEager />
      </div>
      <main className={styles.panel}>
        <a className={styles.mark} href={home} aria-label={siteName}>
          <Wordmark text={siteName} />
        </a>
        {children}
        <p className={styles.hint}>{siteName} back office</p>
      </main>
    </div>
  );
}
