import { useEffect, useRef, useState } from 'react';
import { useFocusLater } from '../../../admin/browser/useFocusLater.ts';
import { moved } from '../../../lib/values/moved.ts';

type GalleryOrderOptions = {
  urls: string[];
  nameAt: (url: string) => string | undefined;
  onChange: (urls: string[]) => void;
};

/** Adds, moves and removes the pictures of a gallery. Announces each change and keeps the focus nearby. */
export function useGalleryOrder({ urls, nameAt, onChange }: GalleryOrderOptions) {
  const [removed, setRemoved] = useState<{ url: string; index: number }>();
  const [announcement, announce] = useState('');
  const focusLater = useFocusLater(true);
  const currentUrls = useRef(urls);

  // `append` is called by uploads that began in an earlier render.
  useEffect(() => {
    currentUrls.current = urls;
  });

  function change(next: string[]) {
    currentUrls.current = next;
    onChange(next);
  }

  function append(more: string[]) {
    change([...new Set([...currentUrls.current, ...more])]);
  }

  function move(from: number, to: number) {
    const url = urls[from] ?? '';
    change(moved(urls, from, to));
    announce(`${getName(url, from)} is now ${to + 1} of ${urls.length}`);
  }

  function step(from: number, to: number) {
    const names = [`earlier-${urls[from]}`, `later-${urls[from]}`];
    focusLater(...(to < from ? names : names.toReversed()));
    move(from, to);
  }

  function remove(index: number) {
    const url = urls[index] ?? '';
    focusLater(`remove-${urls[index + 1] ?? urls[index - 1]}`);
    setRemoved({ url, index });
    announce(`${getName(url, index)} removed`);
    change(urls.toSpliced(index, 1));
  }

  function putBack({ url, index }: { url: string; index: number }) {
    setRemoved(undefined);
    focusLater(`remove-${url}`);
    change(currentUrls.current.toSpliced(index, 0, url));
  }

  function getName(url: string, index: number) {
    return nameAt(url) || `Image ${index + 1}`;
  }

  return {
    removed: removed && !urls.includes(removed.url) ? removed : undefined,
    announcement,
    announce,
    getName,
    append,
    move,
    step,
    remove,
    putBack,
  };
}
