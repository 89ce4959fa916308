export type PaletteItem = {
  id: string;
  title: string;
  hint?: string;
  aside?: string;
  /** Where it leads; ⌘ or Ctrl with Enter opens that in a new tab. */
  address?: string | undefined;
  run?: () => void;
  /** Instead of leading anywhere: what is shown in place of the results. */
  answer?: (() => Promise<PaletteAnswer>) | undefined;
  /** What can be done with it. */
  acts?: PaletteItem[];
};

export type PaletteGroupOfItems = { title: string; items: PaletteItem[] };

export type PaletteAnswer = {
  /** Above the groups: what is not found, or was done. */
  heading?: string;
  groups: PaletteGroupOfItems[];
};
