import { enquiryForms, sectionId } from '../enquiries/enquiry.ts';
import hero from '../../site/images/join-hero.jpg?variants&dimmed&as=picture';
import { PageHero } from '../../ui/PageHero.tsx';

export function JoinHero() {
  return (
    <PageHero
      title="JOIN THE NETWORK"
      tagline="No fee. A short list. A long memory."
      image={{ ...hero, alt: '', focal: { x: 0.5, y: 0.5 } }}
      shortcut={{ label: enquiryForms.join.title, href: `#${sectionId('join')}` }}
      fit={0.323}
    />
  );
}
