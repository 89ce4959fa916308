import { valueAt } from '../../admin/forms/values.ts';
import { emptyAdvice, pictureAdvice, type AdviceOf } from '../media/form-advice.ts';

const latitude = 'location.coordinates.lat';

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
  ];
};
