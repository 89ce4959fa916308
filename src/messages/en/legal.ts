/** Names of what a project says of the law, within a sentence. */
export const legal = {
  tenures: {
    freehold: 'freehold',
    strata: 'strata',
    leasehold: 'leasehold',
    'co-ownership': 'divided co-ownership',
  } as Record<string, string>,
  /** Japan’s form of transaction. */
  transactions: {
    seller: 'seller',
    agent: 'agent of the seller',
    broker: 'broker',
  } as Record<string, string>,
};
