import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { offerPasskeys } from './passkey-sign-in.ts';

const options = { challenge: 'Zm91ciBoZXJvbnM', rpId: 'localhost', timeout: 60_000 };

test('pressing the button before autofill is ready shows the prompt, without interruption', async () => {
  const answers: (() => void)[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    () => new Promise((resolve) => answers.push(() => resolve(Response.json(options)))),
  );
  const requests: CredentialRequestOptions[] = [];
  vi.spyOn(navigator.credentials, 'get').mockImplementation((request = {}) => {
    requests.push(request);
    return new Promise(() => {});
  });
  vi.spyOn(PublicKeyCredential, 'isConditionalMediationAvailable').mockResolvedValue(true);
  document.body.innerHTML =
    '<form data-passkey="/admin"><input aria-label="Email" autocomplete="username webauthn" /><button type="button" data-passkey-button hidden>Use a passkey</button></form>';
  const form = document.querySelector('form');
  if (form) void offerPasskeys(form, () => {});
  await expect.poll(() => answers).toHaveLength(1);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect.poll(() => answers).toHaveLength(2);
  for (const answer of answers.toReversed()) answer();
  await expect.poll(() => requests).toHaveLength(1);
  expect(requests[0]?.mediation).toBeUndefined();
  expect(requests[0]?.signal?.aborted).toBe(false);
});
