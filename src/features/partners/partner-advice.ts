import { letterAdvice } from '../brochures/letter-advice.ts';
import { wordAdvice } from '../places/record-words.ts';
import { emptyAdvice, imageAdvice, type AdviceCheck } from '../media/describe/form-advice.ts';

export const partnerAdvice: AdviceCheck = (values, facts) => [
  ...imageAdvice(values, facts, { imageUrl: 'the photo', logoUrl: 'the logo' }),
  ...emptyAdvice(values, { imageUrl: 'No photo', bio: 'No bio' }),
  ...wordAdvice('partners', values),
  ...letterAdvice(values, { name: 'the name', title: 'the title' }),
];
