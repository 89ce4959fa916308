import { z } from 'zod';
import { adminAction, moveInput, recordInput, revisionInput } from '../../platform/actions.ts';
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

export const partners = {
  list: adminAction({ input: z.undefined(), run: listPartners, otherwise: partnerErrors.fetch }),
  save: adminAction({ input: partnerInputSchema, run: savePartner, otherwise: partnerErrors.save }),
  remove: adminAction({
    input: revisionInput,
    run: deletePartner,
    otherwise: partnerErrors.delete,
  }),
  restore: adminAction({
    input: recordInput,
    run: restorePartner,
    otherwise: partnerErrors.restore,
  }),
  move: adminAction({
    input: moveInput,
    run: movePartner,
    otherwise: partnerErrors.reorder,
  }),
  history: adminAction({
    input: recordInput,
    run: listPartnerVersions,
    otherwise: partnerErrors.fetch,
  }),
  deleted: adminAction({
    input: z.undefined(),
    run: listDeletedPartners,
    otherwise: partnerErrors.fetch,
  }),
};
