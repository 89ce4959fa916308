import { useEffect } from 'react';
import { changeAddress } from '../browser/useAddress.ts';

/** Enters the name with which a form was opened, once. */
export function useGivenName(
  givenName: string | undefined,
  field: string,
  change: (name: string, value: unknown) => void,
) {
  useEffect(() => {
    if (!givenName) return;
    change(field, givenName);
    changeAddress({ entryText: '' });
  }, [givenName, field, change]);
}
