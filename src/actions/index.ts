import { developers } from '../features/developers/developers.actions.ts';
import { enquiries } from '../features/enquiries/enquiries.actions.ts';
import { media } from '../features/media/media.actions.ts';
import { news } from '../features/news/news.actions.ts';
import { pages } from '../features/page-content/page-content.actions.ts';
import { partners } from '../features/partners/partners.actions.ts';
import { projects } from '../features/projects/projects.actions.ts';
import { testimonials } from '../features/testimonials/testimonials.actions.ts';

export const server = {
  developers,
  enquiries,
  media,
  news,
  pages,
  partners,
  projects,
  testimonials,
};
