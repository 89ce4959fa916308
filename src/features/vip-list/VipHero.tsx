import { facts } from '../../site/facts.ts';
import { enquiryForms, sectionId } from '../enquiries/enquiry.ts';
import hero from '../../site/images/vip-hero.jpg?variants&dimmed&as=picture';
import { PageHero } from '../../ui/PageHero.tsx';

const alt = 'Low pavilions and palms mirrored in a lagoon at dusk';

export function VipHero() {
  return (
    <PageHero
      title={`${facts.name} VIP LIST`}
      tagline="Access What Others Can't"
      image={{ ...hero, alt, focal: { x: 0.5, y: 0.55 } }}
      shortcut={{ label: enquiryForms.vip.title, href: `#${sectionId('vip')}` }}
      fit={0.295}
      overlay={0.6}
    />
  );
}
