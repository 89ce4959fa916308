import { pageMessages } from '../../messages/pages.ts';
import { linesOfAddress } from '../../lib/geo/postal-address.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { paths } from '../../site/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import { WholeParts } from '../../ui/WholeParts.tsx';
import styles from './OfficeDetails.module.css';

/** The address, the contact data and the opening hours of the head office. */
export function OfficeDetails() {
  const { days, times, otherwise, phone, infoEmail, ...office } = headOffice();
  if (!office.city && !phone && !infoEmail && !days) return null;
  const messages = pageMessages().office;
  return (
    <dl className={styles.details}>
      {office.city ? (
        <div>
          <dt>{messages.headOffice}</dt>
          <dd>
            <WholeParts parts={linesOfAddress(office)} between=", " />
          </dd>
        </div>
      ) : null}
      {phone ? (
        <div>
          <dt>{messages.phone}</dt>
          <dd className="num">
            <TextLink href={paths.telephone(phone)} isBare>
              {phone}
            </TextLink>
          </dd>
        </div>
      ) : null}
      {infoEmail ? (
        <div>
          <dt>{messages.email}</dt>
          <dd>
            <TextLink href={paths.email(infoEmail)} isBare>
              {infoEmail}
            </TextLink>
          </dd>
        </div>
      ) : null}
      {days ? (
        <div>
          <dt>{messages.hours}</dt>
          <dd>
            {days} <span className="whole">{times}</span>
            <br />
            <span className="muted">{otherwise}</span>
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
