/** The id of a new record, so that a save can be repeated after a lost response. Undefined without TLS. */
export function makeId(): string | undefined {
  return globalThis.isSecureContext ? crypto.randomUUID() : undefined;
}
