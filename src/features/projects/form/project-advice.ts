import { valueAt, type Values } from '../../../admin/forms/values.ts';
import { kilometresFrom } from '../../../lib/geo/mercator.ts';
import { letterAdvice, letterAdviceOn } from '../../brochures/letter-advice.ts';
import {
  emptyAdvice,
  imageAdvice,
  findImageUrls,
  type AdviceFacts,
  type AdviceCheck,
} from '../../media/describe/form-advice.ts';
import { wordAdvice } from '../../places/record-words.ts';
import { readResidences } from '../../residences/residence.ts';
import { summarizeResidences } from '../../residences/residence-summary.ts';
import { hasPriceRange } from '../card/project-price.ts';
import { isPoint } from './pin-view.ts';
import { findCity, projectSchema } from '../project.ts';

const latitude = 'location.coordinates.lat';

/** What the brochure prints of a project. */
const printedFields = {
  title: 'the title',
  description: 'the description',
  area: 'the area',
  completionDate: 'the completion date',
  features: 'the features',
  specifications: 'the specifications',
  'location.address': 'the address',
  residences: 'the residences',
  timeline: 'deposits and milestones',
  legal: 'the legal details',
};

export const projectAdvice: AdviceCheck = (values, facts) => {
  const hasCoordinates = valueAt(values, latitude) || valueAt(values, 'location.coordinates.lng');
  const farPin = farFromCity(valueAt(values, 'city'), {
    lat: valueAt(values, latitude),
    lng: valueAt(values, 'location.coordinates.lng'),
  });
  return [
    ...imageAdvice(values, facts, {
      'images.main': 'the main image',
      'images.gallery': 'the gallery',
      heroUrl: 'the hero image',
      'residences.plans': 'a floor plan drawing',
    }),
    ...(hasPriceRange(pricedProject(values))
      ? []
      : emptyAdvice(values, { 'specifications.priceRange': 'No price range' })),
    ...(hasCoordinates ? [] : [{ field: latitude, text: 'No map location' }]),
    ...(farPin === '' ? [] : [{ field: latitude, text: farPin }]),
    ...letterAdvice(values, printedFields),
    ...wordAdvice('projects', projectSchema, values),
    ...letterAdviceOn(altTexts(values, facts), 'images.gallery', 'the alt texts'),
  ];
};

/** What decides of the values of a form which price visitors read. */
function pricedProject(values: Values) {
  const [city, status, priceRange] = ['city', 'status', 'specifications.priceRange'].map((name) => {
    const value = valueAt(values, name);
    return typeof value === 'string' ? value.trim() : '';
  });
  return {
    city: city ?? '',
    status: status ?? '',
    specifications: { priceRange: priceRange || null },
    figures: summarizeResidences(readResidences(valueAt(values, 'residences'))),
  };
}

const farKilometres = 100;

/** A wrong sign or the coordinates of another place; empty if the pin is near its city. */
export function farFromCity(cityId: unknown, coordinates: { lat: unknown; lng: unknown }) {
  const city = typeof cityId === 'string' ? findCity(cityId) : undefined;
  if (!city?.centre || !isPoint(coordinates)) return '';
  const { x, y } = kilometresFrom(city.centre, coordinates);
  return Math.hypot(x, y) > farKilometres
    ? `The pin is more than ${farKilometres} km from ${city.name}. Check the coordinates.`
    : '';
}

function altTexts(values: Values, { findAlt }: AdviceFacts) {
  return findImageUrls(valueAt(values, 'images'))
    .map((url) => findAlt(url) ?? '')
    .join('\n');
}
