import type { ReactNode } from 'react';
import type { Slot } from '../../lib/media/image-slot.ts';
import { ResponsiveImage, type BuiltImage } from '../../ui/media/ResponsiveImage.tsx';
import { Wordmark } from '../../ui/Wordmark.tsx';
import styles from './SignInPanel.module.css';

type SignInPanelProps = {
  siteName: string;
  home: string;
  /** A plain background without it. */
  image: BuiltImage | undefined;
  children: ReactNode;
};

const slot: Slot = [{ from: '60rem', width: '50vw', height: '100vh' }, { width: '100vw' }];

export function SignInPanel({ siteName, home, image, children }: SignInPanelProps) {
  return (
    <div className={styles.login}>
      <div className={styles.picture}>
        {image ? <ResponsiveImage image={image} slot={slot} className="photo" isEager /> : null}
      </div>
      <main className={styles.panel}>
        <a className={styles.mark} href={home} aria-label={siteName}>
          <Wordmark text={siteName} />
        </a>
        {children}
        <p className={styles.foot}>{siteName} back office</p>
      </main>
    </div>
  );
}
