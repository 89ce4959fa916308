import { alerts } from './ja/alerts.ts';
import { campaigns } from './ja/campaigns.ts';
import { forms } from './ja/forms.ts';
import { frame } from './ja/frame.ts';
import { legal } from './ja/legal.ts';
import { pages } from './ja/pages.ts';
import { partners } from './ja/partners.ts';
import { brochure, deposits, firstAccess, percent } from './ja/payments.ts';
import { calls, facts, overview, project, residences, statuses } from './ja/projects.ts';
import { receipt } from './ja/receipt.ts';
import { search } from './ja/search.ts';
import { sellers } from './ja/sellers.ts';
import { shortlist } from './ja/shortlist.ts';
import { subscriptions } from './ja/subscriptions.ts';
import { viewings } from './ja/viewings.ts';
import type { Messages } from './messages.ts';

export const japanese: Messages = {
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
