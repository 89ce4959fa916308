import { capitalised } from '../../lib/text/capitalised.ts';
import { inLine, inSentences } from '../../lib/text/in-line.ts';
import { locale } from '../../lib/text/locale.ts';
import { isIdeographic } from '../../lib/text/message-language.ts';
import { partnerMessages } from '../../messages/partners.ts';
import { brokerageName, findBrokerage, type Licensed } from '../../site/settings/sellers.ts';
import { splitTags } from '../../lib/text/languages.ts';
import { localPath } from '../../lib/web/local-path.ts';
import { partnerLines } from '../places/lines.ts';
import { cityName } from '../projects/project.ts';
import { toSearchResult } from '../search-result/search-result.ts';
import { plateCardUrl, type WithPlate } from './plate/plate.ts';
import { profilesElsewhere, titleLines, type Partner } from './partner.ts';

/** The metadata of a profile. `url` is the URL of the profile, `list` the path of the list. */
export function partnerHead(partner: Partner & WithPlate, url: URL, list: string) {
  return {
    title: partner.name,
    description: partnerDescription(partner),
    image: partner.image ?? { url: plateCardUrl(partner.slug, partner.plate), alt: partner.name },
    search: toSearchResult(partner),
    cardLines: partnerLines(partner, 'social-card'),
    structuredData: partnerData(partner, url),
    within: { name: partnerMessages().list.heading, path: list },
  };
}

/** A partner as structured data. `url` is the absolute URL of the profile. */
function partnerData(partner: Partner, url: URL) {
  const company = { '@id': `${url.origin}/#company` };
  const brokerage = findBrokerage(partner);
  const knowsLanguage = splitTags(partner.languages);
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: partner.name,
    jobTitle: titleLines(partner)[0],
    url: new URL(localPath(url.pathname), url).href,
    image: partner.image ? new URL(partner.image.url, url).href : undefined,
    telephone: partner.office,
    email: partner.email,
    knowsLanguage: knowsLanguage.length > 0 ? knowsLanguage : undefined,
    knowsAbout: partner.focus ?? undefined,
    areaServed: partner.city ? { '@type': 'City', name: cityName(partner.city) } : undefined,
    worksFor: brokerage
      ? [
          company,
          {
            '@type': 'RealEstateAgent',
            name: brokerage.name,
            address: brokerage.address ?? undefined,
            identifier: brokerage.licence ?? undefined,
          },
        ]
      : company,
    hasCredential: partner.licenceNumber ? credentialData(partner) : undefined,
    sameAs: profilesElsewhere(partner),
  };
}

function credentialData({ licenceClass, licenceNumber, ...partner }: Licensed) {
  const place = findBrokerage(partner)?.place;
  return {
    '@type': 'EducationalOccupationalCredential',
    credentialCategory: 'license',
    name: licenceClass ?? undefined,
    identifier: licenceNumber,
    validIn: place ? { '@type': 'AdministrativeArea', name: place } : undefined,
  };
}

/** The description of a profile for search engines and social cards. */
export function partnerDescription(partner: Pick<Partner, 'name' | 'title' | 'brokerage'>) {
  const [firstLine, ...furtherLines] = titleLines(partner);
  const introduction = inLine([partner.name, firstLine]);
  const brokerage = brokerageName(partner);
  const { profile } = partnerMessages().list;
  const ending =
    isIdeographic(locale()) && brokerage.endsWith('.')
      ? [inLine([brokerage, profile])]
      : [brokerage.replace(/\.$/, ''), profile];
  return inSentences([introduction, ...furtherLines.map(capitalised), ...ending]);
}
