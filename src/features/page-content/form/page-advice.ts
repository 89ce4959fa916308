import { textAt, valueAt } from '../../../admin/forms/values.ts';
import { wordAdvice } from '../../places/record-words.ts';
import { translatedPageSchema } from '../page-schemas.ts';
import { linkAdvice, imageAdvice, type AdviceCheck } from '../../media/describe/form-advice.ts';

const imageNames = {
  heroUrl: 'the hero image',
  'content.hero.images.topSquare': 'the square image at the top',
  'content.hero.images.bottomSquare': 'the square image at the bottom',
  'content.hero.images.rightSkyscraper': 'the tall image on the right',
};

export const pageAdvice: AdviceCheck = (values, facts) => {
  const sections = valueAt(values, 'content.sections');
  const count = Array.isArray(sections) ? sections.length : 0;
  const sectionAdvice = Array.from({ length: count }, (_, index) => {
    const path = `content.sections.${index}`;
    return [
      ...imageAdvice(values, facts, {
        [`${path}.imageUrl`]: `the image of section ${index + 1}`,
      }),
      ...imageAdvice(values, facts, { [`${path}.content`]: `the text of section ${index + 1}` }),
      ...linkAdvice(values, facts, `${path}.content`),
    ];
  });
  return [
    ...imageAdvice(values, facts, imageNames),
    ...linkAdvice(values, facts, 'content.hero.subtitle'),
    ...sectionAdvice.flat(),
    ...wordAdvice('pages', translatedPageSchema(textAt(values, 'slug')), values),
  ];
};
