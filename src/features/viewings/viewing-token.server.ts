import { signText } from '../../platform/accounts/secret.ts';

/** The secret of a visitor's link. Its hash is stored. */
export function viewingToken(id: string) {
  return signText(`viewing ${id}`);
}
