import { makePlate } from '../src/features/partners/plate/plate.ts';
import path from 'node:path';
import type { Brochure, BrochureProject } from '../src/features/brochures/brochure.ts';

const demo = path.resolve(import.meta.dirname, '../demo');
const brochureImage = (name: string, alt: string) => ({
  url: name,
  alt,
  focal: { x: 0.5, y: 0.5 },
});
const names = ['vancouver-1.jpg', 'vancouver-1-g1.jpg', 'vancouver-1-g2.jpg', 'vancouver-1-g3.jpg'];
/** Where the pictures of the brochure lie. */
export const files = Object.fromEntries(names.map((name) => [name, path.join(demo, name)]));

export const kestrel: BrochureProject = {
  title: 'Kestrel House',
  foot: 'Kestrel House, Coal Harbour',
  image: brochureImage('vancouver-1.jpg', 'The tower at dusk'),
  paragraphs: ['The tower makes a quarter turn. '.repeat(120), 'Kitchens at the core. 단지 ✨'],
  facts: [{ label: 'Price', text: 'From ¥232,000,000\nabout $2,111,200' }],
  features: ['Tidal pool'],
  plans: Array.from({ length: 40 }, (_, at) => ({
    name: `Plan ${at + 1}`,
    rooms: '2 bed, 2½ bath',
    interior: '1,234 sq ft, 115 m²',
    floors: '3 to 22',
    left: '6',
    price: 'From $2,480,000',
    isSoldOut: at === 39,
  })),
  homes: {
    title: '1 home left',
    rows: [{ number: '2701', floor: '27', plan: 'Plan 1', interior: '', price: '$6,076,000' }],
  },
  deposits: [{ label: '5%', text: 'On signing' }],
  depositNote: null,
  plansNote: 'Areas are interior only.',
  drawings: [],
  gallery: [
    brochureImage('vancouver-1-g1.jpg', 'Balconies'),
    brochureImage('vancouver-1-g2.jpg', 'Living room'),
    brochureImage('vancouver-1-g3.jpg', 'Pool'),
    brochureImage('lost.jpg', 'A picture that is lost'),
  ],
  address: ['1400 Block, West Alder Street', 'Vancouver, BC'],
  ground: { path: 'M0 0L900 0L900 900L0 900z', view: '-1000 -800 2000 1600' },
  contact: {
    label: 'Your partner',
    name: 'Nguyễn Thị Ānna',
    title: null,
    image: null,
    plate: makePlate({ slug: 'nguyen-thi-anna', name: 'Nguyễn Thị Ānna' }),
    facts: [
      {
        label: 'Email',
        text: 'nguyen@halden.example',
        href: 'mailto:nguyen@halden.example',
      },
    ],
  },
};

export const brochure: Brochure = {
  paper: 'Letter',
  language: 'en-CA',
  title: 'Kestrel House, Coal Harbour',
  company: 'HALDEN & DAUGHTERS',
  spacing: 0.16,
  look: { ink: '#12201f', accent: '#d4502a' },
  asOf: 'November 23, 2026',
  cover: {
    name: 'Kestrel House',
    kind: 'In progress',
    place: 'Vancouver',
    lead: 'Sixty-four homes.',
    facts: [{ label: 'Price', text: 'From $2,480,000' }],
    image: kestrel.image,
  },
  compared: null,
  projects: [kestrel],
  imprint: 'This is not an offer for sale.',
  url: 'https://halden.example/projects/kestrel-house',
};
