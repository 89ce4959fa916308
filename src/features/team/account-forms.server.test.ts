import { beforeAll, expect, test, vi } from 'vitest';
import { requestFrom, sessionHeaders, signInFrom } from '../../../tests/fixtures/auth.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { resetToOneOwner, password } from '../../../tests/fixtures/team.ts';
import { findSession, type Session } from '../../platform/accounts/auth.ts';
import { log } from '../../platform/observability/log.ts';
import { prepareDataFolder } from '../../start-up.ts';
import { answerAccountForm } from './account-forms.server.ts';

beforeAll(prepareDataFolder);
resetToOneOwner();

const intents = [
  'name',
  'end-session',
  'remove-passkey',
  'codes-begin',
  'codes-confirm',
  'codes-renew',
  'codes-end',
  'password',
];
const oddTexts = ['', '\0', 'a\0b', '\uD800', '🏙'.repeat(200), 'none', "'; drop table news; --"];

test.each(intents)('odd values in the form %s are refused without an error', async (intent) => {
  const errors = vi.spyOn(log, 'error').mockReturnValue();
  const headers = sessionHeaders(await signInFrom('192.0.2.1', ingrid.email, password));
  const session = (await findSession(headers)) as Session;
  const actor = { session, ...requestFrom('192.0.2.1', headers) };
  for (const odd of oddTexts)
    for (const entered of [odd, password]) {
      const fields = new FormData();
      fields.set('intent', intent);
      fields.set('password', entered);
      for (const name of ['name', 'id', 'code', 'uri', 'current', 'new']) fields.set(name, odd);
      const { status = 200 } = await answerAccountForm(fields, actor);
      expect(status).toBeLessThan(500);
    }
  expect(errors).not.toHaveBeenCalled();
  errors.mockRestore();
});
