import { Icon } from './Icon.tsx';
import styles from './Steps.module.css';

type StepsProps = {
  /** The accessible name. */
  label: string;
  className?: string | undefined;
  /** The position, such as `2 / 9`. */
  count: string;
  /** The accessible names, such as `Next testimonial`. */
  called: { previous: string; next: string };
  /** The URLs of the neighbours, undefined at either end. */
  previous: string | undefined;
  next: string | undefined;
};

/** Links to the previous and the next item. */
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
  /** Undefined at the end, where the step is disabled. */
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
