import { useEffect, useRef } from 'react';

const width = 480;

/** Previews a local picture. Empty if this browser cannot decode it. */
export function UploadPreview({ file, className }: { file: File; className?: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);

  useEffect(() => {
    const target = canvas.current;
    let isDeleted = false;

    async function draw() {
      const bitmap = await createImageBitmap(file, { resizeWidth: width }).catch(() => undefined);
      if (!bitmap || !target || isDeleted) return bitmap?.close();
      target.width = bitmap.width;
      target.height = bitmap.height;
      target.getContext('bitmaprenderer')?.transferFromImageBitmap(bitmap);
      target.hidden = false;
    }
    void draw();
    return () => {
      isDeleted = true;
    };
  }, [file]);

  return <canvas ref={canvas} className={className} hidden aria-hidden="true" />;
}
