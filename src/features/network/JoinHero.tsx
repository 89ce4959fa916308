import hero from '../../site/images/join-hero.jpg?variants&dimmed&as=picture';
import { PageHero } from '../../ui/PageHero.tsx';

export function JoinHero() {
  return (
    <PageHero
      title="JOIN THE NETWORK"
      tagline="No fee. A short list. A long memory."
      image={{ ...hero, alt: '', focal: { x: 0.5, y: 0.5 } }}
      fit={0.323}
    />
  );
}
