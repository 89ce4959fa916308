import { usualAreaUnit, type AreaUnit } from '../../lib/geo/areas.ts';
import { headOffice, settings } from '../../site/settings/settings.ts';
import { findCurrency, type Currency } from './money.ts';

/** In what the prices and areas of a project are typed and shown. */
export type Units = { currency: Currency; areaUnit: AreaUnit };

export function findUnits(city: string): Units {
  return { currency: findCurrency(city), areaUnit: findAreaUnit(city) };
}

/** The unit that comes first for the homes of a city; that of the first city, or of the head office’s country, for an unknown one. */
export function findAreaUnit(city: string): AreaUnit {
  const { cities } = settings().cities;
  const match = cities.find(({ id }) => id === city) ?? cities[0];
  return match?.areaUnit ?? usualAreaUnit(match?.country ?? headOffice().country);
}
