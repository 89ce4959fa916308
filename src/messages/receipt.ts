import { inLanguage } from '../lib/text/in-language.ts';
import { receipt } from './en/receipt.ts';

const receiptsIn: Record<string, typeof receipt> = { en: receipt };

/** The messages of the receipt that thanks show for an enquiry. */
export function receiptMessages() {
  return inLanguage(receiptsIn, receipt);
}
