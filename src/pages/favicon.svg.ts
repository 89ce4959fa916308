import type { APIRoute } from 'astro';
import { drawnIcon } from '../site/drawn-icon.ts';

export const GET: APIRoute = () =>
  new Response(drawnIcon(), {
    headers: {
      'content-type': 'image/svg+xml',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
