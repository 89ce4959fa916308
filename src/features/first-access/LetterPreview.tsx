import { paragraphs } from '../../lib/text/paragraphs.ts';
import { plural } from '../../lib/text/plural.ts';
import { settings } from '../../site/settings.ts';
import styles from './FirstAccessScreen.module.css';

type LetterPreviewProps = { name: string; subject: string; words: string; openings: number };

/** Previews the letter to the first selected person. */
export function LetterPreview({ name, subject, words, openings }: LetterPreviewProps) {
  return (
    <aside className={styles.preview} aria-label="Email preview">
      <p className={styles.quiet}>Preview{name && `, to ${name}`}</p>
      <div className={styles.letter}>
        <p className={styles.company}>{settings().company.name}</p>
        <h3>{subject || 'Choose a project'}</h3>
        <p>Dear {name || '…'},</p>
        {paragraphs(words).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <span className={styles.button}>View the homes</span>
        </p>
        <p className={styles.quiet}>
          Their personal link opens on {plural(openings, '# device', '# devices')}. One click
          unsubscribes.
        </p>
      </div>
    </aside>
  );
}
