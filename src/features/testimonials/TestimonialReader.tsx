import { paths } from '../../site/paths.ts';
import { FilterTabs } from '../../ui/FilterTabs.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { queryOf, testimonialTabs, type TestimonialPlace } from './testimonial-place.ts';
import { testimonialErrors, type Testimonial } from './testimonial.ts';
import styles from './TestimonialReader.module.css';

type TestimonialReaderProps = {
  place: TestimonialPlace;
  /** Those of the chosen tab. */
  testimonials: Testimonial[];
};

/** Two tabs, and one testimonial at a time. */
export function TestimonialReader({ place, testimonials }: TestimonialReaderProps) {
  const testimonial = testimonials[place.number - 1];
  const tabs = testimonialTabs.map(({ type, label }) => ({
    label,
    href: addressOf({ type, number: 1 }),
    isCurrent: type === place.type,
  }));
  return (
    <>
      <div id="testimonials" data-in-place="">
        <FilterTabs label="Testimonials" tabs={tabs} />
        <section className={`wrap grid ${styles.reader}`} aria-label={labelOf(place)}>
          {testimonial ? (
            <>
              <Quotation testimonial={testimonial} />
              <Steps place={place} total={testimonials.length} />
            </>
          ) : (
            <p className={`lead ${styles.none}`} data-summary={testimonialErrors.none}>
              {testimonialErrors.none}
            </p>
          )}
        </section>
      </div>
      <p className="sr" role="status" data-in-place-summary="" />
    </>
  );
}

function Quotation({ testimonial }: { testimonial: Testimonial }) {
  const { content, author, company, logo, location } = testimonial;
  const isLong = content.length > longestInLargeType;
  return (
    <figure className={styles.quotation} data-summary={`${content} ${author}`}>
      <blockquote className={isLong ? `${styles.text} ${styles.long}` : styles.text}>
        {`“${content}”`}
      </blockquote>
      <figcaption className={styles.by}>
        {logo ? <Picture image={logo} slot={[{ width: '96px' }]} className={styles.logo} /> : null}
        <div>
          <p className={styles.author}>{author}</p>
          <p className="muted">{[company, location].filter(Boolean).join(', ')}</p>
        </div>
      </figcaption>
    </figure>
  );
}

function Steps({ place, total }: { place: TestimonialPlace; total: number }) {
  const { type, number } = place;
  return (
    <nav className={styles.steps} aria-label="Testimonials, one by one">
      <p className={`num ${styles.count}`}>{`${number} / ${total}`}</p>
      <Step
        control="previous"
        label="Previous testimonial"
        icon="arrowLeft"
        href={number > 1 ? addressOf({ type, number: number - 1 }) : undefined}
      />
      <Step
        control="next"
        label="Next testimonial"
        icon="arrowRight"
        href={number < total ? addressOf({ type, number: number + 1 }) : undefined}
      />
    </nav>
  );
}

type StepProps = {
  control: 'previous' | 'next';
  label: string;
  icon: 'arrowLeft' | 'arrowRight';
  /** Undefined at the end: the step is then there, but leads nowhere. */
  href: string | undefined;
};

function Step({ control, label, icon, href }: StepProps) {
  const common = { className: styles.step, 'aria-label': label, 'data-control': control };
  if (href === undefined) {
    return (
      <span {...common} role="link" aria-disabled="true" tabIndex={-1}>
        <Icon name={icon} />
      </span>
    );
  }
  return (
    <a {...common} href={href} rel={control === 'next' ? 'next' : 'prev'}>
      <Icon name={icon} />
    </a>
  );
}

const longestInLargeType = 260;

function labelOf({ type }: TestimonialPlace) {
  return testimonialTabs.find((tab) => tab.type === type)?.label;
}

function addressOf(place: TestimonialPlace) {
  return paths.testimonials + queryOf(place);
}
