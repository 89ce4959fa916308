import { createSpotlight } from '@mantine/spotlight';

/** Whether the palette is open. What is chosen in it is its own state: Spotlight's tells nobody that it changed. */
export const [paletteStore, palette] = createSpotlight();
