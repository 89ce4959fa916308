/** Messages of campaigns: what stands around the text that the office writes. */
export const campaigns = {
  place: 'Place',
  price: 'Price',
  completion: 'Completion',
  readPlans: 'Read the plans',
  see: (project: string) => `See ${project}`,
};
