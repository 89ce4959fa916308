import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';

const bucket = 'https://abc.backend.example/storage/v1/object/public';

/** A small dump of the older system, as its hosted backend writes one: tables and two buckets. */
export const olderTables = {
  developers: [
    {
      id: 'd1',
      name: 'Northquay',
      description: 'Builds by the water.\n\nSince 1981.',
      logo_url: `${bucket}/images/logos/northquay.png`,
      website: 'https://northquay.example',
    },
    {
      id: 'd2',
      name: 'Orrinvale',
      description: null,
      logo_url: null,
      website: 'orrinvale.example',
    },
  ],
  partners: [
    {
      id: 'p2',
      slug: 'maya-chen',
      name: 'Maya Chen',
      title: 'Founder',
      bio: '',
      image_url: null,
      logo_url: null,
      office: '604 555 0100',
      mobile: '604 555 0101',
      email: 'maya@older.example',
      website: 'https://maya.example',
      linkedin: '',
      display_order: 2,
    },
    {
      id: 'p1',
      slug: 'Ada_Norling',
      name: 'Ada Norling',
      title: 'Partner\nPresales',
      bio: 'One.\n\nTwo.',
      image_url: `${bucket}/images/partners/ada.jpg?t=1`,
      logo_url: null,
      office: '604 555 0102',
      mobile: '604 555 0103',
      email: 'ada@older.example',
      website: 'https://ada.example',
      linkedin: 'linkedin.com/in/ada',
      display_order: 1,
    },
    {
      id: 'p3',
      slug: 'no-phone',
      name: 'No Phone',
      title: 'Partner',
      office: '',
      mobile: '',
      email: 'none',
      website: '',
      display_order: 3,
    },
  ],
  projects: [
    {
      id: 'j1',
      slug: 'quay-house',
      title: 'Quay House',
      description: 'By the quay.',
      status: 'in-progress',
      city: 'VANCOUVER',
      area: 'Coal Harbour',
      display_order: 0,
      hero_type: 'image',
      hero_url: `${bucket}/images/heroes/quay.jpg`,
      hero_youtube_url: null,
      completion_date: 'Winter 2027',
      developer_id: 'd1',
      logo_url: null,
      features: ['Gym', 'Roof terrace'],
      specifications: {
        buildingType: 'Tower',
        units: 120,
        levels: 30,
        typesOfUnits: '1 to 3 bed',
        strataFees: null,
        priceRange: 'From $900k',
      },
      images: {
        main: `${bucket}/images/projects/main.jpg`,
        gallery: [`${bucket}/images/projects/g1.jpg`, `${bucket}/images/projects/lost.jpg`],
      },
      location: { address: '1 Quay St', coordinates: { lat: 49.29, lng: -123.12 } },
    },
    {
      id: 'j2',
      slug: 'row',
      title: 'The Row',
      description: 'A row.',
      status: 'sold',
      city: 'TOKYO',
      area: null,
      display_order: 1,
      hero_type: 'image',
      hero_url: null,
      hero_youtube_url: null,
      completion_date: null,
      developer_id: 'd2',
      logo_url: null,
      features: null,
      specifications: JSON.stringify({ buildingType: 'Row', units: '12', levels: 0 }),
      images: JSON.stringify({ main: 'images/projects/g1.jpg', gallery: [] }),
      location: JSON.stringify({ address: '', coordinates: { lat: 0, lng: 0 } }),
    },
  ],
  news: [
    {
      id: 1,
      title: 'Quay House begins',
      content: 'Digging.',
      category: 'Project Update',
      published_at: '2025-01-05T09:00:00+00:00',
      // On the host of the site itself.
      image_url: '/storage/v1/object/public/images/news/dig.jpg?t=2',
      video_url: null,
      video_type: null,
    },
    {
      id: 2,
      title: 'A talk',
      content: 'Watch it.',
      category: 'Company News',
      published_at: '2025-02-05',
      image_url: null,
      video_url: 'https://youtu.be/dQw4w9WgXcQ',
      video_type: 'other',
    },
    {
      id: 3,
      title: 'When',
      content: 'Nobody knows.',
      category: 'Recognition',
      published_at: '03/04/2025',
      image_url: null,
      video_url: null,
      video_type: null,
    },
  ],
  testimonials: [
    {
      id: 't1',
      type: 'client',
      content: 'Good.',
      author: 'Noor',
      company: null,
      company_logo: null,
      location: 'Vancouver',
      display_order: 0,
    },
    {
      id: 't2',
      type: 'developer',
      content: 'Very good.',
      author: 'Sam',
      company: 'Northquay',
      company_logo: `${bucket}/images/logos/northquay.png`,
      location: 'Seattle',
      display_order: 1,
    },
  ],
  pages: [
    {
      id: 'g1',
      slug: 'about',
      hero_type: 'image',
      hero_url: null,
      hero_youtube_url: null,
      updated_at: '2025-01-01',
      content: {
        hero: {
          title: 'About the older site',
          subheading: '',
          subtitle: '<p>Old <b>words</b><script>alert(1)</script></p>',
          images: { top_square: `${bucket}/images/about/top.jpg` },
        },
        sections: [
          {
            title: 'One',
            subheading: '',
            content: '<p>Text</p>',
            image_url: null,
            image_alignment: 'baseline',
            medallion_logo_url: null,
          },
        ],
      },
    },
  ],
};

const onlyImage = 'images/projects/main.jpg';

/** The dump with one image, since encoding images takes most of the time of an import. */
export function withOneImage<Tables extends object>(tables: Tables): Tables {
  return JSON.parse(JSON.stringify(tables), (key, value: unknown) => {
    if (typeof value !== 'string') return value;
    if (key === 'main') return onlyImage;
    if (value.startsWith('{')) return JSON.stringify(withOneImage(JSON.parse(value) as object));
    return value.includes('images/') ? null : value;
  }) as Tables;
}

/** Writes the dump with its images into a new folder, and returns its path. */
export async function writeOlderSite(tables: object = olderTables) {
  const folder = writeJson(tables);
  const images = [
    'logos/northquay.png',
    'partners/ada.jpg',
    'heroes/quay.jpg',
    'projects/main.jpg',
    'projects/g1.jpg',
    'news/dig.jpg',
    'about/top.jpg',
  ];
  for (const [index, name] of images.entries()) {
    const file = path.join(folder, 'images', name);
    mkdirSync(path.dirname(file), { recursive: true });
    await makeImage(file, index);
  }
  return folder;
}

/** Writes tables that show at most one image. */
export async function writeTables(tables: object) {
  const folder = writeJson(tables);
  const file = path.join(folder, onlyImage);
  mkdirSync(path.dirname(file), { recursive: true });
  await makeImage(file, 1);
  return folder;
}

function writeJson(tables: object) {
  const folder = mkdtempSync(path.join(tmpdir(), 'older-'));
  for (const [table, rows] of Object.entries(tables))
    writeFileSync(path.join(folder, `${table}.json`), JSON.stringify(rows));
  return folder;
}

/** A small picture that differs from others by its number. */
export async function makeImage(file: string, number: number, width = 60) {
  const background = { r: (number * 37) % 256, g: (number * 91) % 256, b: number % 256 };
  await sharp({ create: { width, height: 40, channels: 3, background } }).toFile(file);
}
