import { frameMessages } from '../../messages/frame.ts';
import type { LanguageLink } from '../../model/languages.ts';
import styles from './LanguageSwitch.module.css';

type Languages = { languages: LanguageLink[] };

/** In the bar. A script closes it: see `languageScript`. */
export function LanguageSwitch({ languages, className }: Languages & { className?: string }) {
  const current = languages.find(({ isCurrent }) => isCurrent);
  if (!current) return null;
  return (
    <details className={styles.switch} data-languages="">
      <summary
        className={`${className} ${styles.current}`}
        aria-label={frameMessages().currentLanguage(shortName(current))}
      >
        {shortName(current)}
      </summary>
      <ul className={styles.list}>
        {languages.map((language) => (
          <li key={language.locale}>
            <Name {...language} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** In the menu of a phone and in the footer. */
export function LanguageNames({ languages }: Languages) {
  if (languages.length === 0) return null;
  return (
    <nav className={styles.names} aria-label={frameMessages().language}>
      {languages.map((language) => (
        <Name key={language.locale} {...language} />
      ))}
    </nav>
  );
}

function Name({ name, tag, href, isCurrent }: LanguageLink) {
  return (
    <a href={href} lang={tag} hrefLang={tag} aria-current={isCurrent || undefined}>
      {name}
    </a>
  );
}

/** `FR` for a name in Latin letters, else the name. */
function shortName({ name, tag }: LanguageLink) {
  return /\p{Script=Latin}/u.test(name) ? tag.slice(0, 2).toUpperCase() : name;
}
