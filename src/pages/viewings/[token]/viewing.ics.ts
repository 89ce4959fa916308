import type { APIRoute } from 'astro';
import { readVisitorCalendar } from '../../../features/viewings/visitor-viewing.compose.server.ts';
import { paths } from '../../../site/paths.ts';

/** A visitor's viewing, for a calendar. */
export const GET: APIRoute = async ({ params: { token = '' }, clientAddress, rewrite }) => {
  const text = await readVisitorCalendar(token, clientAddress);
  if (!text) return rewrite(paths.notFound);
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="viewing.ics"',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    },
  });
};
