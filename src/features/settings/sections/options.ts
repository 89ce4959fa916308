import { areaUnitNames, areaUnits } from '../../../lib/geo/areas.ts';
import { languageTags } from '../../../lib/text/languages.ts';
import { isLocale } from '../../../lib/values/known-names.ts';
import { countryCodes, countryName } from '../../../lib/geo/countries.ts';

type Option = { value: string; label: string };

/** Each list is built when it is first needed. */
export const countries = once(() =>
  countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label)),
);

/** The languages with texts of the site come first. */
export const locales = once(() => {
  const names = new Intl.DisplayNames('en', { type: 'language', languageDisplay: 'standard' });
  const rest = languageTags.map(usualLocale).concat(furtherLocales);
  return [
    ...shippedLocales.map((value) => ({ value, label: names.of(value) ?? value })),
    ...[...new Set(rest)]
      .filter((value) => isLocale(value) && !shippedLocales.includes(value))
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .toSorted((one, other) => one.label.localeCompare(other.label)),
  ];
});

const shippedLocales = ['en-CA', 'fr-CA', 'ja-JP', 'zh-Hant-TW'];

const furtherLocales =
  'en-US en-GB en-AU en-NZ en-IE fr-FR fr-CH fr-BE de-AT de-CH es-MX es-US pt-PT nl-BE zh-Hant-HK zh-Hans-CN nb-NO'.split(
    ' ',
  );

/** `de-DE` for `de`, and `zh-Hans-CN` for `zh`. */
function usualLocale(tag: string) {
  const { language, script, region } = new Intl.Locale(tag).maximize();
  return [language, language === 'zh' && script, region].filter(Boolean).join('-');
}

/** The hint of a place comes first: "Vancouver (Pacific Time)". */
export const timeZones = once(() =>
  Intl.supportedValuesOf('timeZone').map((value) => ({ value, label: timeZoneLabel(value) })),
);

function timeZoneLabel(timeZone: string) {
  const place = timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longGeneric' });
  const name = parts.formatToParts().find(({ type }) => type === 'timeZoneName')?.value;
  return name === undefined || name.startsWith('GMT') ? timeZone : `${place} (${name})`;
}

export const currencies = once(() => {
  const names = new Intl.DisplayNames('en-CA', { type: 'currency' });
  return Intl.supportedValuesOf('currency').map((value) => {
    const name = names.of(value) ?? value;
    return { value, label: name === value ? value : `${value} (${name})` };
  });
});

/** A city without a choice has the usual unit of its country. */
export const areaUnitOptions = areaUnits.map((value) => ({
  value,
  label: `${areaUnitNames[value]} first`,
}));

export const priceOptions: Option[] = [
  { value: 'before-tax', label: 'Before tax' },
  { value: 'with-tax', label: 'Including tax' },
];

export const papers = ['Letter', 'A4'].map(toOption);

function toOption(value: string): Option {
  return { value, label: value };
}

function once(makeOptions: () => Option[]) {
  let options: Option[] | undefined;
  return () => (options ??= makeOptions());
}
