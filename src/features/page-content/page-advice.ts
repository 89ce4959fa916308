import { valueAt } from '../../admin/forms/values.ts';
import { linkAdvice, pictureAdvice, type AdviceOf } from '../media/form-advice.ts';

const ofPage = {
  heroUrl: 'the hero image',
  'content.hero.images.topSquare': 'the top square',
  'content.hero.images.bottomSquare': 'the bottom square',
  'content.hero.images.rightSkyscraper': 'the right skyscraper',
};

export const pageAdvice: AdviceOf = (values, facts) => {
  const sections = valueAt(values, 'content.sections');
  const count = Array.isArray(sections) ? sections.length : 0;
  const ofSections = Array.from({ length: count }, (_, at) => {
    const path = `content.sections.${at}`;
    return [
      ...pictureAdvice(values, facts, { [`${path}.imageUrl`]: `the image of section ${at + 1}` }),
      ...linkAdvice(values, facts, `${path}.content`),
    ];
  });
  return [
    ...pictureAdvice(values, facts, ofPage),
    ...linkAdvice(values, facts, 'content.hero.subtitle'),
    ...ofSections.flat(),
  ];
};
