import { createSpotlight } from '@mantine/spotlight';

/** Whether the palette is open. Not its selection, because Spotlight does not notify about selection changes. */
export const [paletteStore, palette] = createSpotlight();
