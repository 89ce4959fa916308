import { enquiries } from '../features/enquiries/enquiries.actions.ts';
import { media } from '../features/media/media.actions.ts';
import { nounActions } from '../features/nouns.server.ts';
import { defineActions } from '../platform/define-actions.ts';

export const server = defineActions({ ...nounActions, enquiries, media });
