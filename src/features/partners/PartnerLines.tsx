import type { LicensedPartner } from '../places/judge.ts';
import { partnerLines } from '../places/lines.ts';
import type { LineSlot } from '../../site/settings/places.ts';

type PartnerLinesProps = {
  of: LicensedPartner;
  slot?: LineSlot;
  className?: string | undefined;
};

/** What the law of the partner’s place wants read, as typed in the settings. Usually nothing. */
export function PartnerLines({ of, slot = 'partner', className = '' }: PartnerLinesProps) {
  return partnerLines(of, slot).map((line) => (
    <p key={line} className={`small muted ${className}`.trim()}>
      {line}
    </p>
  ));
}
