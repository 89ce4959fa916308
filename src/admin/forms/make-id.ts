/** Given here, a new record can be sent again when the answer was lost. Not where a page comes without TLS. */
export function makeId(): string | undefined {
  return globalThis.isSecureContext ? crypto.randomUUID() : undefined;
}
