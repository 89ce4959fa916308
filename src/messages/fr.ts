import { alerts } from './fr/alerts.ts';
import { campaigns } from './fr/campaigns.ts';
import { forms } from './fr/forms.ts';
import { frame } from './fr/frame.ts';
import { legal } from './fr/legal.ts';
import { pages } from './fr/pages.ts';
import { partners } from './fr/partners.ts';
import { brochure, deposits, firstAccess, percent } from './fr/payments.ts';
import { calls, facts, overview, project, residences, statuses } from './fr/projects.ts';
import { receipt } from './fr/receipt.ts';
import { search } from './fr/search.ts';
import { sellers } from './fr/sellers.ts';
import { shortlist } from './fr/shortlist.ts';
import { subscriptions } from './fr/subscriptions.ts';
import { viewings } from './fr/viewings.ts';
import type { Messages } from './messages.ts';

export const french: Messages = {
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
