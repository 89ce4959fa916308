import { alerts } from './zh-hant/alerts.ts';
import { campaigns } from './zh-hant/campaigns.ts';
import { forms } from './zh-hant/forms.ts';
import { frame } from './zh-hant/frame.ts';
import { legal } from './zh-hant/legal.ts';
import { pages } from './zh-hant/pages.ts';
import { partners } from './zh-hant/partners.ts';
import { brochure, deposits, firstAccess, percent } from './zh-hant/payments.ts';
import { calls, facts, overview, project, residences, statuses } from './zh-hant/projects.ts';
import { receipt } from './zh-hant/receipt.ts';
import { search } from './zh-hant/search.ts';
import { sellers } from './zh-hant/sellers.ts';
import { shortlist } from './zh-hant/shortlist.ts';
import { subscriptions } from './zh-hant/subscriptions.ts';
import { viewings } from './zh-hant/viewings.ts';
import type { Messages } from './messages.ts';

export const traditionalChinese: Messages = {
  alerts,
  campaigns,
  forms,
  frame,
  legal,
  pages,
  partners,
  projects: {
    search,
    percent,
    deposits,
    firstAccess,
    brochure,
    project,
    overview,
    statuses,
    calls,
    residences,
    facts,
  },
  receipt,
  sellers,
  shortlist,
  subscriptions,
  viewings,
};
