/** The id of a new record, so that it can be sent again when the answer was lost. Undefined without TLS. */
export function makeId(): string | undefined {
  return globalThis.isSecureContext ? crypto.randomUUID() : undefined;
}
