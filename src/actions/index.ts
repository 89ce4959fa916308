import { activityActions } from '../features/activity/activity.actions.ts';
import { addresses } from '../features/addresses/addresses.actions.ts';
import { apiKeys } from '../features/api/keys/api-keys.actions.ts';
import { assistants } from '../features/assistants/assistants.actions.ts';
import { dashboard } from '../features/dashboard/dashboard.actions.ts';
import { undoForMember } from '../features/enquiries/assignment/decision-rights.server.ts';
import { enquiries } from '../features/enquiries/enquiries.actions.ts';
import { firstAccess } from '../features/first-access/first-access.actions.ts';
import { media } from '../features/media/media.actions.ts';
import { requireOwn } from '../features/enquiries/assignment/own-enquiries.server.ts';
import { undoReplacements } from '../features/media/uses/replace-media.compose.server.ts';
import { undoThreads } from '../features/notes/notes.server.ts';
import { notes } from '../features/notes/notes.actions.ts';
import { nounActions, nounRecords } from '../features/nouns.server.ts';
import { webhooks } from '../features/webhooks/webhooks.actions.ts';
import { movingActions } from '../features/moving/moving.actions.ts';
import { importService } from '../features/moving/import/import-service.compose.server.ts';
import { previewLinks } from '../features/previews/preview-links.actions.ts';
import { settingsActions } from '../features/settings/settings.actions.ts';
import { besideSettingsOnScreen } from '../features/settings/settings-checks.compose.server.ts';
import { ofProjects } from '../features/projects/form/closed-cities.server.ts';
import { recordAddress } from '../features/record-address.ts';
import { palette } from '../features/palette/palette.actions.ts';
import { subscriptions } from '../features/subscriptions/subscriptions.actions.ts';
import { translations } from '../features/translations/translations.actions.ts';
import { viewings } from '../features/viewings/viewings.actions.ts';
import { people } from '../features/team/team.actions.ts';
import { defineActions } from '../platform/define-actions.ts';
import { headOffice } from '../site/settings/settings.ts';

const settings = settingsActions({ ...ofProjects, beside: besideSettingsOnScreen });

const undoers = {
  records: { actions: { ...nounActions, settings, translations }, records: nounRecords },
  enquiries: undoForMember,
  media: undoReplacements,
  notes: undoThreads,
  requireOwn,
};

export const server = defineActions(
  {
    ...nounActions,
    activity: activityActions(undoers, () => headOffice().timeZone),
    addresses,
    apiKeys,
    assistants,
    dashboard,
    enquiries,
    firstAccess,
    media,
    moving: movingActions(importService),
    notes,
    palette,
    people,
    previewLinks,
    settings,
    subscriptions,
    translations,
    viewings,
    webhooks,
  },
  recordAddress,
);
