import { frameMessages } from '../../lib/frame-messages.ts';
import { truncate } from '../../lib/truncate.ts';
import { searchWords } from '../page-content/page-data.ts';
import { queryOf, type TestimonialPlace } from './testimonial-place.ts';
import type { Testimonial } from './testimonial.ts';

/**
 * What the head of the page says at a place. Each place can be shared; search engines list the tabs alone.
 * `shown` is the testimonial there, `page` the path of the page.
 */
export function testimonialsHead(
  place: TestimonialPlace,
  shown: Pick<Testimonial, 'author' | 'content'> | undefined,
  page: string,
) {
  const tab = { ...place, number: 1 };
  const isFirstOfAll = queryOf(place) === '';
  return {
    ...(place.number > 1 && shown ? wordsOf(shown) : tabs()[place.type]),
    query: queryOf(place),
    canonicalQuery: queryOf(tab),
    within: isFirstOfAll ? undefined : { name: searchWords('testimonials').title, path: page },
  };
}

function wordsOf({ author, content }: Pick<Testimonial, 'author' | 'content'>) {
  return { title: frameMessages().inTheWordsOf(author), description: truncate(content, 160) };
}

function tabs() {
  return {
    client: searchWords('testimonials'),
    developer: searchWords('testimonials of developers'),
  };
}
