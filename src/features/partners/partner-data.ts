import { searchResultOf } from '../search-result/search-result.ts';
import { profilesElsewhere, titleLines, type Partner } from './partner.ts';

/** What the head of a profile says. `address` is that of the profile, `list` the path of the list. */
export function partnerHead(partner: Partner, address: URL, list: string) {
  return {
    title: partner.name,
    description: partnerDescription(partner),
    image: partner.image,
    search: searchResultOf(partner),
    structuredData: partnerData(partner, address),
    within: { name: 'Partners', path: list },
  };
}

/** A partner as structured data. `address` is that of the profile, absolute. */
function partnerData(partner: Partner, address: URL) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: partner.name,
    jobTitle: titleLines(partner)[0],
    url: new URL(address.pathname, address).href,
    image: partner.image ? new URL(partner.image.url, address).href : undefined,
    telephone: partner.office,
    email: partner.email,
    worksFor: { '@id': `${address.origin}/#company` },
    sameAs: profilesElsewhere(partner),
  };
}

/** What search engines and social cards say of a profile. */
export function partnerDescription(partner: Pick<Partner, 'name' | 'title'>) {
  const [firstLine, ...furtherLines] = titleLines(partner);
  const introduction = [partner.name, firstLine].filter(Boolean).join(', ');
  return [introduction, ...furtherLines, 'Telephone, e-mail and a short biography.'].join('. ');
}
