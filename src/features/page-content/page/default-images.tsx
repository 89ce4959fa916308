import type { BuiltImage } from '../../../ui/media/ResponsiveImage.tsx';
import { isOfFirstCompany } from '../../../site/settings-first-company.ts';
import contactCard from '../../../site/images/contact-hero.jpg?w=1200&h=630&fit=cover&format=jpg&quality=70&as=url';
import contact from '../../../site/images/contact-hero.jpg?variants&dimmed&as=picture';
import joinCard from '../../../site/images/join-hero.jpg?w=1200&h=630&fit=cover&format=jpg&quality=70&as=url';
import join from '../../../site/images/join-hero.jpg?variants&dimmed&as=picture';
import partnersCard from '../../../site/images/partners-hero.jpg?w=1200&h=630&fit=cover&format=jpg&quality=70&as=url';
import partners from '../../../site/images/partners-hero.jpg?variants&dimmed&as=picture';
import projectsCard from '../../../site/images/projects-hero.jpg?w=1200&h=630&fit=cover&format=jpg&quality=70&as=url';
import projects from '../../../site/images/projects-hero.jpg?variants&dimmed&as=picture';
import vipCard from '../../../site/images/vip-hero.jpg?w=1200&h=630&fit=cover&format=jpg&quality=70&as=url';
import vip from '../../../site/images/vip-hero.jpg?variants&dimmed&as=picture';

const lagoon = 'Low pavilions and palms mirrored in a lagoon at dusk';

const defaultImages = {
  vip: {
    image: { ...vip, alt: lagoon, focal: { x: 0.5, y: 0.55 } },
    fit: 0.295,
    overlay: 0.6,
    card: { url: vipCard, alt: lagoon },
  },
  join: {
    image: { ...join, alt: '', focal: { x: 0.5, y: 0.5 } },
    fit: 0.323,
    card: { url: joinCard, alt: 'A courtyard of brick and glass at dusk' },
  },
  contact: {
    image: { ...contact, alt: '', focal: { x: 0.5, y: 0.5 } },
    fit: 0.3,
    card: {
      url: contactCard,
      alt: 'A glowing house behind a pond and a stone garden at blue hour',
    },
  },
  partners: {
    image: { ...partners, alt: '', focal: { x: 0.5, y: 0.9 } },
    fit: 0.323,
    card: { url: partnersCard, alt: 'A lobby at dusk, lamps hanging before a painting' },
  },
  projects: {
    image: { ...projects, alt: '', focal: { x: 0.6, y: 0.4 } },
    fit: 0.309,
    card: {
      url: projectsCard,
      alt: 'A stepped bronze tower with planted terraces on a lakefront at golden hour',
    },
  },
};

export type SlugWithImage = keyof typeof defaultImages;

type DefaultImage = {
  image: BuiltImage;
  /** Suits the initial title of the page. */
  fit: number;
  overlay?: number;
  card: { url: string; alt: string };
};

/** The default hero picture of a page, and the card for sharing. Those of the first company are for its own site only. */
export function defaultImageFor(slug: SlugWithImage): Partial<DefaultImage> {
  const own: DefaultImage = defaultImages[slug];
  if (isOfFirstCompany()) return own;
  const { image: _image, card: _card, ...measures } = own;
  return measures;
}
