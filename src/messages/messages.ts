import type { alerts } from './en/alerts.ts';
import type { campaigns } from './en/campaigns.ts';
import type { forms } from './en/forms.ts';
import type { frame } from './en/frame.ts';
import type { legal } from './en/legal.ts';
import type { pages } from './en/pages.ts';
import type * as partners from './en/partners.ts';
import type * as payments from './en/payments.ts';
import type * as projects from './en/projects.ts';
import type { receipt } from './en/receipt.ts';
import type * as search from './en/search.ts';
import type { sellers } from './en/sellers.ts';
import type { shortlist } from './en/shortlist.ts';
import type { subscriptions } from './en/subscriptions.ts';
import type { viewings } from './en/viewings.ts';

/** The messages of a language, by area. English has the complete set, so all others have the same keys. */
export type Messages = {
  alerts: typeof alerts;
  campaigns: typeof campaigns;
  forms: typeof forms;
  frame: typeof frame;
  legal: typeof legal;
  pages: typeof pages;
  partners: typeof partners;
  projects: typeof search & typeof payments & typeof projects;
  receipt: typeof receipt;
  sellers: typeof sellers;
  shortlist: typeof shortlist;
  subscriptions: typeof subscriptions;
  viewings: typeof viewings;
};

export type MessageArea = keyof Messages;
