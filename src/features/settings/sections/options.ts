import { areaUnitNames, areaUnits } from '../../../lib/geo/areas.ts';
import { countryCodes, countryName } from '../../../lib/geo/countries.ts';

type Option = { value: string; label: string };

/** Each list is built when it is first needed. */
export const countries = once(() =>
  countryCodes
    .map((value) => ({ value, label: countryName(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label)),
);

export const timeZones = once(() => Intl.supportedValuesOf('timeZone').map(toOption));

export const currencies = once(() => Intl.supportedValuesOf('currency').map(toOption));

/** A city without a choice has the usual unit of its country. */
export const areaUnitOptions = areaUnits.map((value) => ({
  value,
  label: `${areaUnitNames[value]} first`,
}));

export const papers = ['Letter', 'A4'].map(toOption);

function toOption(value: string): Option {
  return { value, label: value };
}

function once(makeOptions: () => Option[]) {
  let options: Option[] | undefined;
  return () => (options ??= makeOptions());
}
