import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { sessionPaths } from './session-paths.ts';
import { signInError, type SignInFailure } from './sign-in.ts';

type ShowFailure = (failure: SignInFailure) => void;

/** Offers this device's passkeys in the e-mail field's autofill, and with a button. */
export async function offerPasskeys(form: HTMLFormElement, show: ShowFailure) {
  if (!browserSupportsWebAuthn()) return;
  const destination = form.dataset['passkey'] ?? '';
  const button = form.querySelector<HTMLButtonElement>('[data-passkey-button]');
  if (button) {
    button.hidden = false;
    button.addEventListener('click', () => {
      suggestion.abort();
      void signIn(destination, show, false);
    });
  }
  const hasField = form.querySelector('[autocomplete~=webauthn]') !== null;
  if (hasField && (await browserSupportsWebAuthnAutofill())) await signIn(destination, show, true);
}

/**
 * Aborted by the button. Otherwise the browser would cancel its prompt when the autofill request arrives, and the
 * server accepts only the latest options.
 */
const suggestion = new AbortController();

async function signIn(destination: string, show: ShowFailure, isSuggested: boolean) {
  try {
    const signal = isSuggested ? suggestion.signal : null;
    const reply = await fetch(sessionPaths.passkeyOptions, { signal });
    if (!reply.ok) {
      if (!isSuggested) show({ message: signInError });
      return;
    }
    const optionsJSON = (await reply.json()) as PublicKeyCredentialRequestOptionsJSON;
    if (signal?.aborted) return;
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: isSuggested });
    const answer = await fetch(sessionPaths.passkeySignIn, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(response),
    });
    if (answer.ok) return location.replace(destination);
    show((await answer.json()) as SignInFailure);
  } catch (cause) {
    // Closing the browser's prompt is not a failure.
    const isLeft = cause instanceof Error && ['NotAllowedError', 'AbortError'].includes(cause.name);
    if (!isLeft && !isSuggested) show({ message: signInError });
  }
}
