import { valueAt, type Values } from '../../admin/forms/values.ts';
import { letterAdvice, letterAdviceOn } from '../brochures/letter-advice.ts';
import {
  emptyAdvice,
  pictureAdvice,
  picturesIn,
  type AdviceFacts,
  type AdviceOf,
} from '../media/form-advice.ts';

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
};

export const projectAdvice: AdviceOf = (values, facts) => {
  const hasCoordinates = valueAt(values, latitude) || valueAt(values, 'location.coordinates.lng');
  return [
    ...pictureAdvice(values, facts, {
      'images.main': 'the main image',
      'images.gallery': 'the gallery',
      heroUrl: 'the hero image',
    }),
    ...emptyAdvice(values, { 'specifications.priceRange': 'No price range' }),
    ...(hasCoordinates ? [] : [{ field: latitude, text: 'No map location' }]),
    ...letterAdvice(values, printedFields),
    ...letterAdviceOn(altTexts(values, facts), 'images.gallery', 'the alt texts'),
  ];
};

function altTexts(values: Values, { altOf }: AdviceFacts) {
  return picturesIn(valueAt(values, 'images'))
    .map((url) => altOf(url) ?? '')
    .join('\n');
}
