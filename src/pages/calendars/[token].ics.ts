import type { APIRoute } from 'astro';
import { answerFeed } from '../../features/viewings/hosts/host-calendar.compose.server.ts';

/** The viewings of a host, for a calendar that subscribes to them. */
export const GET: APIRoute = ({ params: { token = '' }, request, clientAddress }) =>
  answerFeed(token, request, clientAddress);
