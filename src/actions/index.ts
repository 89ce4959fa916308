import { partners } from '../features/partners/partners.actions.ts';

export const server = { partners };
