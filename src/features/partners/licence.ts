import { inLine } from '../../lib/text/in-line.ts';
import { sellerMessages } from '../../messages/sellers.ts';
import type { Brokerage } from '../../site/settings/brokerages.ts';
import { findBrokerage, type Licensed } from '../../site/settings/sellers.ts';

/** What stands below the name of a brokerage. */
export function brokerageDetails({ address, licence }: Pick<Brokerage, 'address' | 'licence'>) {
  const number = licence && sellerMessages().brokerageLicence(licence);
  return [address, number].filter((text) => text !== null);
}

/** Who a partner works for and with which licence. */
export function licenceFacts(partner: Licensed) {
  const messages = sellerMessages();
  const brokerage = findBrokerage(partner);
  return [
    {
      label: messages.brokerage,
      lines: brokerage ? [brokerage.name, ...brokerageDetails(brokerage)] : [],
    },
    { label: messages.licence, lines: licenceLines(partner) },
  ].filter(({ lines }) => lines.length > 0);
}

/** The licence of a partner: name as licensed, class, and place with number. Empty if none of it is known. */
export function licenceLines(partner: Licensed) {
  const { name, licensedName, licenceClass, licenceNumber } = partner;
  const place = findBrokerage(partner)?.place;
  return [
    licensedName && licensedName !== name ? sellerMessages().licensedAs(licensedName) : null,
    licenceClass,
    licenceNumber && inLine([place, licenceNumber]),
  ].filter((text) => text !== null);
}
