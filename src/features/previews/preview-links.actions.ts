import { adminAction, recordInput } from '../../platform/actions.ts';
import {
  createPreviewLink,
  listPreviewLinks,
  withdrawPreviewLink,
} from '../../records/preview-links.server.ts';
import { newLinkInput, previewErrors, previewInput } from './preview-link.ts';

export const previewLinks = {
  list: adminAction({
    right: 'media',
    input: previewInput,
    run: (record) => listPreviewLinks(record),
    errorMessage: previewErrors.fetch,
  }),
  create: adminAction({
    right: 'media',
    input: newLinkInput,
    run: (link, editor) => createPreviewLink(link, editor),
    errorMessage: previewErrors.create,
  }),
  withdraw: adminAction({
    right: 'media',
    input: recordInput,
    run: (link) => withdrawPreviewLink(link),
    errorMessage: previewErrors.withdraw,
  }),
};
