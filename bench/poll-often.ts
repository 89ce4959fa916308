/**
 * Preloaded into the server for one figure: what it does each second, such as looking for changes of
 * content by other processes, it does each 25 ms.
 */
const setIntervalAsUsual = globalThis.setInterval;

globalThis.setInterval = Object.assign(
  (work: (...args: unknown[]) => void, ms?: number, ...args: unknown[]) =>
    setIntervalAsUsual(work, ms === 1_000 ? 25 : ms, ...args),
  setIntervalAsUsual,
);
