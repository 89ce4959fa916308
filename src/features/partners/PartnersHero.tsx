import hero from '../../site/images/partners-hero.jpg?variants&dimmed&as=picture';
import { PageHero } from '../../ui/PageHero.tsx';

export function PartnersHero() {
  return (
    <PageHero
      title="MEET OUR PARTNERS"
      tagline="The people who read the drawings."
      image={{ ...hero, alt: '', focal: { x: 0.5, y: 0.9 } }}
      fit={0.323}
    />
  );
}
