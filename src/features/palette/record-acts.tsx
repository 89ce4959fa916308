import { actions } from 'astro:actions';
import type {
  Action,
  Change,
  ChangeOfMany,
  Refusal,
  Seen,
  StoredRecord,
} from '../../admin/actions.ts';
import { makeId } from '../../admin/forms/make-id.ts';
import type { PaletteAnswer, PaletteItem } from '../../admin/palette/palette-items.ts';
import { isNoun, nouns } from '../nouns.ts';
import { asked } from './asked.tsx';
import type { FoundRecord } from './found.ts';

type ManyAction = Action<{ records: Seen[] }, ChangeOfMany | Refusal>;
type Drafted = {
  publishMany: ManyAction;
  unpublishMany: ManyAction;
  duplicate: Action<{ id: string; newId: string | undefined }, Change<StoredRecord>>;
};

/** What can be done with a record that was found. */
export function actsOf(record: FoundRecord): PaletteItem[] {
  const { title, address, publicAddress, isPublic, isWaiting } = record;
  const own = draftedActions(record.kind);
  const publish = (act: 'publish' | 'unpublish') => own && (() => change(own, act, record));
  const items: (PaletteItem | false | undefined)[] = [
    { id: 'edit', title: `Edit ${title}`, address },
    publicAddress !== undefined && {
      id: 'view',
      title: `View ${title} on the site`,
      address: publicAddress,
    },
    isWaiting && { id: 'publish', title: `Publish ${title}`, answer: publish('publish') },
    isPublic &&
      own && { id: 'unpublish', title: `Unpublish ${title}`, answer: publish('unpublish') },
    own && { id: 'duplicate', title: `Duplicate ${title}`, answer: () => duplicate(own, record) },
  ];
  return items.filter((item) => typeof item === 'object');
}

async function change(own: Drafted, act: 'publish' | 'unpublish', record: FoundRecord) {
  const { id, title, address, revision = 0 } = record;
  const action = act === 'publish' ? own.publishMany : own.unpublishMany;
  const { refused } = await asked<ChangeOfMany>(action({ records: [{ id, revision }] }));
  // The list behind the palette reads anew, as when somebody comes back to it.
  dispatchEvent(new Event('visibilitychange'));
  const done = act === 'publish' ? 'is published' : 'is unpublished';
  const [why] = refused.map((one) => one.why);
  return toldOf(why === undefined ? `${title} ${done}` : `${title}: ${why}`, title, address);
}

async function duplicate(own: Drafted, { id, title, address }: FoundRecord) {
  const newId = makeId();
  const copied = await asked<Change<StoredRecord>>(own.duplicate({ id, newId }));
  if (copied.outcome !== 'done') return toldOf(`${title} was deleted meanwhile`, title, address);
  dispatchEvent(new Event('visibilitychange'));
  return toldOf(`A copy of ${title} is a draft`, 'the copy', address.replace(id, copied.record.id));
}

function toldOf(heading: string, name: string, address: string): PaletteAnswer {
  return {
    heading,
    groups: [{ title: 'Do', items: [{ id: 'edit', title: `Edit ${name}`, address }] }],
  };
}

/** The actions of every noun with drafts take the same, which their union does not say. Pages of the site stay. */
function draftedActions(kind: string) {
  if (!isNoun(kind) || kind === 'pages' || !nouns[kind].noun.hasDrafts) return undefined;
  return actions[kind] as unknown as Drafted;
}
