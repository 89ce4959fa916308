import type { APIRoute } from 'astro';
import { pastPdfResponse } from '../../../features/past/past-pdf.compose.server.ts';

/** A public page as it was at a time, as PDF. */
export const GET: APIRoute = ({ url, request }) =>
  pastPdfResponse(url.searchParams, request.signal);
