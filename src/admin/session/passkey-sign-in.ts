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
      isPressed = true;
      void signIn(destination, show, false);
    });
  }
  const hasField = form.querySelector('[autocomplete~=webauthn]') !== null;
  if (hasField && (await browserSupportsWebAuthnAutofill())) await signIn(destination, show, true);
}

/** From then on nothing is suggested: the browser would break off its question for that. */
let isPressed = false;
let asking: Promise<unknown> = Promise.resolve();

/** One after the other, since the server expects what it has answered last. */
function askForOptions() {
  const asked = asking.then(() => fetch(sessionPaths.passkeyOptions));
  asking = asked.catch(() => undefined);
  return asked;
}

async function signIn(destination: string, show: Shown, isSuggested: boolean) {
  try {
    const asked = await askForOptions();
    if (isSuggested && isPressed) return;
    if (!asked.ok) {
      if (!isSuggested) show({ message: signInError });
      return;
    }
    const optionsJSON = (await asked.json()) as PublicKeyCredentialRequestOptionsJSON;
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
