/** Messages about the brokerage through which a partner sells. */
export const sellers = {
  brokerage: 'Brokerage',
  licence: 'Licence',
  licensedAs: (name: string) => `Licensed as ${name}`,
  brokerageLicence: (number: string) => `Brokerage licence ${number}`,
  legal: 'Legal information',
  developer: 'Developer',
  presentedBy: 'Presented by',
  marketedBy: 'Marketed by',
  marketedByLine: (brokerage: string) => `Marketed by ${brokerage}.`,
  asOf: 'Information as of',
};
