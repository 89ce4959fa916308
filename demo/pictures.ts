import type { ImageFolder } from '../src/features/media/media.ts';

type DemoPicture = { folder: ImageFolder; alt: string; focal?: { x: number; y: number } };

/** The pictures beside this file: where each is stored and what it shows. */
export const demoPictures: Record<string, DemoPicture> = {
  'about-bottom-square.jpg': {
    folder: 'about',
    alt: 'Close view of white balconies, each with a different curve',
  },
  'about-right-skyscraper.jpg': {
    folder: 'about',
    alt: 'Tall view of a living room with the city beyond the glass at dusk',
  },
  'about-top-square.jpg': {
    folder: 'about',
    alt: 'White spiral stair with a ribbon of warm light along its underside',
  },
  'developer-castrelle-dark.svg': { folder: 'logos', alt: 'Castrelle' },
  'developer-halvorne-dark.svg': { folder: 'logos', alt: 'Halvorne' },
  'developer-kumorei-dark.svg': { folder: 'logos', alt: 'Kumorei' },
  'developer-lumerive-dark.svg': { folder: 'logos', alt: 'Lumerive' },
  'developer-marenko-sy-dark.svg': { folder: 'logos', alt: 'Marenko & Sy' },
  'developer-northquay-dark.svg': { folder: 'logos', alt: 'Northquay' },
  'developer-orrinvale-dark.svg': { folder: 'logos', alt: 'Orrinvale' },
  'developer-tesselin-dark.svg': { folder: 'logos', alt: 'Tesselin' },
  'home-hero.jpg': {
    folder: 'heroes',
    alt: 'Slender towers across still water at golden hour, a mountain faint behind them',
    focal: { x: 0.62, y: 0.5 },
  },
  'hero-poster.jpg': { folder: 'heroes', alt: '' },
  'honolulu-1-g3.jpg': {
    folder: 'sections',
    alt: 'Long pool beside a terrace of loungers and shades, palms at the far end',
  },
  'montreal-1-g3.jpg': {
    folder: 'sections',
    alt: 'Brick and stone lobby with a long desk, a painting and a cluster of globe lamps',
  },
  'page-news.jpg': { folder: 'heroes', alt: '' },
  'page-testimonials.jpg': { folder: 'heroes', alt: '' },
  'partner-01.jpg': {
    folder: 'partners',
    alt: 'Sculpted portrait of Julian Voss in plaster',
    focal: { x: 0.5, y: 0.3 },
  },
  'partner-02.jpg': {
    folder: 'partners',
    alt: 'Sculpted portrait of Ingrid Halvorsen in white marble',
    focal: { x: 0.5, y: 0.3 },
  },
  'partner-03.jpg': {
    folder: 'partners',
    alt: 'Sculpted portrait of Thomas Kealoha in bronze',
    focal: { x: 0.5, y: 0.3 },
  },
  'partner-04.jpg': {
    folder: 'partners',
    alt: 'Sculpted portrait of Claire Beaumont in travertine',
    focal: { x: 0.5, y: 0.3 },
  },
  'partner-05.jpg': {
    folder: 'partners',
    alt: 'Sculpted portrait of Daniel Okafor in basalt',
    focal: { x: 0.5, y: 0.3 },
  },
  'partner-07.jpg': {
    folder: 'partners',
    alt: 'Sculpted portrait of Étienne Laroche in grey limestone',
    focal: { x: 0.5, y: 0.3 },
  },
  'partner-08.jpg': {
    folder: 'partners',
    alt: 'Sculpted portrait of Priya Raman in gilded bronze',
    focal: { x: 0.5, y: 0.3 },
  },
  'partner-10.jpg': {
    folder: 'partners',
    alt: 'Sculpted portrait of Mei Tanaka in porcelain',
    focal: { x: 0.5, y: 0.3 },
  },
  'seattle-1-g2.jpg': {
    folder: 'sections',
    alt: 'Living room with a cedar ceiling and a hearth, facing a misty forest',
  },
  'section-facade.jpg': {
    folder: 'sections',
    alt: 'Tower façade at dusk, rooms lit behind curved balconies, mountains behind',
  },
  'section-lobby.jpg': {
    folder: 'sections',
    alt: 'Lobby at night with a stone wall, a long desk and globe lamps',
  },
  'section-model.jpg': {
    folder: 'sections',
    alt: 'White architectural model of a twisting tower among city blocks on a walnut table',
  },
  'section-terrace.jpg': {
    folder: 'sections',
    alt: 'Roof terrace with sofas under a timber pergola, inlet and mountains at dusk',
  },
  'solmere-mark-dark.svg': { folder: 'logos', alt: '' },
  'tokyo-2-g2.jpg': {
    folder: 'sections',
    alt: 'Timber living room with paper screens, open to a garden with red maples',
  },
  'vancouver-2.jpg': {
    folder: 'sections',
    alt: 'Westwater, seven storeys of white terraces mirrored in a long reflecting pool in late sun',
  },
};
