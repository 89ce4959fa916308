import type { ReactNode } from 'react';
import { Sheet } from '../../ui/Sheet.tsx';
import { firstName, type Partner } from './partner.ts';

export const contactSheetId = 'contact';
export const contactOpenerId = 'contact-opener';

export function PartnerContactDialog({
  partner,
  children,
}: {
  partner: Partner;
  children: ReactNode;
}) {
  const name = firstName(partner);
  return (
    <Sheet id={contactSheetId} openerId={contactOpenerId} heading={`Contact ${name}`}>
      {children}
    </Sheet>
  );
}
