import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useState, type ReactNode } from 'react';
import { useRead } from '../../admin/actions/useAction.ts';
import { FilterSelect } from '../../admin/controls/FilterSelect.tsx';
import { Alert } from '../../admin/feedback/Alert.tsx';
import { settings } from '../../site/settings/settings.ts';
import { languageLabel } from '../translations/translation.ts';
import { campaignErrors, campaignNoun } from './campaign.ts';
import styles from './Campaigns.module.css';
import { useAudience } from './useAudience.ts';

/** The widths of emails on a desk and on a phone, in CSS pixels. */
const widths = { Desktop: 600, Phone: 390 } as const;

/** The email itself, as the server writes it to a real reader, while the editor types. */
export function EmailPane({ id }: { id: string | undefined }) {
  const read = useRead();
  const { count, typed } = useAudience(id);
  const [language, setLanguage] = useState<string>(settings().language.locale);
  const [isText, setText] = useState(false);
  const [isDark, setDark] = useState(false);
  const [width, setWidth] = useState<number>(widths.Desktop);
  const readers = count?.languages ?? [];
  const isSource = language === settings().language.locale;
  // Without a text in their own language, people get the source's.
  const reader =
    readers.find((one) => one.language === language) ??
    (isSource ? readers.find(({ hasText }) => !hasText) : undefined);
  const input = { typed, language, readerId: reader?.first ?? null };
  const { data, error } = useQuery({
    queryKey: [campaignNoun.name, 'preview', input],
    queryFn: () => read(actions.campaigns.preview, input as never, campaignErrors.preview),
    placeholderData: keepPreviousData,
    enabled: count !== undefined,
  });
  if (error) return <Alert>{error.message}</Alert>;
  if (!data || !count) return <aside className={styles.pane} aria-label="Email" />;
  const { languages, problems, from, to, subject } = data;
  return (
    <aside className={styles.pane} aria-label="Email">
      <div className={styles.bar}>
        {languages.length > 1 && (
          <div className={styles.language}>
            <FilterSelect
              label="Language"
              value={language}
              options={languages.map((value) => ({ value, label: languageLabel(value) }))}
              onChoose={setLanguage}
            />
          </div>
        )}
        <Switch label="Parts">
          <Choice isChosen={!isText} onChoose={() => setText(false)}>
            Email
          </Choice>
          <Choice isChosen={isText} onChoose={() => setText(true)}>
            Plain text
          </Choice>
        </Switch>
        {!isText && (
          <Switch label="Appearance">
            {Object.entries(widths).map(([name, pixels]) => (
              <Choice key={name} isChosen={width === pixels} onChoose={() => setWidth(pixels)}>
                {name}
              </Choice>
            ))}
            <Choice isChosen={isDark} onChoose={() => setDark(!isDark)}>
              Dark
            </Choice>
          </Switch>
        )}
      </div>
      {problems.map((problem) => (
        <Alert key={problem}>{problem}</Alert>
      ))}
      <div className={styles.email} style={{ maxWidth: width }}>
        <p className={styles.head}>
          <span>From</span> <b>{from}</b> <span>to</span> <b>{to ?? 'no one yet'}</b>
          {to && `, 1 of ${count.people}`}
          <br />
          <span>Subject</span> <b>{subject}</b>
        </p>
        {isText ? (
          <pre className={styles.plain}>{data.text}</pre>
        ) : (
          <iframe
            key={width}
            className={styles.frame}
            // It runs no scripts, and its links cannot be pressed. Its height can be asked.
            sandbox="allow-same-origin"
            tabIndex={-1}
            srcDoc={inScheme(data.html, isDark)}
            title="Email as it is sent"
            onLoad={({ currentTarget: frame }) => {
              frame.style.height = `${frame.contentDocument?.documentElement.offsetHeight ?? 0}px`;
            }}
          />
        )}
      </div>
    </aside>
  );
}

/** The email in its light or its dark colours, whichever the editor has. */
function inScheme(html: string, isDark: boolean) {
  return html.replace(
    '@media (prefers-color-scheme: dark)',
    `@media ${isDark ? 'all' : 'not all'}`,
  );
}

function Switch({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.switch} role="group" aria-label={label}>
      {children}
    </div>
  );
}

type ChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode };

function Choice({ isChosen, onChoose, children }: ChoiceProps) {
  return (
    <button type="button" aria-pressed={isChosen} onClick={onChoose}>
      {children}
    </button>
  );
}
