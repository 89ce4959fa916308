import { actionsFor, recordInput } from '../../platform/actions.ts';
import {
  listPreviewLinks,
  withdrawPreviewLink,
} from '../../records/publishing/preview-links.server.ts';
import { newLinkInput, previewErrors, previewInput } from './preview-link.ts';
import { askSharing, sharePreview } from './share-preview.server.ts';

const action = actionsFor('media');

export const previewLinks = {
  list: action({
    input: previewInput,
    run: (record) => listPreviewLinks(record),
    errorMessage: previewErrors.fetch,
  }),
  ask: action({
    input: previewInput,
    run: async (record) => (await askSharing(record)) ?? null,
    errorMessage: previewErrors.ask,
  }),
  create: action({
    input: newLinkInput,
    run: (link, editor) => sharePreview(link, editor),
    errorMessage: previewErrors.create,
  }),
  withdraw: action({
    input: recordInput,
    run: (link) => withdrawPreviewLink(link),
    errorMessage: previewErrors.withdraw,
  }),
};
