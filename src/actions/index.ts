import { media } from '../features/media/media.actions.ts';
import { partners } from '../features/partners/partners.actions.ts';

export const server = { media, partners };
