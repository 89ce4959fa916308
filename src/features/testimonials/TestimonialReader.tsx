import { nameLanguage } from '../../lib/text/name-language.ts';
import { pageMessages } from '../../messages/pages.ts';
import { frameMessages } from '../../messages/frame.ts';
import { filledBy } from '../../lib/html/field-marks.ts';
import { paths } from '../../site/paths.ts';
import { FilterTabs } from '../../ui/FilterTabs.tsx';
import { ResponsiveImage } from '../../ui/media/ResponsiveImage.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { Steps } from '../../ui/Steps.tsx';
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
};

/** Two tabs, and one testimonial at a time. */
export function TestimonialReader({ position, testimonials }: TestimonialReaderProps) {
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
              <Quotation testimonial={testimonial} />
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
      </div>
      <p className="sr" role="status" data-in-place-summary="" />
    </>
  );
}

function Quotation({ testimonial }: { testimonial: Testimonial }) {
  const { content, author, company, logo, location, project } = testimonial;
  const isLong = content.length > longestInLargeType;
  return (
    <figure className={styles.quotation} data-summary={`${content} ${author}`}>
      <blockquote
        className={isLong ? `${styles.text} ${styles.long}` : styles.text}
        {...filledBy('content type')}
      >
        {pageMessages().testimonials.quoted(content)}
      </blockquote>
      <figcaption className={styles.by} {...filledBy('companyLogo')}>
        {logo ? (
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

const longestInLargeType = 260;

function stepTo({ type, number }: TestimonialPosition, step: -1 | 1, total: number) {
  const exists = number + step >= 1 && number + step <= total;
  return exists ? positionUrl({ type, number: number + step }) : undefined;
}

function positionUrl(position: TestimonialPosition) {
  return paths.testimonials + positionQuery(position);
}
