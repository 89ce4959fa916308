import { letterAdvice } from '../brochures/letter-advice.ts';
import type { AdviceCheck } from '../media/describe/form-advice.ts';

export const developerAdvice: AdviceCheck = (values) => letterAdvice(values, { name: 'the name' });
