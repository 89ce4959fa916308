import { useEditor } from '../../admin/frame/member-context.ts';
import { timeZoneOfPage } from '../../admin/controls/format-local-time.ts';
import { capitalised } from '../../lib/text/capitalised.ts';
import {
  longDate,
  formatShortDateTime,
  timeIn,
  todayIn,
  weekdayName,
} from '../../lib/time/dates.ts';
import { pastReference } from '../../model/past-address.ts';
import { paths } from '../../site/paths.ts';
import { isVersioned, versioned } from '../nouns.ts';
import { type ActivityEntry, type FieldChange, activityErrors } from './activity.ts';
import { ActivityPhrase, kindLabel } from './ActivityPhrase.tsx';
import styles from './ActivityScreen.module.css';
import { actorLabel, describeEntry } from './activity-text.ts';
import { actions } from 'astro:actions';
import { notUndone, undoChanges } from '../../admin/actions/undo-changes.ts';
import { useChange } from '../../admin/actions/useChange.ts';

/** The entries grouped by day. */
export function ActivityDays({ entries }: { entries: ActivityEntry[] }) {
  if (entries.length === 0) return null;
  const timeZone = timeZoneOfPage();
  const days = Map.groupBy(entries, ({ at }) => todayIn(timeZone, new Date(at)));
  const today = todayIn(timeZone);
  return [...days].map(([day, dayEntries]) => (
    <section key={day} className={styles.ofDay} aria-labelledby={`day-${day}`}>
      <h2 id={`day-${day}`}>
        {day === today ? 'Today' : weekdayName(day)}
        {day !== today && <span>{longDate(day)}</span>}
      </h2>
      <ol>
        {dayEntries.map((entry) => (
          <Entry key={entry.id} entry={entry} timeZone={timeZone} />
        ))}
      </ol>
    </section>
  ));
}

function Entry({ entry, timeZone }: { entry: ActivityEntry; timeZone: string }) {
  const { at, kind, changes, undone } = entry;
  const email = useEditor();
  const shortChanges = changes.filter(({ from, to }) => from !== null && to !== null);
  return (
    <li className={styles.entry}>
      <time className="num" dateTime={at}>
        {timeIn(timeZone, at)}
      </time>
      <p className={styles.phrase}>
        <ActivityPhrase entry={entry} />
      </p>
      <small>{kindLabel(kind)}</small>
      <div className={styles.offer}>
        {undone ? (
          <span>Undone {formatShortDateTime(timeZone, undone.at)}</span>
        ) : (
          <Offer entry={entry} />
        )}
        <ShowPast entry={entry} />
      </div>
      {(shortChanges.length > 0 || undone) && (
        <p className={styles.changes}>
          {shortChanges.map((change) => (
            <Change key={change.label} change={change} isNamed={changes.length > 1} />
          ))}
          {undone &&
            `Undone by ${undone.actor === email ? 'you' : actorLabel(undone.actor, undone.actorName)}.`}
        </p>
      )}
    </li>
  );
}

/** Leads to the page that the change concerns, as it was right after it. */
function ShowPast({ entry }: { entry: ActivityEntry }) {
  const { at, kind, subjectId } = entry;
  const page = pastPage(kind, subjectId);
  if (page === undefined) return null;
  return (
    <a
      href={paths.adminPast(page, endOfSecond(at))}
      aria-label={`Show as of… ${timeIn(timeZoneOfPage(), at)}, ${describeEntry(entry).subject}`}
    >
      Show as of…
    </a>
  );
}

/** The change itself is made a moment before its entry, or by another clock. */
function endOfSecond(time: string) {
  return time.replace(/\.\d{3}Z$/, '.999Z');
}

/** Undefined for changes that no page shows. */
function pastPage(kind: string, id: string | null) {
  if (isVersioned(kind) && id !== null)
    return 'hasNoPast' in versioned[kind].noun ? undefined : pastReference(kind, id);
  return kind === 'media' ? paths.home : undefined;
}

function Change({ change, isNamed }: { change: FieldChange; isNamed: boolean }) {
  const { label, from, to } = change;
  return (
    <>
      {isNamed && `${capitalised(label)}: `}
      {from && <del>{from}</del>} {to ? <ins>{to}</ins> : 'cleared'}.{' '}
    </>
  );
}

/** Undoes a change, or restores what it deleted. */
export function Offer({ entry }: { entry: ActivityEntry }) {
  const { offer, name, address } = entry;
  const { undo, isPending } = useUndo(entry);
  if (!offer) return null;
  if (offer === 'history') {
    return (
      <a href={address} aria-label={`Changed again since: open ${name}`}>
        Changed since
      </a>
    );
  }
  const label = offer === 'restore' ? 'Restore' : 'Undo';
  return (
    <button
      type="button"
      aria-label={`${label} ${describeEntry(entry).verb} ${name || describeEntry(entry).subject}`}
      aria-disabled={isPending}
      data-focus={`undo-${entry.id}`}
      onClick={undo}
    >
      {label}
    </button>
  );
}

function useUndo({ id, kind, offer, address, ...entry }: ActivityEntry) {
  const name = kind === 'enquiries' ? 'The enquiry' : entry.name;
  const { change, isBusy } = useChange({ keys: [['activity'], ['dashboard']] });
  const undo = undoChanges({
    action: actions.activity.undo,
    entryIds: [id],
    errorMessage: activityErrors.undo,
    report: ({ refused: [refusal] }) => {
      focusHeading();
      if (!refusal) return `${name} ${offer === 'restore' ? 'restored' : 'reverted'}`;
      return {
        ...notUndone(refusal.why),
        ...(address && { link: { label: 'Open', address } }),
      };
    },
  });
  return { undo: () => !isBusy && void change(undo), isPending: isBusy };
}

/** The button disappears once its entry cannot be undone any more, so the focus needs a new target. */
function focusHeading() {
  document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
}
