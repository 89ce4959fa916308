import { enquiries } from '../features/enquiries/enquiries.actions.ts';
import { media } from '../features/media/media.actions.ts';
import { partners } from '../features/partners/partners.actions.ts';

export const server = { enquiries, media, partners };
