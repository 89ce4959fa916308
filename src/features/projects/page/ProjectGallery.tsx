import { filledBy } from '../../../lib/html/field-marks.ts';
import type { Slot } from '../../../lib/media/image-slot.ts';
import type { Image } from '../../../lib/media/image-url.ts';
import { imageVariants } from '../../../lib/media/image-variants.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { Lightbox } from '../../../ui/media/Lightbox.tsx';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import styles from './ProjectGallery.module.css';

type ProjectGalleryProps = { title: string; pictures: Image[] };

/** Each picture links to its large file. With script it opens in a lightbox. */
export function ProjectGallery({ title, pictures }: ProjectGalleryProps) {
  if (pictures.length === 0) return null;
  const { imageLabel } = projectMessages().project;
  return (
    <section className={`wrap ${styles.section}`} id="gallery" aria-labelledby="gallery-heading">
      <h2 className={`display display--2 ${styles.heading}`} id="gallery-heading">
        Gallery
      </h2>
      <ul className={`grid ${styles.gallery}`} data-lightbox="gallery-lightbox">
        {pictures.map((picture, index) => (
          <li
            key={picture.url}
            className={styles.item}
            {...filledBy(index === 0 ? 'images.main' : 'images.gallery')}
          >
            <a
              className={styles.link}
              href={largestFile(picture.url)}
              aria-label={imageLabel(index + 1, pictures.length, picture.alt)}
            >
              <div className={`well ${styles.well}`}>
                <ResponsiveImage
                  image={picture}
                  slot={gallerySlot(index, pictures.length)}
                  className="photo"
                />
              </div>
            </a>
          </li>
        ))}
      </ul>
      <Lightbox id="gallery-lightbox" title={title} count={pictures.length} />
    </section>
  );
}

function gallerySlot(index: number, count: number): Slot {
  return [{ from: '56rem', ...wideBox(index, count) }, phoneBox(index, count)];
}

function wideBox(index: number, count: number) {
  if (count === 1) return { width: '92vw', aspect: 16 / 9 };
  if (count === 2) return { width: '45.2vw', aspect: 1 };
  if (index === 0) return { width: '60.8vw', aspect: 1 };
  const lastRowCount = (count - 3) % 4;
  if (index < 3) return { width: '29.6vw', aspect: 1 };
  if (index < count - lastRowCount) return { width: '21.8vw', aspect: 1 };
  if (lastRowCount === 3) return { width: '29.6vw', aspect: 1 };
  return lastRowCount === 2
    ? { width: '45.2vw', aspect: 3 / 2 }
    : { width: '92vw', aspect: 21 / 9 };
}

function phoneBox(index: number, count: number) {
  const isFullWidth = index === 0 || (index % 2 === 1 && index === count - 1);
  return isFullWidth ? { width: '93vw', aspect: 4 / 3 } : { width: '45vw', aspect: 1 };
}

function largestFile(url: string) {
  const webp = imageVariants(url).filter(({ format }) => format === 'webp');
  return webp.at(-1)?.url ?? url;
}
