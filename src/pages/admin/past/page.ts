import type { APIRoute } from 'astro';
import { pastResponse } from '../../../features/past/open-past.compose.server.ts';

/** A public page as it was at a time, for the frame of the screen. */
export const GET: APIRoute = ({ url, request }) => pastResponse(url.searchParams, request.signal);
