import { paragraphs } from '../../lib/paragraphs.ts';
import { plural } from '../../lib/plural.ts';
import { settings } from '../../site/settings.ts';
import styles from './FirstAccessScreen.module.css';

type LetterPreviewProps = { name: string; subject: string; words: string; openings: number };

/** Previews the letter to the first selected person. */
export function LetterPreview({ name, subject, words, openings }: LetterPreviewProps) {
  return (
    <aside className={styles.preview} aria-label="Letter">
      <p className={styles.quiet}>The letter{name && `, to ${name}`}</p>
      <div className={styles.letter}>
        <p className={styles.company}>{settings().company.name}</p>
        <h3>{subject || 'Choose a project'}</h3>
        <p>Dear {name || '…'},</p>
        {paragraphs(words).map((text) => (
          <p key={text}>{text}</p>
        ))}
        <p>
          <span className={styles.button}>See the homes</span>
        </p>
        <p className={styles.quiet}>
          The link is theirs: it opens on {plural(openings, '# device', '# devices')}. One press
          leaves the list.
        </p>
      </div>
    </aside>
  );
}
