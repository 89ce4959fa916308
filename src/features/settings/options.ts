import { countryCodes, countryName } from '../../lib/countries.ts';

type Option = { value: string; label: string };

/** Each list is made when it is first shown. */
export const countries = once(() =>
  countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label)),
);

export const timeZones = once(() => Intl.supportedValuesOf('timeZone').map(same));

export const currencies = once(() => Intl.supportedValuesOf('currency').map(same));

export const papers = ['Letter', 'A4'].map(same);

function same(value: string): Option {
  return { value, label: value };
}

function once(make: () => Option[]) {
  let made: Option[] | undefined;
  return () => (made ??= make());
}
