import { ownMessages } from '#languages';
import { receipt } from './en/receipt.ts';

/** The messages of the receipt that thanks show for an enquiry. */
export function receiptMessages(): typeof receipt {
  return ownMessages('receipt') ?? receipt;
}
