/** Whether all tests run, as before a release: also those that take long by nature, and at both widths. */
export const isLong = process.env['TEST_LONG'] === '1';
