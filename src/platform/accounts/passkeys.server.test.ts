import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  requestFrom,
  sessionHeaders,
  signInFrom,
  withCookies,
} from '../../../tests/fixtures/auth.ts';
import { passkeyFor } from '../../../tests/fixtures/passkey.ts';
import { resetToOneOwner, password } from '../../../tests/fixtures/team.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { clearLimits } from './limits.ts';
import { startPasskeySetup, storePasskey, listPasskeys, passkeyOptions } from './passkeys.ts';
import { findSession, type Session } from './auth.ts';
import { log } from '../observability/log.ts';
import { signInByKey } from './sign-in.ts';

beforeAll(prepareDataFolder);
resetToOneOwner();
beforeEach(clearLimits);

const texts = { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' };
const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key', clientExtensionResults: {} };

const oddCredentials: unknown[] = [
  undefined,
  null,
  12,
  'text',
  [],
  [[]],
  {},
  { id: null },
  { id: { $gt: '' } },
  { id: ['AAAA'] },
  { id: 12, response: texts },
  { id: '\u0000', rawId: '\u0000', response: texts },
  { id: '\uD800', response: texts },
  { ...credential, response: null },
  { ...credential, response: 'text' },
  { ...credential, response: {} },
  { ...credential, response: { ...texts, clientDataJSON: 12 } },
  { ...credential, response: { ...texts, clientDataJSON: '%%%' } },
  { ...credential, response: { ...texts, userHandle: { a: 1 } } },
  { ...credential, response: { clientDataJSON: 'e30', attestationObject: '' } },
  { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'AAAA' } },
  { ...credential, response: { clientDataJSON: 'e30', attestationObject: 'v'.repeat(9_000) } },
  { ...credential, type: 'other', response: texts },
  { ...credential, response: texts },
];

test.each(oddCredentials.map((odd) => ({ odd })))('$odd is no passkey', async ({ odd }) => {
  const errors = vi.spyOn(log, 'error').mockReturnValue();
  const offer = await passkeyOptions(requestFrom('192.0.2.1'));
  const headers = withCookies(offer?.cookies ?? []);
  expect(await signInByKey(odd, requestFrom('192.0.2.1', headers))).toEqual({
    outcome: 'refused',
  });

  const { actor } = await beginning();
  expect(await storePasskey({ response: odd, name: 'Laptop' }, actor, noEmail)).toBe(false);
  expect(await listPasskeys(actor.session.user.id)).toEqual([]);
  errors.mockRestore();
});

test('a damaged attestation is refused', async () => {
  const errors = vi.spyOn(log, 'error').mockReturnValue();
  const { actor, options } = await beginning();
  const passkey = passkeyFor(options);
  const attestationObject = passkey.response.attestationObject.slice(0, 40);
  const response = { ...passkey, response: { ...passkey.response, attestationObject } };
  expect(await storePasskey({ response, name: 'Laptop' }, actor, noEmail)).toBe(false);
  errors.mockRestore();
});

async function beginning() {
  const headers = sessionHeaders(await signInFrom('192.0.2.1', ingrid.email, password));
  const session = (await findSession(headers)) as Session;
  const actor = { session, ...requestFrom('192.0.2.1', headers) };
  const begun = await startPasskeySetup(password, actor);
  if (begun.outcome !== 'begun') throw new Error(begun.message);
  const cookie = `${headers.get('cookie')}; ${withCookies(begun.cookies).get('cookie')}`;
  return { options: begun.options, actor: { ...actor, headers: new Headers({ cookie }) } };
}

function noEmail(): never {
  throw new Error('No passkey was added');
}
