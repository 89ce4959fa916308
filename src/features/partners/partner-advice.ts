import { letterAdvice } from '../brochures/letter-advice.ts';
import { emptyAdvice, pictureAdvice, type AdviceOf } from '../media/describe/form-advice.ts';

export const partnerAdvice: AdviceOf = (values, facts) => [
  ...pictureAdvice(values, facts, { imageUrl: 'the photo', logoUrl: 'the logo' }),
  ...emptyAdvice(values, { imageUrl: 'No photo', bio: 'No bio' }),
  ...letterAdvice(values, { name: 'the name', title: 'the title' }),
];
