export type Amounts = typeof thorough;

const thorough = {
  visits: 5,
  rounds: 3,
  seconds: 4,
  requests: 2_000,
  renders: 100,
  startUps: 5,
  writes: 20,
};
const quick: Amounts = {
  visits: 1,
  rounds: 1,
  seconds: 3,
  requests: 300,
  renders: 20,
  startUps: 1,
  writes: 5,
};

/** How often and for how long is measured. */
export function chooseAmounts(isQuick: boolean) {
  return isQuick ? quick : thorough;
}
