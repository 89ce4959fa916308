import { headOffice } from '../../site/settings.ts';
import { paths } from '../../site/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import type { Partner } from './partner.ts';
import { PartnerCard } from './PartnerCard.tsx';
import { withPlates, type WithPlate } from './plate/plate.ts';
import styles from './PartnerGrid.module.css';

type PartnerGridProps = {
  /** With how they differ from the filters, if they do not match. */
  partners: (Partner & Partial<WithPlate> & { difference?: string })[];
};

export function PartnerGrid({ partners }: PartnerGridProps) {
  const callUrl = paths.telephone(headOffice().phone);
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="partners-heading">
      <h2 className="sr" id="partners-heading">
        Partners
      </h2>
      {partners.length === 0 ? (
        <p className="lead">
          Partner profiles will be here soon. In the meantime, please{' '}
          {callUrl ? (
            <TextLink href={callUrl}>call us</TextLink>
          ) : (
            <TextLink href={paths.contact}>write to us</TextLink>
          )}
          .
        </p>
      ) : (
        <ul className={`grid ${styles.grid}`}>
          {withPlates(partners).map((partner) => (
            <PartnerCard key={partner.id} partner={partner} difference={partner.difference} />
          ))}
        </ul>
      )}
    </section>
  );
}
