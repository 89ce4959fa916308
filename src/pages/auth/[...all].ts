import type { APIContext, APIRoute } from 'astro';
import { z } from 'zod';
import { seeOther } from '../../admin/session/see-other.ts';
import { sessionPaths } from '../../admin/session/session-paths.ts';
import { findSession, signOut } from '../../platform/auth.ts';
import { signIn, signInFailure } from '../../platform/sign-in.ts';

/** The only endpoints of the accounts. */
const endpoints = new Map<string, (context: APIContext) => Promise<Response>>([
  ['POST /auth/sign-in/email', answerSignIn],
  ['POST /auth/sign-out', answerSignOut],
  ['GET /auth/get-session', answerSession],
]);

export const ALL: APIRoute = async (context) => {
  const endpoint = endpoints.get(`${context.request.method} ${context.url.pathname}`);
  return endpoint ? endpoint(context) : new Response('Not found', { status: 404 });
};

const credentials = z.object({ email: z.string(), password: z.string() });

async function answerSignIn({ request, clientAddress }: APIContext) {
  const { data } = credentials.safeParse(await request.json().catch(() => undefined));
  const answer = await signIn(data ?? { email: '', password: '' }, {
    headers: request.headers,
    clientAddress,
  });
  if (answer.outcome === 'signed-in')
    return withCookies(Response.json({ outcome: answer.outcome }), answer.cookies);
  const { status, message, hint } = signInFailure(answer);
  return Response.json({ outcome: answer.outcome, message, hint }, { status });
}

async function answerSignOut({ request }: APIContext) {
  return seeOther(sessionPaths.signIn, await signOut(request.headers));
}

async function answerSession({ request }: APIContext) {
  const session = await findSession(request.headers);
  return Response.json(session ? { user: session.user, expiresAt: session.expiresAt } : null);
}

function withCookies(response: Response, cookies: string[]) {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie);
  return response;
}
