import { actionsFor, recordInput } from '../../platform/actions.ts';
import {
  createPreviewLink,
  listPreviewLinks,
  withdrawPreviewLink,
} from '../../records/publishing/preview-links.server.ts';
import { newLinkInput, previewErrors, previewInput } from './preview-link.ts';

const action = actionsFor('media');

export const previewLinks = {
  list: action({
    input: previewInput,
    run: (record) => listPreviewLinks(record),
    errorMessage: previewErrors.fetch,
  }),
  create: action({
    input: newLinkInput,
    run: (link, editor) => createPreviewLink(link, editor),
    errorMessage: previewErrors.create,
  }),
  withdraw: action({
    input: recordInput,
    run: (link) => withdrawPreviewLink(link),
    errorMessage: previewErrors.withdraw,
  }),
};
