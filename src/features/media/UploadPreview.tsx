import { useEffect, useRef } from 'react';

const width = 480;

/** A picture that lies on this machine; nothing of what this browser cannot show. */
export function UploadPreview({ file, className }: { file: File; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const shown = canvas.current;
    let isGone = false;

    async function draw() {
      const bitmap = await createImageBitmap(file, { resizeWidth: width }).catch(() => undefined);
      if (!bitmap || !shown || isGone) return bitmap?.close();
      shown.width = bitmap.width;
      shown.height = bitmap.height;
      shown.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      shown.hidden = false;
    }
    void draw();
    return () => {
      isGone = true;
    };
  }, [file]);

  return <canvas ref={canvas} className={className} hidden aria-hidden="true" />;
}
