/** As in `set-up/long.ts`, where there is no environment but that of Vite. */
export const isLong = import.meta.env['TEST_LONG'] === '1';
