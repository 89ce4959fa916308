import { pictureAdvice, type AdviceOf } from '../media/describe/form-advice.ts';

export const testimonialAdvice: AdviceOf = (values, facts) =>
  pictureAdvice(values, facts, { companyLogo: 'the company logo' });
