import { isEmptyHero } from '../../../lib/media/hero-media.ts';
import { filledBy } from '../../../lib/html/field-marks.ts';
import { heroScrim } from '../../../site/hero-scrim.ts';
import { PageHero } from '../../../ui/PageHero.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { TextPage } from '../../../ui/TextPage.tsx';
import type { Page } from '../page-content.ts';
import styles from './FreePage.module.css';
import { HeroText } from './HeroText.tsx';
import { PageSections } from './PageSections.tsx';

/** True for a page without any picture. */
function isTextOnly({ hero, sections }: Page) {
  return isEmptyHero(hero.media) && sections.every(({ image }) => image === null);
}

/** A page of the editors: a text with a list of its headings or, with pictures, a hero and sections. */
export function FreePage({ page }: { page: Page }) {
  const { hero, sections } = page;
  const title = hero.title || page.title;
  const texts = <HeroText hero={hero} />;
  if (!isTextOnly(page))
    return (
      <>
        <PageHero title={title} image={hero.media} scrim={heroScrim(hero.media)}>
          {texts}
        </PageHero>
        <div className={styles.sections}>
          <PageSections sections={sections} />
        </div>
      </>
    );
  const parts = sections.map(({ title: heading, subheading, content, textMedia }, index) => {
    const field = `content.sections.${index}`;
    const children = (
      <>
        {subheading ? (
          <p className="label muted" {...filledBy(`${field}.subheading`)}>
            {subheading}
          </p>
        ) : null}
        <RichText html={content} under={2} media={textMedia} {...filledBy(`${field}.content`)} />
      </>
    );
    return { id: `part-${index + 1}`, heading, field, children };
  });
  return <TextPage title={title} lead={<div className="lead">{texts}</div>} parts={parts} />;
}
