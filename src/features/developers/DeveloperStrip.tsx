import { partnerMessages } from '../../messages/partners.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import type { CSSProperties } from 'react';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import type { DeveloperLogo } from './developer.ts';
import styles from './DeveloperStrip.module.css';

/** The logos scroll by in a line. The list is there three times, so that its end is never visible. */
export function DeveloperStrip({ developers }: { developers: DeveloperLogo[] }) {
  if (developers.length === 0) return null;
  return (
    <section
      className={styles.strip}
      style={{ '--count': developers.length } as CSSProperties}
      aria-labelledby="developers-heading"
      tabIndex={0}
    >
      <h2 className={`label ${styles.heading}`} id="developers-heading">
        {partnerMessages().list.developers}
      </h2>
      <div className={styles.track}>
        <Logos developers={developers} />
        <Logos developers={developers} isCopy />
        <Logos developers={developers} isCopy />
      </div>
    </section>
  );
}

const slot: Slot = [{ width: '150px' }];

function Logos({ developers, isCopy }: { developers: DeveloperLogo[]; isCopy?: boolean }) {
  return (
    <ul className={styles.logos} aria-hidden={isCopy}>
      {developers.map(({ id, name, logo }) => (
        <li key={id} className={styles.logo}>
          <ResponsiveImage image={{ ...logo, alt: name }} slot={slot} />
        </li>
      ))}
    </ul>
  );
}
