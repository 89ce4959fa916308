import {
  browserSupportsWebAuthn,
  startRegistration,
  type PublicKeyCredentialCreationOptionsJSON,
} from '@simplewebauthn/browser';
import { sessionPaths } from '../session/session-paths.ts';

/** Creates a passkey for this device, on the account page. */
export function addPasskeys() {
  const section = document.querySelector<HTMLElement>('[data-new-passkey]');
  const form = section?.querySelector('form');
  const button = form?.querySelector('button');
  if (!section || !form || !button || !browserSupportsWebAuthn()) return;
  section.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (button.ariaBusy !== 'true') void add(form, button);
  });
}

async function add(form: HTMLFormElement, button: HTMLButtonElement) {
  const alert = form.querySelector<HTMLElement>('[role=alert]');
  const readValue = (name: string) =>
    form.querySelector<HTMLInputElement>(`input[name=${name}]`)?.value ?? '';
  button.ariaBusy = 'true';
  if (alert) alert.textContent = '';
  const fault = await createPasskey(readValue('name'), readValue('password')).catch(
    (cause: unknown) =>
      cause instanceof Error && cause.name === 'InvalidStateError'
        ? 'This device already has a passkey for your account.'
        : failureText,
  );
  button.ariaBusy = 'false';
  if (fault === undefined) return location.assign(`${sessionPaths.account}?done=passkey`);
  if (alert) alert.textContent = fault;
}

const failureText = 'The passkey was not added. Try again.';

/** Resolves to undefined on success, or else to the error message. */
async function createPasskey(name: string, password: string) {
  const reply = await post(sessionPaths.newPasskeyOptions, { password });
  const options = (await reply.json()) as PublicKeyCredentialCreationOptionsJSON &
    ({ message?: string } | null);
  if (!reply.ok) return options?.message ?? failureText;
  const response = await startRegistration({ optionsJSON: options });
  const answer = await post(sessionPaths.newPasskey, { response, name });
  return answer.ok ? undefined : failureText;
}

function post(address: string, body: object) {
  const headers = { 'content-type': 'application/json' };
  return fetch(address, { method: 'POST', headers, body: JSON.stringify(body) });
}
