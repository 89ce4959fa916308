import { useFields } from '../../../admin/fields/fields-context.ts';
import { siteLanguages } from '../../../model/languages.ts';
import { languageLabel } from '../translation.ts';
import styles from './Exchange.module.css';
import { LanguageExchange } from './LanguageExchange.tsx';

/** For each language of the site, its texts as a file for a translator outside, and back. */
export function LanguageFiles() {
  const { mode } = useFields();
  const languages = siteLanguages();
  if (mode !== 'form' || languages.length === 0) return null;
  return (
    <section className={styles.files} aria-label="Files for translators">
      <h3>Files for translators</h3>
      <ul>
        {languages.map(({ locale, name }) => (
          <li key={locale}>
            <p>
              <b>{languageLabel(locale)}</b> <span lang={locale}>{name}</span>
            </p>
            <LanguageExchange locale={locale} />
          </li>
        ))}
      </ul>
    </section>
  );
}
