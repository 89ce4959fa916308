import { byteOrderMark, csvLine, csvStream } from '../../records/csv.ts';
import { isVersioned, versioned } from '../nouns.ts';
import { filterSchema, otherKinds, type ActivityEntry, type FieldChange } from './activity.ts';
import { everyActivity } from './activity.server.ts';
import { actorWords, phraseOf } from './activity-words.ts';

const columns = ['When', 'Who', 'Account', 'Action', 'Type', 'Name', 'Changes', 'Undone'];

/** Streams the filtered activity as CSV. The filter has the same parameters as the page's URL. */
export async function openActivityCsv(
  query: URLSearchParams,
  timeZone: string,
  momentText: (moment: string) => string,
) {
  const table = {
    head: byteOrderMark + csvLine(columns),
    lines: (entries: ActivityEntry[]) =>
      entries.map((entry) => csvLine(cellsOf(entry, momentText))).join(''),
  };
  const filter = filterSchema.parse(Object.fromEntries(query));
  return csvStream(table, everyActivity(filter, timeZone));
}

function cellsOf(entry: ActivityEntry, momentText: (moment: string) => string) {
  const { at, actor, actorName, kind, name, changes, undone } = entry;
  const { verb, subject = '', after = '' } = phraseOf(entry);
  return [
    momentText(at),
    actorWords(actor, actorName),
    actor.startsWith('@') ? '' : actor,
    [verb, subject, after].filter(Boolean).join(' '),
    kindWords(kind),
    name,
    changes.map(changeText).join('. '),
    undone ? momentText(undone.at) : '',
  ];
}

function kindWords(kind: string) {
  if (isVersioned(kind)) return versioned[kind].noun.title;
  return kind in otherKinds ? otherKinds[kind as keyof typeof otherKinds] : kind;
}

function changeText({ label, from, to }: FieldChange) {
  return from === null || to === null ? label : `${label}: ${from} → ${to}`;
}
