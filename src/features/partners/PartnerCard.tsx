import { fullStop, spaceBetween } from '../../lib/text/in-line.ts';
import { nameLanguage } from '../../lib/text/name-language.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { paths } from '../../site/paths.ts';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { WholeParts } from '../../ui/WholeParts.tsx';
import { cardParts, titleLines, type Partner } from './partner.ts';
import { BrokerageLine } from './BrokerageLine.tsx';
import styles from './PartnerCard.module.css';
import { PartnerPhoto } from './PartnerPhoto.tsx';
import { PartnerLines } from './PartnerLines.tsx';
import type { WithPlate } from './plate/plate.ts';

type PartnerCardProps = {
  partner: Partner & WithPlate;
  /** How the partner differs from the filters. */
  difference?: string | undefined;
};

export function PartnerCard({ partner, difference }: PartnerCardProps) {
  const [role] = titleLines(partner);
  const parts = cardParts(partner);
  return (
    <li className={styles.card}>
      <div className={`well ${styles.photo}`}>
        <PartnerPhoto partner={partner} slot={slot} />
      </div>
      <div className={styles.caption}>
        <h3 className={styles.name}>
          <a className={styles.link} href={paths.partner(partner.slug)} lang={nameLanguage()}>
            {partner.name}
          </a>
        </h3>
        {difference ? <p className={`${styles.line} ${styles.difference}`}>{difference}</p> : null}
        {role ? <p className={`${styles.line} ${styles.role}`}>{role}</p> : null}
        {parts.length > 0 ? (
          <p className={`muted ${styles.line}`}>
            <WholeParts parts={parts} between={fullStop() + spaceBetween()} />
          </p>
        ) : null}
        <BrokerageLine of={partner} className={styles.brokerage} />
        <PartnerLines of={partner} slot="card" className={styles.brokerage} />
        {partner.logo ? (
          <ResponsiveImage
            image={partner.logo}
            slot={[{ width: '84px' }]}
            className={styles.logo}
          />
        ) : null}
      </div>
    </li>
  );
}

const slot: Slot = [
  { from: '72rem', width: '21.8vw', aspect: 4 / 5 },
  { from: '56rem', width: '30vw', aspect: 4 / 5 },
  { width: '46vw', aspect: 4 / 5 },
];
