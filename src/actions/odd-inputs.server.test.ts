import { randomUUID } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { oddInputs } from '../../tests/fixtures/odd-inputs.ts';
import { ingrid, saved } from '../../tests/fixtures/partner.ts';
import { kestrel, saved as savedProject } from '../../tests/fixtures/project.ts';
import { activityActions } from '../features/activity/activity.actions.ts';
import { addresses } from '../features/addresses/addresses.actions.ts';
import { dashboard } from '../features/dashboard/dashboard.actions.ts';
import { enquiries } from '../features/enquiries/enquiries.actions.ts';
import { firstAccess } from '../features/first-access/first-access.actions.ts';
import { media } from '../features/media/media.actions.ts';
import { nounActions } from '../features/nouns.server.ts';
import { notes } from '../features/notes/notes.actions.ts';
import { palette } from '../features/palette/palette.actions.ts';
import { people } from '../features/team/team.actions.ts';
import { previewLinks } from '../features/previews/preview-links.actions.ts';
import { ofProjects } from '../features/projects/form/closed-cities.server.ts';
import { settingsActions } from '../features/settings/settings.actions.ts';
import { withoutNul } from '../lib/text/without-nul.ts';
import type { Member } from '../model/rights.ts';
import { NotFound, NotOwn, type AdminAction } from '../platform/actions.ts';
import { createAdministrator } from '../platform/accounts/administrators.ts';
import { listMembers } from '../platform/accounts/members.ts';
import { db } from '../platform/database/database.ts';
import { undoers } from '../../tests/fixtures/undo.ts';
import { prepareDataFolder } from '../start-up.ts';
import { submit, somebody } from '../../tests/fixtures/submitted-enquiries.ts';

const settings = settingsActions(ofProjects);
const groups = {
  ...nounActions,
  activity: activityActions(undoers, () => 'America/Vancouver'),
  addresses,
  dashboard,
  enquiries,
  firstAccess,
  media,
  notes,
  palette,
  people,
  previewLinks,
  settings,
};

type AnyAction = AdminAction<ZodType, unknown>;

const actions = Object.entries(groups).flatMap(([group, members]) =>
  Object.entries(members).map(
    ([name, action]) => [`${group}.${name}`, action as unknown as AnyAction] as const,
  ),
);

let member: Member;
let ids: string[];

beforeAll(async () => {
  await prepareDataFolder();
  const email = 'ingrid@solmere.example';
  await createAdministrator({ email, name: 'Ingrid', password: 'four grey herons' });
  const [account] = await listMembers();
  member = { id: account?.id ?? '', email, name: 'Ingrid', role: 'owner', partnerId: null };
  const { id } = await saved(ingrid);
  const project = await savedProject(kestrel);
  await submit('contact', somebody());
  const enquiry = await db.selectFrom('enquiries').select('id').executeTakeFirst();
  ids = [randomUUID(), id, project.id, enquiry?.id ?? '', member.id, 'none'];
});

test.each(actions)(
  '%s refuses unknown ids and odd values without an error',
  async (_name, action) => {
    const failures: string[] = [];
    let calls = 0;
    for (const input of oddInputs(action.input, ids)) {
      const parsed = action.input.safeParse(input);
      if (!parsed.success) continue;
      calls++;
      try {
        await action.run(withoutNul(parsed.data), member.email, member);
      } catch (cause) {
        if (!(cause instanceof NotOwn || cause instanceof NotFound))
          failures.push(`${String(cause)} ${JSON.stringify(input)?.slice(0, 300)}`);
      }
    }
    expect(calls).toBeGreaterThan(0);
    expect(failures.slice(0, 3)).toEqual([]);
  },
);
