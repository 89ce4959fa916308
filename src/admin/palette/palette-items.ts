export type PaletteItem = {
  id: string;
  title: string;
  hint?: string;
  aside?: string;
  /** The keyboard shortcut. */
  keys?: string;
  /** The target URL; ⌘ or Ctrl with Enter opens it in a new tab. */
  address?: string | undefined;
  run?: () => void;
  /** For items without a URL: loads content that replaces the results. */
  answer?: (() => Promise<PaletteAnswer>) | undefined;
  /** The actions on this item. */
  actions?: PaletteItem[];
};

export type PaletteGroupOfItems = { title: string; items: PaletteItem[] };

export type PaletteAnswer = {
  /** Shown above the groups: no results, or the outcome of an action. */
  heading?: string;
  groups: PaletteGroupOfItems[];
};
