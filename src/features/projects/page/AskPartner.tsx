import { nameLanguage } from '../../../lib/text/name-language.ts';
import { brokerageName } from '../../../site/settings/sellers.ts';
import { telephoneText } from '../../../lib/web/telephone-forms.ts';
import { cityCountry } from '../../../site/settings/settings.ts';
import { paths } from '../../../site/paths.ts';
import { TextLink } from '../../../ui/TextLink.tsx';
import { titleLines } from '../../partners/partner.ts';
import { PartnerPhoto } from '../../partners/PartnerPhoto.tsx';
import type { WithPlate } from '../../partners/plate/plate.ts';
import styles from './AskPartner.module.css';
import type { ProjectPartner } from './project-partner.ts';

/** The partner who receives the enquiry: picture, name and telephone. */
export function AskPartner({ partner }: { partner: ProjectPartner & WithPlate }) {
  const { slug, name, image, office } = partner;
  const [title] = titleLines(partner);
  const brokerage = brokerageName(partner);
  const country = cityCountry(partner.city);
  return (
    <div className={styles.partner}>
      <span className={`well ${styles.photo}`}>
        <PartnerPhoto
          partner={{ ...partner, image: image && { ...image, alt: '' } }}
          slot={[{ width: '7rem', aspect: 4 / 5 }]}
        />
      </span>
      <p className={styles.words}>
        <TextLink className={styles.name} href={paths.partner(slug)} lang={nameLanguage()} isBare>
          {name}
        </TextLink>
        {title ? (
          <span className="muted" lang={partner.lang}>
            {title}
          </span>
        ) : null}
        {brokerage ? (
          <span className="muted" lang={nameLanguage()}>
            {brokerage}
          </span>
        ) : null}
        {office ? (
          <TextLink className="num" href={paths.telephone(office, country)} isBare>
            {telephoneText(office, country)}
          </TextLink>
        ) : null}
      </p>
    </div>
  );
}
