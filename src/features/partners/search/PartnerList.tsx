import { inText, listText } from '../../../lib/text/in-line.ts';
import { partnerMessages } from '../../../messages/partners.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { paths } from '../../../site/paths.ts';
import { ActiveFilters } from '../../../ui/ActiveFilters.tsx';
import type { Page } from '../../page-content/page-content.ts';
import type { PageTexts } from '../../page-content/page-texts.ts';
import type { Partner } from '../partner.ts';
import { withPlates } from '../plate/plate.ts';
import { ListHero } from '../../page-content/page/ListHero.tsx';
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

/** The hero, Why We Partner with the filters beneath its heading, and the partners. Scripts replace all but the hero. */
export function PartnerList({ partners, search, page }: PartnerListProps) {
  const { found, near } = findPartners(withPlates(partners), search);
  const { count, nobody } = partnerMessages().search;
  const { noneFits, nearest } = projectMessages().search;
  const conditions = partnerConditions(search);
  const isSearch = conditions.length > 0;
  const isNone = isSearch && found.length === 0;
  const summary = isNone ? noneFits : count(found.length);
  return (
    <>
      <div className={styles.hero}>
        <ListHero slug="partners" page={page} />
      </div>
      <div id="partners" className={styles.list} data-in-place="">
        <WhyWePartner {...page.words.why} hero={page.hero}>
          <PartnerFilters partners={partners} search={search} />
        </WhyWePartner>
        <div className={`wrap ${styles.result}`} data-summary={summary}>
          <p className={isSearch ? styles.count : 'sr'} id="find-count" tabIndex={-1} data-rest="">
            {summary}
          </p>
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
                nobody(listText(conditions.map(({ within }) => within))),
                nearest(near.length),
              ])}
            </p>
          ) : null}
        </div>
        <PartnerGrid partners={isNone ? near : found} />
      </div>
      <p className="sr" role="status" data-in-place-summary="" />
    </>
  );
}
