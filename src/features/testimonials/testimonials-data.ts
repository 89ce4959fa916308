import { frameMessages } from '../../messages/frame.ts';
import { truncate } from '../../lib/text/truncate.ts';
import { defaultSearchTexts } from '../page-content/page/page-data.ts';
import { positionQuery, type TestimonialPosition } from './testimonial-position.ts';
import type { Testimonial } from './testimonial.ts';

/**
 * The metadata of the page at a place. Each place can be shared, but search engines list only the tabs.
 * `testimonial` is the one at that place, `page` the path of the page.
 */
export function testimonialsHead(
  place: TestimonialPosition,
  testimonial: Pick<Testimonial, 'author' | 'content'> | undefined,
  page: string,
) {
  const tab = { ...place, number: 1 };
  const isFirstOfAll = positionQuery(place) === '';
  return {
    ...(place.number > 1 && testimonial ? metaTexts(testimonial) : tabs()[place.type]),
    query: positionQuery(place),
    canonicalQuery: positionQuery(tab),
    within: isFirstOfAll
      ? undefined
      : { name: defaultSearchTexts('testimonials').title, path: page },
  };
}

function metaTexts({ author, content }: Pick<Testimonial, 'author' | 'content'>) {
  return { title: frameMessages().testimonialTitle(author), description: truncate(content, 160) };
}

function tabs() {
  return {
    client: defaultSearchTexts('testimonials'),
    developer: defaultSearchTexts('testimonials of developers'),
  };
}
