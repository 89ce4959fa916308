import { partnerMessages } from '../../messages/partners.ts';
import type { Partner } from './partner.ts';
import { PartnerCard } from './PartnerCard.tsx';
import styles from './NearestPartners.module.css';
import type { WithPlate } from './plate/plate.ts';

/** Up to four partners in one row, in place of one that is not there. */
export function NearestPartners({ partners }: { partners: (Partner & WithPlate)[] }) {
  return (
    <>
      <h2 className="sr">{partnerMessages().list.heading}</h2>
      <ul className={`grid ${styles.near}`}>
        {partners.map((partner) => (
          <PartnerCard key={partner.id} partner={partner} />
        ))}
      </ul>
    </>
  );
}
