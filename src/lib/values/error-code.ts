/** The code of a system error, such as `ENOENT`. */
export function errorCode(cause: unknown) {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}
