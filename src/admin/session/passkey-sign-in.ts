import {
  browserSupportsWebAuthn,
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { sessionPaths } from './session-paths.ts';
import { signInError, type SignInFailure } from './sign-in.ts';

type Shown = (failure: SignInFailure) => void;

/** Offers the passkeys of this device among the suggestions of the e-mail field, and by a button. */
export async function offerPasskeys(form: HTMLFormElement, show: Shown) {
  if (!browserSupportsWebAuthn()) return;
  const destination = form.dataset['passkey'] ?? '';
  const button = form.querySelector<HTMLButtonElement>('[data-passkey-button]');
  if (button) {
    button.hidden = false;
    button.addEventListener('click', () => {
      suggesting.abort();
      void signIn(destination, show, false);
    });
  }
  const hasField = form.querySelector('[autocomplete~=webauthn]') !== null;
  if (hasField && (await browserSupportsWebAuthnAutofill())) await signIn(destination, show, true);
}

/**
 * Ended by the button: for suggestions that come later the browser would break off its question, and the server expects
 * the options that it has answered last.
 */
const suggesting = new AbortController();

async function signIn(destination: string, show: Shown, isSuggested: boolean) {
  try {
    const signal = isSuggested ? suggesting.signal : null;
    const asked = await fetch(sessionPaths.passkeyOptions, { signal });
    if (!asked.ok) {
      if (!isSuggested) show({ message: signInError });
      return;
    }
    const optionsJSON = (await asked.json()) as PublicKeyCredentialRequestOptionsJSON;
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
    // Closing the browser's question is a change of mind, not a failure.
    const isLeft = cause instanceof Error && ['NotAllowedError', 'AbortError'].includes(cause.name);
    if (!isLeft && !isSuggested) show({ message: signInError });
  }
}
