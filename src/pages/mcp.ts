import { assistantEndpoint } from '../features/assistants/assistant-server.compose.server.ts';
import type { CalledAction } from '../features/assistants/tool.server.ts';
import { dashboard } from '../features/dashboard/dashboard.actions.ts';
import { enquiries } from '../features/enquiries/enquiries.actions.ts';
import { media } from '../features/media/media.actions.ts';
import { notes } from '../features/notes/notes.actions.ts';
import { palette } from '../features/palette/palette.actions.ts';
import { previewLinks } from '../features/previews/preview-links.actions.ts';
import { translations } from '../features/translations/translations.actions.ts';

export const ALL = assistantEndpoint({
  search: palette.search,
  attention: dashboard.read,
  images: media.list,
  files: media.find,
  enquiries: enquiries.list,
  enquiry: enquiries.find,
  translation: translations.read,
  // Its type does not name it.
  translate: (translations as unknown as Record<'saveDraft', CalledAction>).saveDraft,
  note: notes.write,
  notes: notes.list,
  preview: previewLinks.create,
});
