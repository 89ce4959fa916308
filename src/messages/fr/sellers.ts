import type { Messages } from '../messages.ts';

/** Messages about the brokerage through which a partner sells. */
export const sellers: Messages['sellers'] = {
  brokerage: 'Agence immobilière',
  licence: 'Permis',
  licensedAs: (name) => `Titulaire\u00A0: ${name}`,
  brokerageLicence: (number) => `Permis d’agence ${number}`,
  legal: 'Mentions légales',
  developer: 'Promoteur',
  presentedBy: 'Présenté par',
  marketedBy: 'Commercialisé par',
  marketedByLine: (brokerage) => `Commercialisé par ${brokerage}.`,
  asOf: 'Renseignements au',
};
