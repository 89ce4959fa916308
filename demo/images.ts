import { planDrawings } from './plan-drawings.ts';
import type { Focal } from '../src/lib/media/focal-point.ts';
import type { ImageFolder } from '../src/features/media/media.ts';

/** Without an alternative text of its own, a drawing's is what it says of itself. */
type DemoImage = { folder: ImageFolder; alt: string; focal?: Focal };
export const demoImages: Record<string, DemoImage> = {
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
    focal: { x: 0.84, y: 0.45, wide: { x: 0.7, y: 0.18 } },
  },
  'honolulu-1-g1.jpg': {
    folder: 'projects',
    alt: 'Longswell seen from beneath a palm, its balconies rippling above the pool deck',
  },
  'honolulu-1-g2.jpg': {
    folder: 'projects',
    alt: 'White living room with a window the width of the ocean',
  },
  'honolulu-1-g3.jpg': {
    folder: 'sections',
    alt: 'Long pool beside a terrace of loungers and shades, palms at the far end',
    focal: { x: 0.95, y: 0.55, wide: { x: 0.55, y: 0.58 } },
  },
  'honolulu-1.jpg': {
    folder: 'projects',
    alt: 'Longswell, a white tower with rippling balconies behind a palm-lined beach',
    focal: { x: 0.54, y: 0.3, wide: { x: 0.54, y: 0.02 } },
  },
  'honolulu-2-g1.jpg': {
    folder: 'projects',
    alt: 'A landing of stepping stones in the lagoon of Kaimana Terrace at dusk, palms mirrored around it',
  },
  'honolulu-2.jpg': {
    folder: 'projects',
    alt: 'Kaimana Terrace, low glass pavilions with thin roofs beside a still lagoon at dusk, palms mirrored in the water',
    focal: { x: 0.38, y: 0.55, wide: { x: 0.55, y: 0.62 } },
  },
  'montreal-1-g1.jpg': {
    folder: 'projects',
    alt: 'The brick façades of Ateliers Ferrand seen along the street, the glass link lit between them',
  },
  'montreal-1-g2.jpg': {
    folder: 'projects',
    alt: 'Loft living room with a brick wall, leather sofa and gridded steel window above autumn trees',
  },
  'montreal-1-g3.jpg': {
    folder: 'sections',
    alt: 'Brick and stone lobby with a long desk, a painting and a cluster of globe lamps',
  },
  'montreal-1.jpg': {
    folder: 'projects',
    alt: 'Ateliers Ferrand, red and charcoal brick blocks with steel windows above red autumn trees and a wet street',
    focal: { x: 0.3, y: 0.4, wide: { x: 0.4, y: 0.2 } },
  },
  'montreal-2.jpg': {
    folder: 'projects',
    alt: 'Le Séraphin, a pale brick building with a rounded prow and curved balconies, beside the canal at dusk',
    focal: { x: 0.6, y: 0.45, wide: { x: 0.55, y: 0.42 } },
  },
  'page-contact.jpg': {
    folder: 'projects',
    alt: 'Ito House from the corner of its pond at blue hour, the maple at the water’s edge',
    focal: { x: 0.6, y: 0.5 },
  },
  'page-join.jpg': {
    folder: 'projects',
    alt: 'The lit terraces of Fathom above dark planting, tall firs in the mist behind',
    focal: { x: 0.6, y: 0.5 },
  },
  'page-projects.jpg': {
    folder: 'projects',
    alt: 'The Ardmore in bronze on the Toronto lakefront at golden hour, paler towers behind',
    focal: { x: 0.6, y: 0.5 },
  },
  'page-testimonials.jpg': {
    folder: 'heroes',
    alt: '',
    focal: { x: 0.4, y: 0.5, wide: { x: 0.62, y: 0.5 } },
  },
  'page-vip.jpg': {
    folder: 'projects',
    alt: 'Low pavilions and palms mirrored in a lagoon at dusk',
    focal: { x: 0.38, y: 0.55, wide: { x: 0.55, y: 0.62 } },
  },
  'partner-beaumont-dark.svg': { folder: 'logos', alt: 'Beaumont' },
  'partner-halvorsen-dark.svg': { folder: 'logos', alt: 'H&H' },
  'partner-laroche-dark.svg': { folder: 'logos', alt: 'Laroche' },
  'seattle-1-g1.jpg': {
    folder: 'projects',
    alt: 'The terraces of Fathom from the garden, a small tree in front and evergreens behind',
    focal: { x: 0.55, y: 0.5, wide: { x: 0.5, y: 0.54 } },
  },
  'seattle-1-g2.jpg': {
    folder: 'sections',
    alt: 'Living room with a cedar ceiling and a hearth, facing a misty forest',
  },
  'seattle-1-g3.jpg': {
    folder: 'projects',
    alt: 'A long covered terrace with timber posts and a glass balustrade',
  },
  'seattle-1.jpg': {
    folder: 'projects',
    alt: 'Fathom, five terraces of timber and glass lit from within, among evergreens in mist',
    focal: { x: 0.55, y: 0.5, wide: { x: 0.5, y: 0.54 } },
  },
  'seattle-2.jpg': {
    folder: 'projects',
    alt: 'Lantern Pier, a slim tower wrapped in a timber lattice, on the water at dusk with a snow-capped volcano behind',
    focal: { x: 0.46, y: 0.35, wide: { x: 0.46, y: 0.1 } },
  },
  'section-facade.jpg': {
    folder: 'sections',
    alt: 'Tower façade at dusk, rooms lit behind curved balconies, mountains behind',
    focal: { x: 0.5, y: 0.4, wide: { x: 0.5, y: 0.6 } },
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
  'tokyo-1.jpg': {
    folder: 'projects',
    alt: 'Kumo Minato, dark metal above a timber-bladed base with small lanterns, on a wet street at night',
    focal: { x: 0.78, y: 0.6, wide: { x: 0.75, y: 0.6 } },
  },
  'tokyo-2-g1.jpg': {
    folder: 'projects',
    alt: 'Raked gravel, a boulder, a lantern and the maple in front of Ito House at dusk',
    focal: { x: 0.3, y: 0.5, wide: { x: 0.5, y: 0.1 } },
  },
  'testimonial-brae-holt-dark.svg': { folder: 'logos', alt: 'Brae Holt' },
  'testimonial-oystra-dark.svg': { folder: 'logos', alt: 'Oystra' },
  'testimonial-venn-amsel-dark.svg': { folder: 'logos', alt: 'Venn Amsel' },
  'tokyo-2-g2.jpg': {
    folder: 'sections',
    alt: 'Timber living room with paper screens, open to a garden with red maples',
  },
  'tokyo-2.jpg': {
    folder: 'projects',
    alt: 'Ito House, four floors of glowing paper screens and timber blades above a stone garden at blue hour',
    focal: { x: 0.76, y: 0.5, wide: { x: 0.5, y: 0.55 } },
  },
  'toronto-1-g1.jpg': {
    folder: 'projects',
    alt: 'The podium of Parallel at street level, lit planters on a wet plaza',
    focal: { x: 0.62, y: 0.6, wide: { x: 0.5, y: 0.97 } },
  },
  'toronto-1-g2.jpg': {
    folder: 'projects',
    alt: 'Dark-toned living room with two lamps and a wide view of lit towers',
  },
  'toronto-1-g3.jpg': {
    folder: 'projects',
    alt: 'Stone lobby with timber fins, a long desk and hanging globe lamps',
  },
  'toronto-1.jpg': {
    folder: 'projects',
    alt: 'Parallel, two slender towers of unequal height on a glowing glass podium by the water at blue hour',
    focal: { x: 0.51, y: 0.3, wide: { x: 0.51, y: 0.04 } },
  },
  'toronto-2.jpg': {
    folder: 'projects',
    alt: 'The Ardmore, a stepped bronze tower with planted terraces on the Toronto lakefront at golden hour',
    focal: { x: 0.58, y: 0.3, wide: { x: 0.58, y: 0.1 } },
  },
  'vancouver-1-g1.jpg': {
    folder: 'projects',
    alt: 'Kestrel House from its lit garden hall, curved balconies rising out of the picture',
    focal: { x: 0.5, y: 0.4, wide: { x: 0.5, y: 0.6 } },
  },
  'vancouver-1-g2.jpg': {
    folder: 'projects',
    alt: 'Living room with a pale sofa and full-height windows over the inlet and mountains at dusk',
  },
  'vancouver-1-g3.jpg': {
    folder: 'projects',
    alt: 'Indoor pool under a timber ceiling, glass on two sides, mountains beyond',
  },
  'vancouver-1.jpg': {
    folder: 'projects',
    alt: 'Kestrel House, a glass tower with a slow twist, above the inlet at dusk with mountains behind',
    focal: { x: 0.59, y: 0.3, wide: { x: 0.59, y: 0.12 } },
  },
  'vancouver-2.jpg': {
    folder: 'sections',
    alt: 'Westwater, seven storeys of white terraces mirrored in a long reflecting pool in late sun',
    focal: { x: 0.4, y: 0.5, wide: { x: 0.45, y: 0.3 } },
  },
  ...Object.fromEntries(planDrawings.map((name) => [name, { folder: 'plans', alt: '' }])),
};
