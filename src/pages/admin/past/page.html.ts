import type { APIRoute } from 'astro';
import { pastHtmlResponse } from '../../../features/past/open-past.compose.server.ts';

/** The HTML of a public page as it was at a time. */
export const GET: APIRoute = ({ url, request }) =>
  pastHtmlResponse(url.searchParams, request.signal);
