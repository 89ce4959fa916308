import type { Slot } from '../../lib/media/image-slot.ts';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import type { Partner } from './partner.ts';
import type { WithPlate } from './plate/plate.ts';
import { PartnerPlate } from './plate/PartnerPlate.tsx';

type PartnerPhotoProps = {
  partner: Pick<Partner, 'image'> & WithPlate;
  slot: Slot;
  isEager?: boolean;
};

/** The portrait, or else the plate. */
export function PartnerPhoto({ partner: { image, plate }, slot, isEager }: PartnerPhotoProps) {
  if (!image) return <PartnerPlate plate={plate} />;
  return <ResponsiveImage image={image} slot={slot} className="photo" isEager={isEager} />;
}
