import { useState } from 'react';
import type { MediaFile } from './media.ts';

/** The chosen files, which stay chosen when others are looked for. */
export function useSelection(files: readonly MediaFile[]) {
  const [selected, setSelected] = useState<ReadonlyMap<string, MediaFile>>(new Map());
  const [anchor, setAnchor] = useState<string>();

  function toggle(file: MediaFile) {
    const others = new Map(selected);
    if (!others.delete(file.url)) others.set(file.url, file);
    setSelected(others);
    setAnchor(file.url);
  }

  return {
    selected,
    files: [...selected.values()],
    toggle,
    /** Chooses all from the file that was chosen last to this one. */
    extendTo: (file: MediaFile) => {
      const from = files.findIndex(({ url }) => url === anchor);
      const to = files.findIndex(({ url }) => url === file.url);
      if (from === -1 || to === -1) return toggle(file);
      const range = files.slice(Math.min(from, to), Math.max(from, to) + 1);
      setSelected(new Map([...selected, ...range.map((one) => [one.url, one] as const)]));
    },
    drop: (urls: readonly string[]) =>
      setSelected(new Map([...selected].filter(([url]) => !urls.includes(url)))),
    clear: () => setSelected(new Map()),
  };
}
