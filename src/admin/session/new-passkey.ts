import {
  browserSupportsWebAuthn,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';
import { sessionPaths } from './session-paths.ts';

/** Makes a passkey of this device, on the page of the account. */
export function addPasskeys() {
  const form = document.querySelector<HTMLFormElement>('form[data-new-passkey]');
  const button = form?.querySelector<HTMLButtonElement>('button');
  if (!form || !button || !browserSupportsWebAuthn()) return;
  form.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.ariaBusy !== 'true') void add(form, button);
  });
}

async function add(form: HTMLFormElement, button: HTMLButtonElement) {
  const said = form.querySelector<HTMLElement>('[role=alert]');
  button.ariaBusy = 'true';
  if (said) said.textContent = '';
  const name = form.querySelector('input')?.value ?? '';
  const isKept = await make(name).catch((cause: unknown) =>
    cause instanceof Error && cause.name === 'InvalidStateError' ? 'known' : false,
  );
  button.ariaBusy = 'false';
  if (isKept === true) return location.assign(`${sessionPaths.account}?done=passkey`);
  if (said)
    said.textContent =
      isKept === 'known'
        ? 'This device has a passkey for your account already.'
        : 'The passkey was not added. Try again.';
}

async function make(name: string) {
  const asked = await fetch(sessionPaths.newPasskeyOptions);
  if (!asked.ok) return false;
  const optionsJSON = (await asked.json()) as PublicKeyCredentialCreationOptionsJSON;
  const response = await startRegistration({ optionsJSON });
  const answer = await fetch(sessionPaths.newPasskey, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ response, name }),
  });
  return answer.ok;
}
