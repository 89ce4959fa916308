/** The code of an error of the system, such as `ENOENT`. */
export function errorCode(cause: unknown) {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : undefined;
}
