import { useFields } from '../../../admin/fields/fields-context.ts';
import { plural } from '../../../lib/text/plural.ts';
import { publicLanguages } from '../../../model/languages.ts';
import { useLanguageStates } from '../../translations/editor/useLanguageStates.ts';
import { translationAddress } from '../../translations/translation-address.ts';
import { languageLabel } from '../../translations/translation.ts';
import { sectionNames, sectionTitles, settingsNoun } from '../setting.ts';
import styles from './SectionForm.module.css';

/** What pages in a public language show in the source language, with links to where it is translated. */
export function MissingTexts() {
  return useFields().mode === 'form' ? <MissingLines /> : null;
}

function MissingLines() {
  const states = useLanguageStates(settingsNoun.name);
  const lines = publicLanguages().flatMap(({ locale }) => {
    const sections = sectionNames.flatMap((recordId) => {
      const count = states?.[recordId]?.find(({ language }) => language === locale)?.missing ?? 0;
      return count > 0 ? [{ recordId, count }] : [];
    });
    const count = sections.reduce((sum, one) => sum + one.count, 0);
    if (count === 0) return [];
    const name = languageLabel(locale);
    return (
      <p key={locale}>
        <b className="num">{count}</b>{' '}
        {plural(count, `${name} text missing`, `${name} texts missing`)}:{' '}
        {sections.map(({ recordId }, index) => (
          <span key={recordId}>
            {index > 0 && ', '}
            <a
              href={translationAddress({ noun: 'settings', recordId, language: locale }, 'missing')}
            >
              {sectionTitles[recordId]}
            </a>
          </span>
        ))}
      </p>
    );
  });
  return lines.length === 0 ? null : <div className={styles.missing}>{lines}</div>;
}
