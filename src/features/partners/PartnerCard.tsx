import { paths } from '../../site/paths.ts';
import { Picture } from '../../ui/Picture.tsx';
import { titleLines, type Partner } from './partner.ts';
import styles from './PartnerCard.module.css';
import { PartnerPhoto } from './PartnerPhoto.tsx';

export function PartnerCard({ partner }: { partner: Partner }) {
  const [firstLine, secondLine] = titleLines(partner);
  return (
    <li className={styles.card}>
      <div className={`well ${styles.photo}`}>
        <PartnerPhoto partner={partner} sizes={widths} />
      </div>
      <div className={styles.caption}>
        <h3 className={styles.name}>
          <a className={styles.link} href={paths.partner(partner.slug)}>
            {partner.name}
          </a>
        </h3>
        {partner.logo ? (
          <Picture image={partner.logo} sizes="84px" className={styles.logo} />
        ) : null}
        {firstLine ? <p className={styles.line}>{firstLine}</p> : null}
        {secondLine ? <p className={`muted ${styles.line}`}>{secondLine}</p> : null}
      </div>
    </li>
  );
}

const widths = '(min-width: 72rem) 23vw, (min-width: 56rem) 31vw, (min-width: 30rem) 46vw, 92vw';
