import { countryName } from '../../../lib/geo/countries.ts';
import { linesOfAddress } from '../../../lib/geo/postal-address.ts';
import { settings } from '../../../site/settings/settings.ts';
import { OfficeDetails } from '../../office/OfficeDetails.tsx';
import styles from './Parts.module.css';

/** The contact block, and the address of each office. */
export function OfficeParts() {
  return (
    <>
      <p className={styles.caption}>On the Contact page</p>
      <div className={`box ${styles.found}`}>
        <OfficeDetails />
      </div>
      <p className={styles.caption}>Addresses</p>
      {settings().offices.offices.map((office) => (
        <div key={`${office.name} ${office.street}`} className={`box ${styles.office}`}>
          <b>{office.city}</b>
          <address>
            {[office.name, ...linesOfAddress(office), countryName(office.country)].map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
          <span className="num">{office.phone}</span>
        </div>
      ))}
    </>
  );
}
