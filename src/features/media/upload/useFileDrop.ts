import { useEffect, useEffectEvent, useState, type RefObject } from 'react';

/** Accepts files that are dropped or pasted onto an element. Returns true while files are dragged over it. */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onFiles: (files: File[]) => void,
) {
  const [isOver, setOver] = useState(false);
  const takeFiles = useEffectEvent(onFiles);

  useEffect(() => {
    const target = element.current;
    if (!target) return undefined;
    const stop = new AbortController();
    const { signal } = stop;

    function over(event: DragEvent) {
      if (!hasFiles(event)) return;
      event.preventDefault();
      setOver(true);
    }
    target.addEventListener('dragenter', over, { signal });
    target.addEventListener('dragover', over, { signal });
    target.addEventListener(
      'dragleave',
      ({ relatedTarget }) => {
        if (!(relatedTarget instanceof Node && target.contains(relatedTarget))) setOver(false);
      },
      { signal },
    );
    target.addEventListener(
      'drop',
      (event) => {
        setOver(false);
        // An element within has taken them.
        if (event.defaultPrevented || !hasFiles(event)) return;
        event.preventDefault();
        takeFiles([...(event.dataTransfer?.files ?? [])]);
      },
      { signal },
    );
    target.addEventListener(
      'paste',
      (event) => {
        const files = [...(event.clipboardData?.files ?? [])];
        if (files.length === 0) return;
        event.preventDefault();
        takeFiles(files);
      },
      { signal },
    );
    // Otherwise the browser opens a file that is dropped beside the element.
    for (const type of ['dragover', 'drop'] as const) {
      document.addEventListener(type, keepPage, { signal });
    }
    return () => stop.abort();
  }, [element]);

  return isOver;
}

/** Dragging a picture of the page also has the type `Files`. */
function hasFiles({ dataTransfer }: DragEvent) {
  const types = dataTransfer?.types ?? [];
  return types.includes('Files') && !types.includes('text/html');
}

function keepPage(event: DragEvent) {
  if (event.dataTransfer?.types.includes('Files')) event.preventDefault();
}
