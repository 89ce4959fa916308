import { isAPIError } from '@better-auth/core/utils/is-api-error';
import { withoutNul } from '../../lib/text/without-nul.ts';
import { authentication, authenticationContext, linkLifetimeMinutes } from './engine.ts';
import { withClientAddress } from './auth.ts';
import { log } from '../observability/log.ts';
import { completeSignIn, signInError, type SignIn } from './sign-in.ts';

export { linkLifetimeMinutes };

/** A token that signs in once, regardless of the limits. Undefined if no account has this e-mail. */
export async function makeLinkToken(email: string) {
  const { internalAdapter } = await authenticationContext();
  const account = await internalAdapter.findUserByEmail(withoutNul(email).trim().toLowerCase());
  if (!account) return undefined;
  const { promise, resolve } = Promise.withResolvers<string>();
  const { api } = await authentication();
  await api.signInMagicLink({
    body: { email: account.user.email, metadata: { onToken: resolve } },
    headers: new Headers(),
  });
  return promise;
}

/** Uses up a link. A used, expired or unknown link is refused. */
export async function signInByLink(
  token: string,
  { headers, clientAddress }: { headers: Headers; clientAddress: string },
): Promise<SignIn> {
  try {
    const { api } = await authentication();
    const { response, headers: responseHeaders } = await api.magicLinkVerify({
      query: { token },
      headers: withClientAddress(headers, clientAddress),
      returnHeaders: true,
    });
    log.info('Someone signed in with a link');
    return await completeSignIn(
      response.user.email,
      responseHeaders.getSetCookie(),
      headers,
      'link',
    );
  } catch (cause) {
    // better-auth redirects for an unknown link.
    if (isAPIError(cause) && cause.status === 'FOUND') return { outcome: 'refused' };
    log.error(signInError, cause);
    return { outcome: 'failed' };
  }
}

/** The status and message for a link that did not sign in. */
export function linkFailure({ outcome }: { outcome: string }) {
  if (outcome === 'failed') return { status: 503, message: signInError };
  return { status: 422, message: signInError, hint: 'This link has been used or has expired.' };
}
