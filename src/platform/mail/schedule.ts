import { retriesAfter } from '../jobs/retries.ts';

export const { nextTry, oldestWorthTrying } = retriesAfter(2_000, 4_000, 8_000, 15 * 60_000);
