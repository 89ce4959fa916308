import { ownMessages } from '#languages';
import { sellers } from './en/sellers.ts';

/** The messages about brokerages and licences. */
export function sellerMessages(): typeof sellers {
  return ownMessages('sellers') ?? sellers;
}
