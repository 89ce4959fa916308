import type { Image } from '../../lib/image-url.ts';
import { imageVariants } from '../../lib/image-variants.ts';
import { Lightbox } from '../../ui/Lightbox.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './ProjectGallery.module.css';

type ProjectGalleryProps = { title: string; pictures: Image[] };

/** Each picture is a link to its large file, which a lightbox takes over where there is script. */
export function ProjectGallery({ title, pictures }: ProjectGalleryProps) {
  if (pictures.length === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="gallery-heading">
      <h2 className={`display display--2 ${styles.heading}`} id="gallery-heading">
        Gallery
      </h2>
      <ul className={`grid ${styles.gallery}`} data-lightbox="gallery-lightbox">
        {pictures.map((picture, index) => (
          <li key={picture.url} className={styles.item}>
            <a
              className={styles.link}
              href={largestFile(picture.url)}
              aria-label={`Picture ${index + 1} of ${pictures.length}${picture.alt && `: ${picture.alt}`}`}
            >
              <div className={`well ${styles.well}`}>
                <Picture image={picture} sizes={index === 0 ? large : small} className="photo" />
              </div>
            </a>
          </li>
        ))}
      </ul>
      <Lightbox id="gallery-lightbox" title={title} count={pictures.length} />
    </section>
  );
}

const large = '(min-width: 56rem) 62vw, 92vw';
const small = '(min-width: 56rem) 31vw, 46vw';

function largestFile(url: string) {
  const webp = imageVariants(url).filter(({ format }) => format === 'webp');
  return webp.at(-1)?.url ?? url;
}
