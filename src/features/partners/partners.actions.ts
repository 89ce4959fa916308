import { z } from 'zod';
import { adminAction } from '../../platform/actions.ts';
import { partnerErrors, partnerInputSchema } from './partner.ts';
import {
  deletePartner,
  listDeletedPartners,
  listPartnerVersions,
  listPartners,
  movePartner,
  restorePartner,
  savePartner,
} from './partners.server.ts';

const id = z.uuid();
const revision = z.number().int();
const direction = z.enum(['up', 'down']);

export const partners = {
  list: adminAction({ input: z.undefined(), run: listPartners, otherwise: partnerErrors.fetch }),
  save: adminAction({ input: partnerInputSchema, run: savePartner, otherwise: partnerErrors.save }),
  remove: adminAction({
    input: z.object({ id, revision }),
    run: deletePartner,
    otherwise: partnerErrors.delete,
  }),
  restore: adminAction({
    input: z.object({ id }),
    run: restorePartner,
    otherwise: partnerErrors.save,
  }),
  move: adminAction({
    input: z.object({ id, direction }),
    run: movePartner,
    otherwise: partnerErrors.reorder,
  }),
  history: adminAction({
    input: z.object({ id }),
    run: listPartnerVersions,
    otherwise: partnerErrors.fetch,
  }),
  deleted: adminAction({
    input: z.undefined(),
    run: listDeletedPartners,
    otherwise: partnerErrors.fetch,
  }),
};
