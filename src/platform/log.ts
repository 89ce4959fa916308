/** One line an event, on standard output and standard error. Never give it an address or a message of a visitor. */
export const log = {
  info(message: string) {
    console.log(message);
  },
  error(message: string, cause?: unknown) {
    console.error(cause === undefined ? message : `${message}: ${causeOf(cause)}`);
  },
};

function causeOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const code = 'code' in cause && typeof cause.code === 'string' ? ` (${cause.code})` : '';
  const reasons = cause instanceof AggregateError ? cause.errors.map(causeOf).join('; ') : '';
  return `${cause.message || reasons || cause.name}${code}`.replaceAll(/\s*\n\s*/g, ' ');
}
