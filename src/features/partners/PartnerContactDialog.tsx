import { paths } from '../../site/paths.ts';
import { Sheet } from '../../ui/Sheet.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { firstName, type Partner } from './partner.ts';
import styles from './PartnerContactDialog.module.css';

export const contactSheetId = 'contact';
export const contactOpenerId = 'contact-opener';

export function PartnerContactDialog({ partner }: { partner: Partner }) {
  const name = firstName(partner);
  return (
    <Sheet id={contactSheetId} openerId={contactOpenerId} heading={`Contact ${name}`}>
      <p className="lead">{`Write or call. It reaches ${name} and nobody else.`}</p>
      <dl className={styles.ways}>
        <Way label="E-mail" href={paths.email(partner.email)} text={partner.email} />
        <Way label="Mobile" href={paths.telephone(partner.mobile)} text={partner.mobile} />
        <Way label="Office" href={paths.telephone(partner.office)} text={partner.office} />
      </dl>
    </Sheet>
  );
}

function Way({ label, href, text }: { label: string; href: string; text: string }) {
  if (!text) return null;
  return (
    <div>
      <dt className="label muted">{label}</dt>
      <dd>
        <TextLink href={href} isBare>
          {text}
        </TextLink>
      </dd>
    </div>
  );
}
