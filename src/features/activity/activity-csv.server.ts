import { byteOrderMark, csvLine, csvStream } from '../../model/csv.ts';
import { isVersioned, versioned } from '../nouns.ts';
import { filterSchema, otherKinds, type ActivityEntry, type FieldChange } from './activity.ts';
import { everyActivity } from './activity.server.ts';
import { actorLabel, describeEntry } from './activity-text.ts';

const columns = ['When', 'Who', 'Account', 'Action', 'Type', 'Name', 'Changes', 'Undone'];

/** Streams the filtered activity as CSV. The filter has the same parameters as the page's URL. */
export async function openActivityCsv(
  query: URLSearchParams,
  timeZone: string,
  formatTime: (time: string) => string,
) {
  const table = {
    head: byteOrderMark + csvLine(columns),
    lines: (entries: ActivityEntry[]) =>
      entries.map((entry) => csvLine(csvCells(entry, formatTime))).join(''),
  };
  const filter = filterSchema.parse(Object.fromEntries(query));
  return csvStream(table, everyActivity(filter, timeZone));
}

function csvCells(entry: ActivityEntry, formatTime: (time: string) => string) {
  const { at, actor, actorName, kind, name, changes, undone } = entry;
  const { verb, subject = '', after = '' } = describeEntry(entry);
  return [
    formatTime(at),
    actorLabel(actor, actorName),
    actor.startsWith('@') ? '' : actor,
    [verb, subject, after].filter(Boolean).join(' '),
    kindLabel(kind),
    name,
    changes.map(changeText).join('. '),
    undone ? formatTime(undone.at) : '',
  ];
}

function kindLabel(kind: string) {
  if (isVersioned(kind)) return versioned[kind].noun.title;
  return kind in otherKinds ? otherKinds[kind as keyof typeof otherKinds] : kind;
}

function changeText({ label, from, to }: FieldChange) {
  return from === null || to === null ? label : `${label}: ${from} → ${to}`;
}
