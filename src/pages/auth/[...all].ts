import type { APIContext, APIRoute } from 'astro';
import { z } from 'zod';
import { seeOther } from '../../admin/session/see-other.ts';
import { sessionPaths } from '../../admin/session/session-paths.ts';
import { addPasskey, startPasskeySetup } from '../../features/team/account.server.ts';
import { findSession, signOut } from '../../platform/accounts/auth.ts';
import {
  codeFailure,
  passkeyOptions,
  signIn,
  signInByCode,
  signInByKey,
  signInError,
  signInFailure,
} from '../../platform/accounts/sign-in.ts';

/** Lists all endpoints of accounts. Other paths are not found. */
const endpoints = new Map<string, (context: APIContext) => Promise<Response>>([
  ['POST /auth/sign-in/email', answerSignIn],
  ['POST /auth/sign-in/code', answerCode],
  ['GET /auth/passkey/options', answerPasskeyOptions],
  ['POST /auth/passkey/sign-in', answerPasskeySignIn],
  ['POST /auth/passkey/new-options', answerNewPasskeyOptions],
  ['POST /auth/passkey/new', answerNewPasskey],
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
  const result = await signIn(data ?? { email: '', password: '' }, {
    headers: request.headers,
    clientAddress,
  });
  if (result.outcome === 'signed-in' || result.outcome === 'second-step')
    return withCookies(Response.json({ outcome: result.outcome }), result.cookies);
  const { status, message, hint } = signInFailure(result);
  return Response.json({ outcome: result.outcome, message, hint }, { status });
}

const typedCode = z.object({ code: z.string().max(100), isRecovery: z.boolean().default(false) });

/** For the sign-in dialog after a session has ended. */
async function answerCode({ request, clientAddress }: APIContext) {
  const { data } = typedCode.safeParse(await request.json().catch(() => undefined));
  const { headers } = request;
  const input = { ...(data ?? { code: '', isRecovery: false }), isTrusted: false };
  const result = await signInByCode(input, { headers, clientAddress });
  if (result.outcome === 'signed-in')
    return withCookies(Response.json({ outcome: result.outcome }), result.cookies);
  const { status, ...failure } = codeFailure(result);
  return Response.json(failure, { status });
}

async function answerPasskeyOptions({ request: { headers }, clientAddress }: APIContext) {
  const result = await passkeyOptions({ headers, clientAddress });
  if (!result) return Response.json(null, { status: 429 });
  return withCookies(Response.json(result.options), result.cookies);
}

async function answerPasskeySignIn({ request, clientAddress }: APIContext) {
  const credential: unknown = await request.json().catch(() => undefined);
  const { headers } = request;
  const result = await signInByKey(credential, { headers, clientAddress });
  if (result.outcome === 'signed-in')
    return withCookies(Response.json({ outcome: result.outcome }), result.cookies);
  const status = result.outcome === 'failed' ? 503 : 422;
  return Response.json(
    { message: signInError, hint: 'This passkey is not registered.' },
    { status },
  );
}

const typedPassword = z.object({ password: z.string().max(1000) });

async function answerNewPasskeyOptions({ request, clientAddress }: APIContext) {
  const { headers } = request;
  const session = await findSession(headers);
  if (!session) return Response.json(null, { status: 401 });
  const { data } = typedPassword.safeParse(await request.json().catch(() => undefined));
  const result = await startPasskeySetup(data?.password ?? '', { session, headers, clientAddress });
  if (result.outcome === 'begun') return withCookies(Response.json(result.options), result.cookies);
  return Response.json({ message: result.message }, { status: result.status });
}

const newPasskey = z.object({ response: z.unknown(), name: z.string().trim().min(1).max(60) });

async function answerNewPasskey({ request, clientAddress }: APIContext) {
  const { headers } = request;
  const session = await findSession(headers);
  if (!session) return Response.json(null, { status: 401 });
  const { data } = newPasskey.safeParse(await request.json().catch(() => undefined));
  const isStored =
    data !== undefined && (await addPasskey(data, { session, headers, clientAddress }));
  return Response.json({ isStored }, { status: isStored ? 200 : 422 });
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
