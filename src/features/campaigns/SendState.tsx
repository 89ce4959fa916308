import { useQuery } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { useRead } from '../../admin/actions/useAction.ts';
import { formatShortTime } from '../../admin/controls/format-local-time.ts';
import table from '../../admin/lists/PlainTable.module.css';
import { plural } from '../../lib/text/plural.ts';
import { campaignErrors, campaignNoun } from './campaign.ts';
import { sendStateText } from './send-texts.tsx';

/** Where the last sending of a campaign is, with the number of its people or when the campaign was saved. */
export function SendState({ id, savedAt }: { id: string; savedAt?: string }) {
  const read = useRead();
  const { data } = useQuery({
    queryKey: [campaignNoun.name, 'states'],
    queryFn: () => read(actions.campaigns.states, undefined, campaignErrors.sends),
  });
  const send = data?.find(({ campaignId }) => campaignId === id);
  if (!data) return null;
  const text = send ? sendStateText(send) : 'Not sent';
  if (savedAt) return `${text}, saved ${formatShortTime(savedAt)}`;
  if (!send) return <span className="muted">{text}</span>;
  return (
    <>
      {text}
      <small className={table.lighter}>{plural(send.people, '1 person', '# people')}</small>
    </>
  );
}
