import { partnerMessages } from '../../messages/partners.ts';
import { headOffice } from '../../site/settings/settings.ts';
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
  const messages = partnerMessages().list;
  const [before, after] = messages.empty('{}').split('{}');
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="partners-heading">
      <h2 className="sr" id="partners-heading">
        {messages.heading}
      </h2>
      {partners.length === 0 ? (
        <p className="lead">
          {before}
          {callUrl ? (
            <TextLink href={callUrl}>{messages.callUs}</TextLink>
          ) : (
            <TextLink href={paths.contact}>{messages.writeToUs}</TextLink>
          )}
          {after}
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
