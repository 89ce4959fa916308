import type { Role } from '../../../src/model/rights.ts';

const answering = `enquiries.list enquiries.countWaiting enquiries.find enquiries.open enquiries.addNote enquiries.deleteNote
  enquiries.resend enquiries.findPerson enquiries.unsubscribePerson enquiries.members enquiries.decide activity.undo
  enquiries.preferences enquiries.savePreferences enquiries.reply enquiries.dismissReply enquiries.signAs viewings.`;

/** All that each role may call, by the beginnings of the names of actions; what is missing is refused. */
export const actionsByRole: Record<Role, string[]> = {
  owner: [''],
  editor:
    `activity. campaigns. dashboard. developers. firstAccess. hosts. ${answering} enquiries.erase
    enquiries.remove enquiries.exportPerson enquiries.erasePerson media. news. notes. pages. palette.
    partners. previewLinks. projects. testimonials. translations.`.split(/\s+/),
  enquiries: `dashboard. palette. ${answering}
    ${['hosts', 'news', 'pages', 'partners', 'projects', 'testimonials', 'translations']
      .flatMap((noun) =>
        ['list', 'history', 'published', 'views', 'saveView', 'removeView'].map(
          (act) => `${noun}.${act}`,
        ),
      )
      .join(' ')}
    campaigns.list campaigns.history developers.list developers.history hosts.booked projects.find projects.listPart
    translations.spellings translations.states translations.texts translations.read`.split(/\s+/),
  partner:
    `dashboard.read notes. palette. enquiries.list enquiries.countWaiting enquiries.find enquiries.open
    enquiries.members enquiries.decide activity.undo enquiries.preferences enquiries.savePreferences
    enquiries.reply enquiries.dismissReply enquiries.signAs enquiries.addNote enquiries.deleteNote viewings. media.find media.describe media.dismissText media.detachable media.detach partners.list partners.save partners.history
    partners.saveDraft partners.schedule partners.unschedule partners.discard partners.published
    projects.list projects.listPart projects.history projects.published projects.find
    translations.list translations.save translations.saveDraft translations.schedule translations.unschedule
    translations.discard translations.history translations.published translations.spellings translations.states
    translations.read`.split(/\s+/),
};

const [inboxRoutes, contentRoutes] = [
  '/admin /admin/account /admin/away /admin/connect /admin/enquiries /admin/viewings /admin/map-ground.svg /admin/refused',
  '/admin/enquiries.csv /admin/reports /admin/news /admin/partners /admin/projects /admin/projects/developers /admin/viewings/hosts /admin/campaigns /admin/pages /admin/testimonials',
];

const pastRoutes = '/admin/past /admin/past/page /admin/past/page.html /admin/past/page.pdf';

/** All that each role may open under /admin, but for previews. */
export const routesByRole: Record<Role, string> = {
  owner: `${inboxRoutes} ${contentRoutes} /admin/media /admin/activity /admin/activity.csv ${pastRoutes} /admin/redirects /admin/team /admin/settings /admin/connections /admin/consents.csv /admin/first-access`,
  editor: `${inboxRoutes} ${contentRoutes} /admin/media /admin/activity /admin/activity.csv ${pastRoutes} /admin/first-access`,
  enquiries: `${inboxRoutes} ${contentRoutes}`,
  partner: `${inboxRoutes} /admin/partners /admin/projects`,
};
