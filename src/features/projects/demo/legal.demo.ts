import { noFiling, noLegal, type Filing, type Legal } from '../project-legal.ts';

function filed(filedOn: string, more: Partial<Filing> = {}): Filing {
  return { ...noFiling, filedOn, ...more };
}

/** Statements are filed in British Columbia for what is marketed from Vancouver, wherever it stands. */
function disclosed(filedOn: string, more: Partial<Filing> = {}) {
  return { 'BRITISH-COLUMBIA/disclosure': filed(filedOn, more) };
}

/** The legal facts of the demo projects by slug. Firms and numbers are invented. */
export const demoLegal: Record<string, Legal> = {
  'kestrel-house': {
    ...noLegal,
    vendor: 'Northquay Kestrel Developments Ltd.',
    depositHolder: 'Tidewater Law LLP, the developer’s solicitor',
    tenure: 'strata',
    filings: disclosed('2025-11-28', { number: 'DEMO-2511', amendedOn: '2026-06-19' }),
  },
  westwater: {
    ...noLegal,
    vendor: 'Northquay Westwater Developments Ltd.',
    tenure: 'strata',
    filings: disclosed('2023-04-13', { number: 'DEMO-2304' }),
  },
  'ateliers-ferrand': {
    ...noLegal,
    marketedFrom: 'QUEBEC',
    vendor: 'Castrelle Fonderie inc.',
    depositHolder: 'Étude Vauquelin, notaries',
    tenure: 'co-ownership',
  },
  'le-seraphin': {
    ...noLegal,
    marketedFrom: 'QUEBEC',
    vendor: 'Lumerive Séraphin inc.',
    tenure: 'co-ownership',
  },
  'the-ardmore': {
    ...noLegal,
    marketedFrom: 'ONTARIO',
    vendor: 'Tesselin Ardmore Inc.',
    vendorLicence: 'DEMO-40217',
    depositHolder: 'Harrow & Lisle LLP, the developer’s solicitor',
    tenure: 'condominium',
    filings: { 'ONTARIO/tarion': filed('2020-09-14', { number: 'DEMO-Q-0914' }) },
  },
  parallel: {
    ...noLegal,
    marketedFrom: 'ONTARIO',
    vendor: 'Marenko & Sy Parallel Inc.',
    vendorLicence: 'DEMO-40388',
    tenure: 'condominium',
    filings: { 'ONTARIO/tarion': filed('2025-03-07', { number: 'DEMO-Q-0307' }) },
  },
  'lantern-pier': {
    ...noLegal,
    vendor: 'Halvorne Pier LLC',
    depositHolder: 'Tidewater Law LLP',
    tenure: 'condominium',
    filings: disclosed('2026-05-22', { number: 'DEMO-2605' }),
  },
  fathom: {
    ...noLegal,
    vendor: 'Halvorne Slope LLC',
    depositHolder: 'Tidewater Law LLP',
    tenure: 'condominium',
    filings: disclosed('2026-09-11', { number: 'DEMO-2609' }),
  },
  longswell: {
    ...noLegal,
    marketedFrom: 'HAWAII',
    vendor: 'Orrinvale Longswell LLC',
    depositHolder: 'Plumeria Escrow, Honolulu',
    tenure: 'freehold',
    filings: { 'HAWAII/public-report': filed('2022-02-18', { number: 'DEMO-8841' }) },
  },
  'kaimana-terrace': {
    ...noLegal,
    marketedFrom: 'HAWAII',
    vendor: 'Kaimana Lagoon LLC',
    tenure: 'leasehold',
    filings: { 'HAWAII/public-report': { ...noFiling, isNotFiled: true } },
  },
  'ito-house': {
    ...noLegal,
    marketedFrom: 'JAPAN',
    vendor: 'Kumorei K.K.',
    tenure: 'condominium',
    transaction: 'agent',
    filings: { 'JAPAN/confirmation': filed('2023-06-09', { number: 'DEMO-2306' }) },
  },
  'kumo-minato': {
    ...noLegal,
    marketedFrom: 'JAPAN',
    vendor: 'Kumorei K.K.',
    tenure: 'condominium',
    transaction: 'agent',
    filings: { 'JAPAN/confirmation': filed('2025-10-03', { number: 'DEMO-2510' }) },
  },
};
