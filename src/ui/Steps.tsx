import { Icon } from './Icon.tsx';
import styles from './Steps.module.css';

type StepsProps = {
  /** The accessible name. */
  label: string;
  className?: string | undefined;
  /** Where one stands, such as `2 / 9`. */
  count: string;
  /** What each step is called, such as `Next testimonial`. */
  called: { previous: string; next: string };
  /** The addresses; undefined at an end. */
  previous: string | undefined;
  next: string | undefined;
};

/** The ways to what comes before and after. */
export function Steps({ label, className, count, called, previous, next }: StepsProps) {
  return (
    <nav className={[styles.steps, className].filter(Boolean).join(' ')} aria-label={label}>
      <p className={`num ${styles.count}`}>{count}</p>
      <Step control="previous" label={called.previous} icon="arrowLeft" href={previous} />
      <Step control="next" label={called.next} icon="arrowRight" href={next} />
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
