import hero from '../../site/images/contact-hero.jpg?variants&dimmed&as=picture';
import { PageHero } from '../../ui/PageHero.tsx';

export function ContactHero() {
  return (
    <PageHero
      title="GET IN TOUCH"
      tagline="Let us help you find your perfect luxury property"
      image={{ ...hero, alt: '', focal: { x: 0.5, y: 0.5 } }}
      fit={0.3}
    />
  );
}
