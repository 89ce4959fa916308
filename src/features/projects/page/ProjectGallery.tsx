import { filledBy } from '../../../lib/html/field-marks.ts';
import type { Slot } from '../../../lib/media/image-slot.ts';
import type { Image } from '../../../lib/media/image-url.ts';
import { imageVariants } from '../../../lib/media/image-variants.ts';
import { projectMessages } from '../../../messages/projects.ts';
import { Lightbox } from '../../../ui/media/Lightbox.tsx';
import { altWithType, imageTypeText, renderingsText } from '../image-types.ts';
import { ResponsiveImage } from '../../../ui/media/ResponsiveImage.tsx';
import styles from './ProjectGallery.module.css';
import type { PlacedImage } from './project-images.ts';

const lightbox = 'gallery-lightbox';
const allImages = 'all';

type ProjectGalleryProps = {
  title: string;
  /** All pictures, in the order of the lightbox. */
  pictures: Image[];
  shown: PlacedImage[];
};

/** The first pictures. With script each opens in the lightbox, which shows all. */
export function ProjectGallery({ title, pictures, shown }: ProjectGalleryProps) {
  if (pictures.length <= 1) return null;
  const { viewAllImages } = projectMessages().project;
  return (
    <section
      className={`wrap ${styles.section}`}
      id="gallery"
      aria-labelledby="gallery-heading"
      data-lightbox={lightbox}
    >
      <h2 className="sr" id="gallery-heading">
        {projectMessages().project.sections.gallery}
      </h2>
      <ul className={styles.gallery}>
        {shown.map((item, place) => (
          <li key={item.picture.url} className={onlyOn(item) || undefined} {...filledByImage(item)}>
            <ImageLink item={item} count={pictures.length} slot={gallerySlot(place, shown)} />
          </li>
        ))}
      </ul>
      <p className={styles.foot}>
        <span className={styles.renderings}>{renderingsText(pictures)}</span>
        <a className={styles.all} href={`#${allImages}`} data-picture={0}>
          {viewAllImages(pictures.length)}
        </a>
      </p>
      <Lightbox id={lightbox} listId={allImages} title={title} />
    </section>
  );
}

/** The target of the link to all images. Hidden until then; the lightbox takes its pictures from it. */
export function AllImages({ pictures }: { pictures: Image[] }) {
  if (pictures.length <= 1) return null;
  return (
    <section className={`wrap ${styles.list}`} aria-label={projectMessages().project.allImages}>
      <ul id={allImages} data-lightbox={lightbox}>
        {pictures.map((picture, index) => (
          <li key={picture.url}>
            <ImageLink item={{ picture, index }} count={pictures.length} slot={listSlot} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ImageProps = { item: PlacedImage; count: number };
type PageImageProps = ImageProps & { isPair?: boolean };

/** A picture between two sections, or beside one. */
export function PageImage({ item, count, isPair = false }: PageImageProps) {
  return (
    <div
      className={`${isPair ? styles.pair : styles.breath} ${onlyOn(item)}`}
      data-lightbox={lightbox}
      {...filledByImage(item)}
    >
      <ImageLink item={item} count={count} slot={isPair ? pairSlot : breathSlot} />
    </div>
  );
}

function ImageLink({ item, count, slot }: ImageProps & { slot: Slot }) {
  const { picture, index } = item;
  const type = imageTypeText(picture);
  return (
    <a
      className={`cover ${styles.link}`}
      href={largestFile(picture.url)}
      aria-label={projectMessages().project.imageLabel(index + 1, count, altWithType(picture))}
      data-image-type={type}
      data-picture={index}
    >
      <ResponsiveImage image={picture} slot={slot} className="photo" />
    </a>
  );
}

function onlyOn({ only }: PlacedImage) {
  if (only === undefined) return '';
  return only === 'wide' ? styles.wideOnly : styles.phoneOnly;
}

function filledByImage({ index }: PlacedImage) {
  return filledBy(index === 0 ? 'images.main' : 'images.gallery');
}

function gallerySlot(place: number, shown: PlacedImage[]): Slot {
  if (shown.length === 1) return breathSlot;
  const isFirst = place === 0;
  const aspect = shown.length === 2 ? (isFirst ? 3 / 2 : 2 / 3) : isFirst ? 65 / 46 : 4 / 3;
  // The second has no neighbour on a phone if the third is for wide screens only.
  const isAlone = place === 1 && (shown.length === 2 || shown[2]?.only === 'wide');
  return [
    { from: '56rem', width: isFirst ? '65vw' : '29.6vw', aspect },
    {
      width: isFirst ? '100vw' : isAlone ? '93vw' : '45vw',
      aspect: isFirst || isAlone ? 7 / 4 : 4 / 3,
    },
  ];
}

const listSlot: Slot = [{ width: '93vw' }];
const pairSlot: Slot = [
  { from: '56rem', width: '42vw', aspect: 4 / 5 },
  { width: '100vw', aspect: 7 / 4 },
];
const breathSlot: Slot = [
  { from: '56rem', width: '100vw', aspect: 21 / 9 },
  { width: '100vw', aspect: 7 / 4 },
];

function largestFile(url: string) {
  const webp = imageVariants(url).filter(({ format }) => format === 'webp');
  return webp.at(-1)?.url ?? url;
}
