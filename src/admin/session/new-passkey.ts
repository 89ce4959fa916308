import {
  browserSupportsWebAuthn,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';
import { sessionPaths } from './session-paths.ts';

/** Makes a passkey of this device, on the page of the account. */
export function addPasskeys() {
  const part = document.querySelector<HTMLElement>('[data-new-passkey]');
  const form = part?.querySelector('form');
  const button = form?.querySelector('button');
  if (!part || !form || !button || !browserSupportsWebAuthn()) return;
  part.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.ariaBusy !== 'true') void add(form, button);
  });
}

async function add(form: HTMLFormElement, button: HTMLButtonElement) {
  const said = form.querySelector<HTMLElement>('[role=alert]');
  const valueOf = (name: string) =>
    form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
  button.ariaBusy = 'true';
  if (said) said.textContent = '';
  const fault = await make(valueOf('name'), valueOf('password')).catch((cause: unknown) =>
    cause instanceof Error && cause.name === 'InvalidStateError'
      ? 'This device has a passkey for your account already.'
      : notAdded,
  );
  button.ariaBusy = 'false';
  if (fault === undefined) return location.assign(`${sessionPaths.account}?done=passkey`);
  if (said) said.textContent = fault;
}

const notAdded = 'The passkey was not added. Try again.';

/** Undefined when it is kept, or else what to say. */
async function make(name: string, password: string) {
  const asked = await post(sessionPaths.newPasskeyOptions, { password });
  const begun = (await asked.json()) as PublicKeyCredentialCreationOptionsJSON &
    ({ message?: string } | null);
  if (!asked.ok) return begun?.message ?? notAdded;
  const response = await startRegistration({ optionsJSON: begun });
  const answer = await post(sessionPaths.newPasskey, { response, name });
  return answer.ok ? undefined : notAdded;
}

function post(address: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
}
