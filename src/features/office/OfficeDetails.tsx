import { facts, officeAddress } from '../../site/facts.ts';
import { paths } from '../../site/paths.ts';
import { TextLink } from '../../ui/TextLink.tsx';
import styles from './OfficeDetails.module.css';

/** Where the head office is, how to reach it and when it is open. */
export function OfficeDetails() {
  const { days, times, otherwise } = facts.businessHours;
  return (
    <dl className={styles.details}>
      <div>
        <dt>Head office</dt>
        <dd>{officeAddress}</dd>
      </div>
      <div>
        <dt>Office</dt>
        <dd className="num">
          <TextLink href={paths.telephone(facts.phone)} isBare>
            {facts.phone}
          </TextLink>
        </dd>
      </div>
      <div>
        <dt>E-mail</dt>
        <dd>
          <TextLink href={paths.email(facts.infoEmail)} isBare>
            {facts.infoEmail}
          </TextLink>
        </dd>
      </div>
      <div>
        <dt>Business hours</dt>
        <dd>
          {days} <span className={styles.times}>{times}</span>
          <br />
          <span className="muted">{otherwise}</span>
        </dd>
      </div>
    </dl>
  );
}
