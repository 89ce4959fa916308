import { letterAdvice } from '../brochures/letter-advice.ts';
import type { AdviceOf } from '../media/describe/form-advice.ts';

export const developerAdvice: AdviceOf = (values) => letterAdvice(values, { name: 'the name' });
