import type { CSSProperties, ReactNode } from 'react';
import { filledBy } from '../../lib/html/field-marks.ts';
import type { Slot } from '../../lib/media/image-slot.ts';
import { titleWidth } from '../../lib/typesetting/title-width.ts';
import { pageMessages } from '../../messages/pages.ts';
import { partnerMessages } from '../../messages/partners.ts';
import { paths } from '../../site/paths.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { HeroMedium } from '../../ui/media/HeroMedium.tsx';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { VideoTab } from '../../ui/media/VideoTab.tsx';
import { fieldsId, sectionId } from '../enquiries/enquiry.ts';
import { formTexts } from '../enquiries/forms/form-texts.ts';
import { textPageImage } from '../page-content/page/default-images.tsx';
import { HeroText } from '../page-content/page/HeroText.tsx';
import { initialTitle } from '../page-content/page/initial-title.ts';
import type { Page } from '../page-content/page-content.ts';
import styles from './ContactHero.module.css';

const slot: Slot = [
  { from: '56rem', width: '49vw', height: 'max(78vh, 46rem)' },
  { width: '100vw', height: '17rem' },
];

/** The widest line of the title in em. */
const widest = 6;

/** On a phone the form's own button is beyond the first screen. */
function Ways() {
  const { phone, infoEmail } = headOffice();
  if (!phone && !infoEmail) return null;
  return (
    <p className={styles.ways}>
      {phone ? (
        <Button href={paths.telephone(phone)} isSolid isNatural>
          {partnerMessages().facts.call}
        </Button>
      ) : null}
      {infoEmail ? (
        <Button href={paths.email(infoEmail)} isNatural>
          {pageMessages().office.email}
        </Button>
      ) : null}
    </p>
  );
}

/** The title on the upper edge of a picture that goes down to the foot of the screen, and the form beside both. */
export function ContactHero({ hero, children }: { hero: Page['hero']; children: ReactNode }) {
  const title = hero.title || initialTitle('contact');
  const image = textPageImage('contact', hero);
  const capitals = title.toUpperCase();
  const lines = [1, 2, 3].find((count) => titleWidth(capitals, count) <= widest) ?? 4;
  return (
    <section className={`wrap grid ${styles.hero}`} id={sectionId('contact')} data-hero="">
      <h1
        className={lines > 1 ? `${styles.title} ${styles.wraps}` : styles.title}
        style={{ '--w': titleWidth(capitals, lines) } as CSSProperties}
        {...filledBy('content.hero.title')}
      >
        {title}
      </h1>
      <div className={styles.form} id={fieldsId('contact')}>
        <div className="lead">
          <HeroText hero={hero} />
        </div>
        <Ways />
        <h2 className={styles.heading}>{formTexts('contact').title}</h2>
        {children}
      </div>
      <div className={`cover ${styles.picture}`} {...filledBy('heroUrl heroType heroYoutubeUrl')}>
        {'kind' in image ? (
          <>
            <HeroMedium media={image} slot={slot} />
            <VideoTab media={image} />
          </>
        ) : (
          <ResponsiveImage image={image} slot={slot} className="photo" isEager />
        )}
      </div>
    </section>
  );
}
