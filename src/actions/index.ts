import { enquiries } from '../features/enquiries/enquiries.actions.ts';
import { partners } from '../features/partners/partners.actions.ts';

export const server = { enquiries, partners };
