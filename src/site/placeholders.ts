import { listText } from '../lib/text/in-line.ts';
import { addressInLine, fullAddressLine } from '../lib/geo/postal-address.ts';
import { pageMessages } from '../messages/pages.ts';
import {
  formerPlaceholderNames,
  sitePlaceholderNames,
  type SitePlaceholderName,
} from './placeholder-names.ts';
import { headOffice, officeAddress, settings } from './settings/settings.ts';

/** A fact that texts can contain in braces, such as `{office.phone}`, with its value in `says`. */
export type Placeholder = { name: string; value: string; isFormer?: true };

export function sitePlaceholders(): Placeholder[] {
  const { company, brokerages, cities, claims, language } = settings();
  const office = headOffice();
  const names = cities.cities.map(({ name }) => name);
  const values: Record<SitePlaceholderName, string> = {
    company: company.name,
    'company.description': company.description,
    'company.founded': company.foundedYear?.toString() ?? '',
    'company.founder': company.founder ?? '',
    brokerage: brokerages.brokerages[0]?.name ?? '',
    'office.phone': office.phone,
    'office.email': officeAddress() || pageMessages().privacy.byContactPage,
    'office.address': office.city && addressInLine(office),
    'office.street': office.street,
    'office.wholeAddress': office.city && fullAddressLine(office),
    'office.city': office.city,
    'office.hours': `${office.days} ${office.times}`.trim(),
    'office.days': office.days,
    'office.times': office.times,
    'office.ownEmail': office.email,
    'gallery.email': office.email,
    cities: listText(names, language.locale),
    'claim.activeMembers': countText(claims.activeMembers.value, language.locale),
    'claim.dealsPerYear': claims.dealsPerYear.value,
    'claim.launchesPerYear': claims.launchesPerYear.value,
    'claim.annualPresaleUnits': claims.annualPresaleUnits.value,
    'claim.annualVolume': claims.annualVolume.value,
    'claim.joiningFee': claims.joiningFee.value,
  };
  return sitePlaceholderNames.map((name) => ({
    name,
    value: values[name],
    ...(formerPlaceholderNames.includes(name) && { isFormer: true as const }),
  }));
}

/** A typed count as the texts around it write numbers: `1,500` in Japanese and Chinese, `1 500` in French, `1500` elsewhere. */
function countText(typed: string, locale: string) {
  const isGrouped = /^(?:fr|ja|zh)\b/.test(locale) && /^\d+$/.test(typed);
  return isGrouped ? Number(typed).toLocaleString(locale) : typed;
}
