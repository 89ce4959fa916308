import { inLanguage } from '../lib/text/in-language.ts';
import { sellers } from './en/sellers.ts';

const sellersIn: Record<string, typeof sellers> = { en: sellers };

/** The messages about brokerages and licences. */
export function sellerMessages() {
  return inLanguage(sellersIn, sellers);
}
