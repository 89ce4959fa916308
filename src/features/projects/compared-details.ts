/** What only a comparison reads of a project. */
export type ComparedDetails = {
  /** Price and square feet of the cheapest home left. */
  cheapest: { price: number; area: number } | null;
  /** The smallest and the largest home, in square feet. */
  sizes: [number, number] | null;
  /** `share` is the percentage of the price, null if unknown. */
  deposit: { text: string; share: number | null } | null;
  partner: { name: string; slug: string; office: string; brokerage: string } | null;
};
