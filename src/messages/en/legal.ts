/** Names of what a project says of the law, within a sentence. */
export const legal = {
  tenures: {
    freehold: 'freehold',
    strata: 'strata',
    condominium: 'condominium',
    leasehold: 'leasehold',
    'co-ownership': 'divided co-ownership',
  } as Record<string, string>,
  /** Japan’s form of transaction. */
  transactions: {
    seller: 'seller',
    agent: 'agent of the seller',
    broker: 'broker',
  } as Record<string, string>,
  vendor: 'Vendor',
  vendorLicence: (number: string) => `Licence ${number}`,
  depositHolder: 'Deposits held by',
  tenure: 'Tenure',
  tenureLine: (tenure: string) => `Tenure: ${tenure}`,
  transaction: 'Form of transaction',
  filed: (day: string) => `Filed ${day}`,
  filingNumber: (number: string) => `Number ${number}`,
  amended: (day: string) => `Latest amendment filed ${day}`,
  validUntil: (day: string) => `Valid until ${day}`,
  notFiled: 'Not filed yet',
};
