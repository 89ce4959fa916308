import type { Slot } from '../../lib/media/image-slot.ts';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import type { Partner } from './partner.ts';
import styles from './PartnerPhoto.module.css';

type PartnerPhotoProps = { partner: Partner; slot: Slot; isEager?: boolean };

/** The portrait, or the initials at the bottom of an empty frame. */
export function PartnerPhoto({ partner, slot, isEager }: PartnerPhotoProps) {
  if (partner.image) {
    return (
      <ResponsiveImage image={partner.image} slot={slot} className="photo" isEager={isEager} />
    );
  }
  return (
    <span className={styles.initials} aria-hidden="true">
      <span>{initials(partner.name)}</span>
    </span>
  );
}

function initials(name: string) {
  const words = name.trim().split(/\s+/);
  const initialWords = words.length > 1 ? [words[0], words.at(-1)] : words;
  return initialWords.map((word) => /./u.exec(word ?? '')?.[0]).join('');
}
