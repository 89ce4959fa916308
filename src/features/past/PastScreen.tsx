import { typedTime } from '../../admin/fields/dates/TimeInput.tsx';
import { ScreenHead } from '../../admin/frame/ScreenHead.tsx';
import { timeZoneCity } from '../../lib/time/zoned-time.ts';
import { paths } from '../../site/paths.ts';
import { headOffice } from '../../site/settings/settings.ts';
import { formatSize } from '../media/format-size.ts';
import type { PastView } from './past.ts';
import styles from './PastScreen.module.css';

type PastScreenProps = {
  view: PastView | undefined;
  error: string | undefined;
  mayErase: boolean;
  /** True after a person was erased. */
  isErased: boolean | undefined;
};

/** A public page as it was at a time. Works without script. */
export function PastScreen({ view, error, mayErase, isErased = false }: PastScreenProps) {
  return (
    <>
      <ScreenHead
        title="Past pages"
        back={{ text: 'Back to Activity', address: paths.adminActivity }}
      />
      {error && <p role="alert">Error: {error}</p>}
      {isErased && <p role="status">Personal data erased</p>}
      {view && <Choice view={view} />}
      {view?.problem && (
        <p className={styles.problem} role="status">
          {view.problem}
        </p>
      )}
      {mayErase && view?.erasable && <Erase one={view.erasable} page={view.page} />}
      {view?.path !== undefined && <Page view={view} path={view.path} />}
    </>
  );
}

function Choice({ view }: { view: PastView }) {
  const { timeZone } = headOffice();
  return (
    <form className={styles.choice} action={paths.adminPast()}>
      <input type="hidden" name="at" value={view.at} />
      <label className={styles.page}>
        Page
        <select name="page" defaultValue={view.page}>
          {view.choices.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </label>
      <label>
        Date
        <input type="date" name="day" defaultValue={view.day} required />
      </label>
      <label>
        {`Time in ${timeZoneCity(timeZone)}`}
        <input
          {...typedTime}
          name="time"
          size={8}
          pattern="([01]?\d|2[0-3])([:.hH]?[0-5]\d)?"
          title="Enter a time, such as 09:30"
          defaultValue={view.time}
          required
        />
      </label>
      <button className={styles.show} type="submit">
        Show
      </button>
    </form>
  );
}

/** Works without script: the question opens below its summary. */
function Erase({ one, page }: { one: string; page: string }) {
  return (
    <details className={styles.erase}>
      <summary>{`Erase this deleted ${one}…`}</summary>
      <form method="post" action={paths.adminPast(page)}>
        <p>
          {`This permanently deletes all versions of this ${one}, and the images that only this ${one} had. It no longer appears on pages of earlier days. It cannot be undone.`}
        </p>
        <p>Existing backups still contain this data until they are deleted.</p>
        <button type="submit">Erase</button>
      </form>
    </details>
  );
}

function Page({ view, path }: { view: PastView; path: string }) {
  const { at, page, text, storedBytes } = view;
  return (
    <section className={styles.shown} aria-labelledby="as-of">
      <div className={styles.bar}>
        <h2 id="as-of">{`As of ${text}. Today’s design.`}</h2>
        <div className={styles.downloads}>
          <a href={paths.adminPastPdf(page, at)}>Download PDF</a>
          <a href={paths.adminPastHtml(page, at)}>Download HTML</a>
        </div>
      </div>
      <p className={styles.about}>
        The PDF contains the text and images of the page, its URL, both times, and the SHA-256 hash
        of its HTML and of each file. The HTML is attached.
        {storedBytes > 0 &&
          ` ${formatSize(storedBytes)} of deleted files are kept for pages of earlier days.`}
      </p>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- The page's content security policy has the sandbox. */}
      <iframe
        className={styles.frame}
        src={paths.adminPastPage(page, at)}
        title={`${path} as of ${text}`}
      />
    </section>
  );
}
