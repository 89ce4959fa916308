import styles from './session.module.css';

type FailureBannerProps = { failure?: { message: string; hint?: string } | undefined };

/** Always rendered, hidden without a failure, so that the script can fill it. */
export function FailureBanner({ failure }: FailureBannerProps) {
  return (
    <div className={styles.banner} role="alert" hidden={!failure}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d="M10 3l8 14H2zM10 8v4M10 14.4v.2" />
      </svg>
      <p>
        <span>{failure?.message}</span> <span>{failure?.hint}</span>
      </p>
    </div>
  );
}
