import { useState } from 'react';
import type { MediaFile } from '../media.ts';

/** The selected files, which stay selected when the query changes. */
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
    /** Selects the range from the last selected file to this one. */
    extendTo: (file: MediaFile) => {
      const start = files.findIndex(({ url }) => url === anchor);
      const end = files.findIndex(({ url }) => url === file.url);
      if (start === -1 || end === -1) return toggle(file);
      const range = files.slice(Math.min(start, end), Math.max(start, end) + 1);
      setSelected(new Map([...selected, ...range.map((one) => [one.url, one] as const)]));
    },
    drop: (urls: readonly string[]) =>
      setSelected(new Map([...selected].filter(([url]) => !urls.includes(url)))),
    clear: () => setSelected(new Map()),
  };
}
