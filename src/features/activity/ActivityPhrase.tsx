import { useEditor } from '../../admin/frame/member-context.ts';
import { capitalised } from '../../lib/text/capitalised.ts';
import { versioned } from '../nouns.ts';
import { otherKinds, type ActivityEntry } from './activity.ts';
import { actorLabel, describeEntry } from './activity-text.ts';

/** One sentence about an activity, with a link to its subject. */
export function ActivityPhrase({ entry }: { entry: ActivityEntry }) {
  const { actor, actorName, address } = entry;
  const email = useEditor();
  const { verb, subject, after } = describeEntry(entry);
  return (
    <>
      <b>{actor === email ? 'You' : actorLabel(actor, actorName)}</b> {verb}{' '}
      {subject && (address ? <a href={address}>{subject}</a> : <span>{subject}</span>)} {after}
    </>
  );
}

export function kindLabel(kind: string) {
  if (kind in otherKinds) return otherKinds[kind as keyof typeof otherKinds];
  return capitalised(versioned[kind as keyof typeof versioned].noun.short);
}
