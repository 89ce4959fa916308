import type { Brokerages } from '../../site/settings/brokerages.ts';

/** Invented firms, addresses and numbers. */
export const demoBrokerages: Brokerages = {
  brokerages: [
    {
      id: 'HALVORSEN-HALE',
      name: 'Halvorsen & Hale Realty Ltd.',
      licence: 'DEMO-031782',
      address: '1180 Harbour Row, Vancouver',
      place: 'British Columbia',
    },
    {
      id: 'AGENCE-LAROCHE',
      name: 'Agence Laroche inc., agence immobilière',
      licence: 'DEMO-001954',
      address: '411, rue du Quai, Montréal',
      place: 'Quebec',
    },
    {
      id: 'LAKESHORE',
      name: 'Okafor Lakeshore Realty Inc., Brokerage',
      licence: 'DEMO-000743',
      address: '58 Wharf Lane, Toronto',
      place: 'Ontario',
    },
    {
      id: 'RAMAN-SOUND',
      name: 'Raman Sound Realty LLC',
      licence: 'DEMO-000346',
      address: '17 Ferry Steps, Seattle',
      place: 'Washington',
    },
    {
      id: 'LEEWARD',
      name: 'Leeward Shore Realty LLC',
      licence: 'DEMO-000975',
      address: '204 Outrigger Lane, Honolulu',
      place: 'Hawaii',
    },
    {
      id: 'KAZE-HOMES',
      name: 'Kaze Homes K.K.',
      licence: 'DEMO-000844',
      address: '3-12 Minami Quay, Tokyo',
      place: 'Tokyo',
    },
  ],
  network:
    '{company} is a network of licensed agents. Each partner is licensed with the brokerage named on their page. {brokerage} runs the {office.city} gallery. Solmere Network Ltd. is not a brokerage.',
  offers:
    'Prices, sizes and dates come from developers and can change before a contract is signed. Nothing on this site is an offer where the law asks for a disclosure statement first.',
};
