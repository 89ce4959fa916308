import { isEmptyHero } from '../../../lib/media/hero-media.ts';
import { pageMessages } from '../../../messages/pages.ts';
import { heroScrim } from '../../../site/hero-scrim.ts';
import type { BuiltImage } from '../../../ui/media/ResponsiveImage.tsx';
import type { Page } from '../page-content.ts';
import { isOfFirstCompany } from '../../../site/settings/first-company.ts';
import contactCard from '../../../site/images/contact-hero.jpg?w=1200&h=630&fit=cover&format=jpg&quality=70&as=url';
import contact from '../../../site/images/contact-hero.jpg?variants&as=picture';
import contactLuminance from '../../../site/images/contact-hero.jpg?luminance';
import joinCard from '../../../site/images/join-hero.jpg?w=1200&h=630&fit=cover&format=jpg&quality=70&as=url';
import join from '../../../site/images/join-hero.jpg?variants&as=picture';
import joinLuminance from '../../../site/images/join-hero.jpg?luminance';
import partnersCard from '../../../site/images/partners-hero.jpg?w=1200&h=630&fit=cover&format=jpg&quality=70&as=url';
import partners from '../../../site/images/partners-hero.jpg?variants&as=picture';
import partnersLuminance from '../../../site/images/partners-hero.jpg?luminance';
import projectsCard from '../../../site/images/projects-hero.jpg?w=1200&h=630&fit=cover&format=jpg&quality=70&as=url';
import projects from '../../../site/images/projects-hero.jpg?variants&as=picture';
import projectsLuminance from '../../../site/images/projects-hero.jpg?luminance';
import vipCard from '../../../site/images/vip-hero.jpg?w=1200&h=630&fit=cover&format=jpg&quality=70&as=url';
import vip from '../../../site/images/vip-hero.jpg?variants&as=picture';
import vipLuminance from '../../../site/images/vip-hero.jpg?luminance';

const defaultImages: Record<SlugWithImage, OwnImage> = {
  vip: {
    image: { ...vip, luminance: vipLuminance, alt: 'lagoon', focal: { x: 0.5, y: 0.55 } },
    fit: 0.295,
    card: { url: vipCard, alt: 'lagoon' },
  },
  join: {
    image: {
      ...join,
      luminance: joinLuminance,
      alt: '',
      focal: { x: 0.55, y: 0.5, wide: { x: 0.5, y: 0.54 } },
    },
    fit: 0.323,
    card: { url: joinCard, alt: 'terraces' },
  },
  contact: {
    image: { ...contact, luminance: contactLuminance, alt: '', focal: { x: 0.4, y: 0.5 } },
    fit: 0.3,
    card: {
      url: contactCard,
      alt: 'facade',
    },
  },
  partners: {
    image: { ...partners, luminance: partnersLuminance, alt: '', focal: { x: 0.5, y: 0.62 } },
    fit: 0.323,
    card: { url: partnersCard, alt: 'lamps' },
  },
  projects: {
    image: {
      ...projects,
      luminance: projectsLuminance,
      alt: '',
      focal: { x: 0.84, y: 0.45, wide: { x: 0.7, y: 0.24 } },
    },
    fit: 0.309,
    card: {
      url: projectsCard,
      alt: 'towers',
    },
  },
};

type OwnImage = {
  image: Omit<BuiltImage, 'alt'> & { alt: Alt | '' };
  fit: number;
  card: { url: string; alt: Alt };
};

export type SlugWithImage = 'vip' | 'join' | 'contact' | 'partners' | 'projects';

type Alt = keyof ReturnType<typeof pageMessages>['alts'];

type DefaultImage = {
  image: BuiltImage;
  /** Suits the initial title of the page. */
  fit: number;
  card: { url: string; alt: string };
};

/** The default hero picture of a page, and the card for sharing. Those of the first company are for its own site only. */
export function defaultImageFor(slug: SlugWithImage): Partial<DefaultImage> {
  const { image, card, fit } = defaultImages[slug];
  if (!isOfFirstCompany()) return { fit };
  return { image: withAlt(image), card: withAlt(card), fit };
}

/** In the site's language. A picture without one is decoration. */
function withAlt<Image extends { alt: Alt | '' }>(image: Image) {
  return { ...image, alt: image.alt && pageMessages().alts[image.alt] };
}

/** The picture of a page's hero: its own, or the default one. */
export function textPageImage(slug: SlugWithImage, { media }: Page['hero']) {
  return (isEmptyHero(media) && defaultImageFor(slug).image) || media;
}

/** The overlay of a page's hero. */
export function textPageScrim(slug: SlugWithImage, { hero }: Pick<Page, 'hero'>) {
  return heroScrim(textPageImage(slug, hero), slug === 'vip' ? 'vip' : 'page');
}
