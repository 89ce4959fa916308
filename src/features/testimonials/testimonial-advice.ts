import { imageAdvice, type AdviceCheck } from '../media/describe/form-advice.ts';

export const testimonialAdvice: AdviceCheck = (values, facts) =>
  imageAdvice(values, facts, { companyLogo: 'the company logo' });
