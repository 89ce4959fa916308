import { nameLanguage } from '../../lib/text/name-language.ts';
import { pageMessages } from '../../messages/pages.ts';
import { frameMessages } from '../../messages/frame.ts';
import { filledBy } from '../../lib/html/field-marks.ts';
import { paths } from '../../site/paths.ts';
import { FilterTabs } from '../../ui/FilterTabs.tsx';
import type { Slot } from '../../lib/media/image-slot.ts';
import type { Image } from '../../lib/media/image-url.ts';
import { ResponsiveImage, type BuiltImage } from '../../ui/media/ResponsiveImage.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Steps } from '../../ui/Steps.tsx';
import { imageNote } from '../projects/image-types.ts';
import {
  positionQuery,
  testimonialTabs,
  type TestimonialPosition,
} from './testimonial-position.ts';
import type { Testimonial } from './testimonial.ts';
import styles from './TestimonialReader.module.css';

type TestimonialReaderProps = {
  position: TestimonialPosition;
  /** The testimonials of the chosen tab. */
  testimonials: Testimonial[];
  /** Shown beside a testimonial without an image of its own. */
  image: Image | BuiltImage | null;
};

/** Two tabs, and one testimonial at a time, with the names of all. */
export function TestimonialReader({ position, testimonials, image }: TestimonialReaderProps) {
  const testimonial = testimonials[position.number - 1];
  const messages = pageMessages().testimonials;
  const tabs = testimonialTabs.map(({ type }) => ({
    label: messages.tabs[type],
    href: positionUrl({ type, number: 1 }),
    isCurrent: type === position.type,
  }));
  return (
    <>
      <div id="testimonials" data-in-place="">
        <FilterTabs label={messages.label} tabs={tabs} />
        <section className={`wrap grid ${styles.reader}`} aria-label={messages.tabs[position.type]}>
          {testimonial ? (
            <>
              <Quotation testimonial={testimonial} image={image} />
              <Steps
                label={messages.oneByOne}
                className={styles.steps}
                count={`${position.number} / ${testimonials.length}`}
                called={frameMessages().testimonials}
                previous={stepTo(position, -1, testimonials.length)}
                next={stepTo(position, 1, testimonials.length)}
              />
            </>
          ) : (
            <p className={`lead ${styles.none}`} data-summary={messages.none}>
              {messages.none}
            </p>
          )}
        </section>
        {testimonials.length > 1 ? <Names position={position} testimonials={testimonials} /> : null}
      </div>
      <p className="sr" role="status" data-in-place-summary="" />
    </>
  );
}

type QuotationProps = { testimonial: Testimonial; image: Image | BuiltImage | null };

function Quotation({ testimonial, image }: QuotationProps) {
  const { type, content, author, company, logo, location, project } = testimonial;
  const hasPlate = type === 'developer' && logo !== null;
  const shown = hasPlate ? logo : (project?.image ?? image);
  const note = hasPlate || !project?.image ? undefined : imageNote(project.image);
  const isLong = content.length > longestInLargeType;
  return (
    <figure className={styles.quotation} data-summary={`${content} ${author}`}>
      <blockquote
        className={isLong ? `${styles.text} ${styles.long}` : styles.text}
        {...filledBy('content type')}
      >
        {pageMessages().testimonials.quoted(content)}
      </blockquote>
      {shown ? (
        <div className={`${styles.side} ${hasPlate ? styles.plate : 'cover'}`}>
          <ResponsiveImage
            image={shown}
            slot={hasPlate ? plateSlot : slot}
            className={hasPlate ? undefined : 'photo'}
          />
        </div>
      ) : null}
      {note ? <p className={`small muted ${styles.note}`}>{note}</p> : null}
      <figcaption className={styles.by} {...filledBy('companyLogo')}>
        {logo && !hasPlate ? (
          <ResponsiveImage image={logo} slot={[{ width: '96px' }]} className={styles.logo} />
        ) : null}
        <div>
          <p className={styles.author} lang={nameLanguage()} {...filledBy('author')}>
            {author}
          </p>
          <p className="muted" {...filledBy('company location')}>
            {[company, location].filter(Boolean).join(', ')}
          </p>
          {project ? (
            <p {...filledBy('projectId')}>
              <TextLink href={paths.project(project.slug)}>
                {frameMessages().viewProject(project.title)}
              </TextLink>
            </p>
          ) : null}
        </div>
      </figcaption>
    </figure>
  );
}

const slot: Slot = [
  { from: '56rem', width: '34vw', height: 'max(36.7vw, 33rem)' },
  { width: '100vw', height: '22rem' },
];
const plateSlot: Slot = [{ from: '56rem', width: '18vw' }, { width: '52vw' }];

const longestInLargeType = 200;

type NamesProps = Pick<TestimonialReaderProps, 'position' | 'testimonials'>;

function Names({ position: { type, number }, testimonials }: NamesProps) {
  return (
    <div className={`wrap ${styles.names}`}>
      <nav aria-label={pageMessages().testimonials.names}>
        <ul>
          {testimonials.map(({ id, author }, index) => (
            <li key={id}>
              <a
                className={styles.name}
                href={positionUrl({ type, number: index + 1 })}
                aria-current={index + 1 === number ? 'true' : undefined}
                data-control={id}
                lang={nameLanguage()}
              >
                {author}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}

function stepTo({ type, number }: TestimonialPosition, step: -1 | 1, total: number) {
  const exists = number + step >= 1 && number + step <= total;
  return exists ? positionUrl({ type, number: number + step }) : undefined;
}

function positionUrl(position: TestimonialPosition) {
  return paths.testimonials + positionQuery(position);
}
