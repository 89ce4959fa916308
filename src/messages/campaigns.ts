import { ownMessages } from '#languages';
import { campaigns } from './en/campaigns.ts';

/** The messages of campaigns: what stands around the text that the office writes. */
export function campaignMessages(): typeof campaigns {
  return ownMessages('campaigns') ?? campaigns;
}
