import type { PageWords } from './page-words.ts';

export const basePrivacyWords: PageWords['privacy'] = {
  lead: '{company} keeps what you send us by a form on this site, so that a person can answer it. This page says what that is.',
  parts: [
    {
      heading: 'What we keep',
      text: 'What you write in the form, the form you used and, where there is one, the partner or project it is about; the moment it arrived; the words you agreed to and their version. The address of your device is not kept with it: to stop floods of messages we remember an unreadable signature of it, and one of your e-mail, for a little over an hour.\n\nWhile you type, your browser keeps a draft in the open window, so that nothing is lost. The draft is gone when you send the form or close the window. The site sets no cookies for visitors, and nobody follows you here. When a map comes into view your browser may fetch its streets from the provider of maps, who learns the address of your device and the place that is shown; what lies under them comes from us. A film that is shared from elsewhere is fetched from there too: at the head of a page when the page opens, unless you ask for less motion or less data, and any other when you ask for it.',
    },
    {
      heading: 'Why, and who reads it',
      text: 'To answer you, and for nothing else. Our {office.city} office reads it, and the partner you write to. We send you one confirmation by e-mail. We do not sell it or lend it. News of launches comes only to those who join the VIP list or tick the box for it.',
    },
    {
      heading: 'How long',
      text: 'Until you ask us to erase it, or we have no more use for it. An application to join that we have answered is erased {days.applications} days after the last change to it, and what our traps take for the work of robots after {days.spam} days, counted in the same way. The VIP list keeps you until you leave it.',
    },
    {
      heading: 'To see, correct or erase it',
      text: 'Write to {office.email} or call {office.phone}. We send you all that we have of you, or erase it, within thirty days, and ask for no reason. Backups made before still hold what was erased until they are deleted.\n\n{company}, {office.wholeAddress}',
    },
  ],
  consent: {
    heading: 'What you agree to',
    intro: 'Version {consent.version} of the sentence under each form:',
  },
};
