import type { APIRoute } from 'astro';
import { followUpCalendar } from '../../../../features/enquiries/assignment/follow-up-calendar.server.ts';
import { enquiryErrors } from '../../../../features/enquiries/inbox/enquiry-inbox.ts';
import { attempt } from '../../../../platform/attempt.ts';
import { paths } from '../../../../site/paths.ts';

/** The follow-up of an enquiry, for the calendar of the member. */
export const GET: APIRoute = async ({ params: { id = '' }, url, locals: { member } }) => {
  if (!member) return new Response(null, { status: 401 });
  const page = new URL(paths.adminEnquiry(id), url.origin).href;
  const { data: text, error } = await attempt(
    () => followUpCalendar(id, member, page),
    enquiryErrors.fetch,
  );
  if (error) return new Response(error.message, { status: 503 });
  if (!text) return new Response('This enquiry has no follow-up date.', { status: 404 });
  return new Response(text, {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="follow-up.ics"',
    },
  });
};
