import type { APIContext } from 'astro';
import type { z } from 'zod';
import type { NounName } from '../../platform/database/row-types.ts';
import { isNoun, type NounRows } from '../nouns.ts';
import {
  findApiNews,
  findApiPage,
  findApiPartner,
  listApiNews,
  listApiPages,
  listApiPartners,
  listApiTestimonials,
  type Found,
} from './content.compose.server.ts';
import * as schemas from './content-schemas.ts';
import { apiEndpoint } from './endpoint.server.ts';
import type { listAnswer } from './list-answer.server.ts';
import { Problem } from './problem.ts';
import { findApiProject, listApiProjects } from './projects.compose.server.ts';
import { isInLanguage, readInLanguage, readQuery } from './read-language.server.ts';

type Find = (slug: string, base: URL) => Promise<Found<object>>;

type ApiNoun = {
  list: [(url: URL) => ReturnType<typeof listAnswer>, z.ZodType];
  /** Undefined for records that are only in lists. */
  record?: [Find, z.ZodType];
};

/** What the API reads of each noun, and the schemas of its answers; null if nothing. */
export const apiNouns: Record<keyof NounRows, ApiNoun | null> = {
  pages: {
    list: [listApiPages, schemas.pageSummarySchema],
    record: [findApiPage, schemas.pageSchema],
  },
  partners: {
    list: [listApiPartners, schemas.partnerSchema],
    record: [findApiPartner, schemas.partnerSchema],
  },
  projects: {
    list: [listApiProjects, schemas.projectSummarySchema],
    record: [findApiProject, schemas.projectSchema],
  },
  developers: null,
  hosts: null,
  campaigns: null,
  news: { list: [listApiNews, schemas.newsSchema], record: [findApiNews, schemas.newsSchema] },
  testimonials: { list: [listApiTestimonials, schemas.testimonialSchema] },
};

/** The lists, which come in pages. Each has what is in the language of the URL. */
export const listEndpoint = apiEndpoint({
  GET: async ({ params: { noun = '' }, url }) => {
    const [read] = (isNoun(noun) && apiNouns[noun]?.list) || [];
    if (!read) return undefined;
    const list = await readInLanguage(url, () => read(url));
    if (list.page > list.pages) throw new Problem('missing');
    return list;
  },
});

export const recordEndpoint = apiEndpoint({
  GET: async (context) => {
    const { noun = '' } = context.params;
    const [find] = (isNoun(noun) && apiNouns[noun]?.record) || [];
    return find && recordAt(noun as NounName, find)(context);
  },
});

/** Of `/api/v1/projects/kestrel-house`. */
const slugPart = 4;

/** Reads a record by the slug in the URL, in the language of the URL. A former slug redirects to the present one. */
export function recordAt(noun: NounName, find: Find) {
  return ({ params, url }: Pick<APIContext, 'params' | 'url'>) =>
    readInLanguage(url, async () => {
      const { slug = '' } = params;
      const { record, movedTo } = await find(slug, url);
      if (movedTo !== undefined) return redirect(url, movedTo);
      if (record && !(await isInLanguage(noun, slug)))
        throw new Problem('missing', { detail: 'It is not translated into this language.' });
      return record;
    });
}

function redirect(url: URL, movedTo: string) {
  const location = url.pathname.split('/').with(slugPart, movedTo).join('/') + readQuery();
  return new Response(null, {
    status: 301,
    headers: { location, 'access-control-allow-origin': '*' },
  });
}
