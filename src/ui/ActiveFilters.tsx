import styles from './ActiveFilters.module.css';
import { MoneyText } from './amounts/MoneyText.tsx';
import { TextLink } from './TextLink.tsx';

type ActiveFiltersProps = {
  className?: string | undefined;
  /** What was chosen, each with the URL without it. */
  filters: readonly { text: string; href: string }[];
  /** The URL without any. */
  clearHref: string;
  texts: { chosen: string; remove: (text: string) => string; clear: string };
};

/** The filters of a list, each as a link that removes it. */
export function ActiveFilters({ className = '', filters, clearHref, texts }: ActiveFiltersProps) {
  return (
    <ul className={`${styles.filters} ${className}`} aria-label={texts.chosen}>
      {filters.map(({ text, href }) => (
        <li key={text}>
          <a className={styles.filter} href={href} aria-label={texts.remove(text)}>
            <span>
              <MoneyText text={text} />
            </span>
            <i aria-hidden="true" />
          </a>
        </li>
      ))}
      <li className={styles.last}>
        <TextLink className={styles.clear} href={clearHref}>
          {texts.clear}
        </TextLink>
      </li>
    </ul>
  );
}
