import { letterAdvice } from '../brochures/letter-advice.ts';
import { wordAdvice } from '../places/record-words.ts';
import { partnerSchema } from './partner.ts';
import { emptyAdvice, imageAdvice, type AdviceCheck } from '../media/describe/form-advice.ts';

/** The form has the lines of the title apart. */
const formSchema = partnerSchema.extend({ title2: partnerSchema.shape.title });

export const partnerAdvice: AdviceCheck = (values, facts) => [
  ...imageAdvice(values, facts, { imageUrl: 'the photo', logoUrl: 'the logo' }),
  ...emptyAdvice(values, { imageUrl: 'No photo', bio: 'No bio' }),
  ...wordAdvice('partners', formSchema, values),
  ...letterAdvice(values, { name: 'the name', title: 'the title' }),
];
