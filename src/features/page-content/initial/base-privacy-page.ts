import type { PageWords } from '../page-words.ts';

export const basePrivacyWords: PageWords['privacy'] = {
  lead: 'When you send us a form on this site, {company} stores it so that we can reply. This page explains what we store, why and for how long.',
  parts: [
    {
      heading: 'What we store',
      text: 'What you enter, the form you used, the partner or project it is about, the date and time, and the consent text you agreed to, with its version. We do not store your IP address with it. To prevent abuse, we keep a scrambled code made from your IP address, and one made from your email address, for a little over an hour.\n\nWhile you type, your browser saves a draft in the open window so that nothing is lost. It is deleted when you send the form or close the window. The site does not track you. It sets a cookie only if you open a private first access link, to remember your device. When a map appears on screen, your browser may load the streets from our map provider, which then receives your IP address and the place shown. The background of the map comes from our own server. Videos hosted by another service are loaded from that service: at the top of a page when it opens, unless your device is set to reduce motion or data, and anywhere else only when you press play.',
    },
    {
      heading: 'Why, and who reads it',
      text: 'Only to reply to you. Our {office.city} office reads it, and so does the partner you write to. We send you one confirmation by email. We do not sell or share your data. You receive news of launches only if you join the VIP list or tick the box for it.',
    },
    {
      heading: 'How long we keep it',
      text: 'Until you ask us to erase it, or until we no longer need it. Applications to join that we have answered are erased {days.applications} days after their last change. Messages identified as spam are erased after {days.spam} days. You stay on the VIP list until you leave it.',
    },
    {
      heading: 'To see, correct or erase it',
      text: 'Write to {office.email} or call {office.phone}. Within thirty days, we will send you everything we hold about you, or erase it. You do not have to give a reason. Existing backups still contain erased data until they are deleted.\n\n{company}, {office.wholeAddress}',
    },
  ],
  consent: {
    heading: 'What you consent to',
    intro: 'The text below each form, version {consent.version}:',
  },
};
