import { uncapitalised } from '../../lib/text/capitalised.ts';
import type { Messages } from '../messages.ts';

/** Names of what a project says of the law, within a sentence. */
export const legal: Messages['legal'] = {
  tenures: {
    freehold: 'pleine propriété (fee simple)',
    strata: 'copropriété divise (strata)',
    condominium: 'copropriété (condominium)',
    leasehold: 'bail foncier (leasehold)',
    'co-ownership': 'copropriété divise',
  },
  transactions: {
    seller: 'vendeur',
    agent: 'mandataire du vendeur',
    broker: 'courtier',
  },
  vendor: 'Vendeur',
  vendorLicence: (number) => `Permis ${number}`,
  depositHolder: 'Acomptes détenus par',
  tenure: 'Régime de propriété',
  tenureLine: (tenure) => `Régime de propriété\u00A0: ${uncapitalised(tenure)}`,
  transaction: 'Rôle de l’agence',
  filed: (day) => `Date de dépôt ou de délivrance\u00A0: ${day}`,
  filingNumber: (number) => `Numéro ${number}`,
  amended: (day) => `Dernière modification\u00A0: ${day}`,
  validUntil: (day) => `Valable jusqu’au ${day}`,
  notFiled: 'Dépôt à venir',
};
