import { inText, joinedConditions } from '../../../lib/text/in-line.ts';
import { partnerMessages } from '../../../messages/partners.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { paths } from '../../../site/paths.ts';
import { isEmptyHero } from '../../../lib/media/hero-media.ts';
import type { Slot } from '../../../lib/media/image-slot.ts';
import { filledBy } from '../../../lib/html/field-marks.ts';
import { HeroMedium } from '../../../ui/media/HeroMedium.tsx';
import { ActiveFilters } from '../../../ui/ActiveFilters.tsx';
import type { Page } from '../../page-content/page-content.ts';
import type { PageTexts } from '../../page-content/page-texts.ts';
import type { Partner } from '../partner.ts';
import { withPlates } from '../plate/plate.ts';
import { PartnerGrid } from '../PartnerGrid.tsx';
import { WhyWePartner } from '../WhyWePartner.tsx';
import {
  findPartners,
  partnerConditions,
  partnerQuery,
  type PartnerSearch,
} from './partner-search.ts';
import { PartnerFilters } from './PartnerFilters.tsx';
import styles from './PartnerList.module.css';

type PartnerListProps = {
  partners: Partner[];
  search: PartnerSearch;
  page: { hero: Page['hero']; words: PageTexts['partners'] };
};

/** Why We Partner with the title of the page, then the filters and the partners, which scripts replace. */
export function PartnerList({ partners, search, page }: PartnerListProps) {
  const { found, near } = findPartners(withPlates(partners), search);
  const { count, nobody } = partnerMessages().search;
  const { noneFits, nearest } = projectMessages().search;
  const conditions = partnerConditions(search);
  const isSearch = conditions.length > 0;
  const isNone = isSearch && found.length === 0;
  const summary = isNone ? noneFits : count(found.length);
  const { media } = page.hero;
  return (
    <div className={styles.page}>
      <WhyWePartner {...page.words.why} hero={page.hero} />
      <div id="partners" data-in-place="">
        <div className={styles.bar} data-summary={summary}>
          <p className={styles.count} id="find-count" tabIndex={-1} data-rest="">
            {summary}
          </p>
          <PartnerFilters partners={partners} search={search} />
        </div>
        <div className={`wrap ${styles.result}`}>
          {isSearch ? (
            <ActiveFilters
              filters={conditions.map(({ text, without }) => ({
                text,
                href: paths.partners + partnerQuery(without),
              }))}
              clearHref={paths.partners}
              texts={projectMessages().search}
            />
          ) : null}
          {isNone ? (
            <p className={`lead ${styles.none}`}>
              {inText([
                nobody(joinedConditions(conditions.map(({ within }) => within))),
                nearest(near.length),
              ])}
            </p>
          ) : null}
        </div>
        <PartnerGrid partners={isNone ? near : found} />
        {isEmptyHero(media) ? null : (
          <div className={`cover ${styles.image}`} {...filledBy('heroUrl heroType heroYoutubeUrl')}>
            <HeroMedium media={media} slot={slot} />
          </div>
        )}
      </div>
      <p className="sr" role="status" data-in-place-summary="" />
    </div>
  );
}

const slot: Slot = [{ width: '100vw', aspect: 21 / 9 }];
