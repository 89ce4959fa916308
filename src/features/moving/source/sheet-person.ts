import { afterColon } from '../../../lib/text/capitalised.ts';
import { isEmailAddress } from '../../../lib/web/email-address.ts';
import { notAnEmailAddress } from '../../../lib/web/account-address.ts';
import { localeOf, siteLanguages } from '../../../model/languages.ts';
import { officeToday } from '../../../site/office-today.ts';
import { settings } from '../../../site/settings/settings.ts';
import type { SourcePerson } from '../moving.ts';
import { readDate } from './older-site.ts';

const proofFields = {
  consent_day: 'Consent given on',
  consent_text: 'Consent text',
  consent_source: 'Consent given in',
};

/** A person of a row of a sheet. Only a day, a text and where it was given prove a consent. */
export function readPerson(values: Record<string, string>, place: string): SourcePerson {
  const { name = '', email = '', phone = '', language = '' } = values;
  const locale = findLocale(language);
  const replies = language === '' ? '' : (locale ?? '');
  const person: SourcePerson = {
    name,
    email,
    phone,
    language: replies,
    place,
    faults: [],
    notes: [],
  };
  if (name === '') person.faults.push('Name: required.');
  if (!isEmailAddress(email)) person.faults.push(`Email: ${afterColon(notAnEmailAddress)}.`);
  if (locale === undefined)
    person.faults.push(`Language: “${language}” is no language of this site.`);
  const missing = Object.entries(proofFields).filter(([field]) => !values[field]);
  if (missing.length > 0) {
    const labels = missing.map(([, label]) => label).join(', ');
    person.notes.push(`No proof of consent (${labels}): they get links, but no emails.`);
    return person;
  }
  const day = readDate(values['consent_day'], 'Consent given on', person);
  if (day === null) return person;
  if (day > officeToday()) person.faults.push('Consent given on: in the future.');
  else
    person.proof = {
      sentence: values['consent_text'] ?? '',
      source: values['consent_source'] ?? '',
      language: locale ?? settings().language.locale,
      day,
    };
  return person;
}

/** The locale of a language tag such as `fr`. Undefined if the site has none. */
function findLocale(tag: string) {
  const { locale } = settings().language;
  const locales = [locale, ...siteLanguages().map((one) => one.locale)];
  return tag === '' ? locale : localeOf(tag, locales);
}
