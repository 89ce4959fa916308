import { inLine } from '../../lib/text/in-line.ts';
import { fillPlaceholders } from '../../lib/text/placeholder-text.ts';
import { sitePlaceholders } from '../placeholders.ts';
import type { Brokerage } from './brokerages.ts';
import { settings } from './settings.ts';

/** What a partner says of a licence. */
export type Licensed = {
  name: string;
  /** The id of a brokerage of the settings. */
  brokerage: string | null;
  licensedName: string | null;
  licenceClass: string | null;
  licenceNumber: string | null;
};

type Seller = Pick<Licensed, 'brokerage'>;

/** The brokerage of a partner, or else the first. Undefined if the settings have none. */
export function findBrokerage(of?: Seller): Brokerage | undefined {
  const { brokerages } = settings().brokerages;
  return brokerages.find(({ id }) => id === of?.brokerage) ?? brokerages[0];
}

/** The name that the law wants to be read; empty without a brokerage. */
export function brokerageName(of?: Seller) {
  return findBrokerage(of)?.name ?? '';
}

/** Who sells, below a signature: the partner as licensed, the brokerage, and its address. Empty without a brokerage. */
export function signatureLines(partner?: Licensed) {
  const brokerage = findBrokerage(partner);
  if (!brokerage) return [];
  const person = partner && [partner.licensedName ?? partner.name, partner.licenceClass];
  return [person && inLine(person), brokerage.name, brokerage.address].filter(
    (line) => line !== undefined && line !== null,
  );
}

/** The sentences above the copyright. The first one names the brokerage. */
export function footerSentences() {
  const name = brokerageName();
  if (name === '') return [];
  const { network, offers } = settings().brokerages;
  const placeholders = sitePlaceholders();
  const [about, offer] = [network, offers].map((text) =>
    fillPlaceholders(text ?? '', placeholders),
  );
  const first = about?.includes(name) === true ? about : [about, name].filter(Boolean).join(' ');
  return [first, offer].flatMap((text) => text || []);
}
