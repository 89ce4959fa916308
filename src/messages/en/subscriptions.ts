import { plural } from '../../lib/text/plural.ts';

/** Messages of subscriptions: the forms, a reader's own page and the foot of the emails. */
export const subscriptions = {
  tellMe: 'Tell me when',
  fits: 'Tell me when something fits',
  similar: 'Tell me when a home like these comes',
  /** Without any condition. */
  any: 'We email you about new projects, new homes and lower prices, no more than once a day. We send no newsletter.',
  one: (about: string) =>
    `${about}: we email you when something fits, no more than once a day. We send no newsletter.`,
  oneLike: (about: string) =>
    `We email you when homes like ${about} come up, no more than once a day. We send no newsletter.`,
  consent: (company: string, address: string) =>
    `By pressing the button you agree that ${company}, ${address}, writes to you about this, at most once a day. You can stop it in every email.`,
  sent: {
    heading: 'One more step',
    text: 'We sent you an email. Press the button in it and the alert is on.',
    to: (email: string) =>
      `We sent an email to ${email}. Press the button in it and the alert is on.`,
    again: 'Use another address',
  },
  kinds: {
    project: (name: string) => `News of ${name}`,
    similar: (about: string) => `Homes like ${about}`,
    vip: 'VIP list (first access and launches)',
    newsletter: 'Launches and first access',
  },
  aProject: (city: string | null) => (city ? `our project in ${city}` : 'one of our projects'),
  own: {
    title: 'What you hear about',
    confirmLead: 'Nothing is sent before you confirm.',
    confirm: 'Yes, write to me',
    refuse: 'No, delete this',
    heading: 'We will write',
    paused: 'Paused',
    ended: 'Stopped',
    endedLead: 'Nothing more is sent to you about this.',
    to: 'To',
    often: 'How often',
    oftenAlerts: 'When something fits, at most once a day',
    oftenLaunches: 'When there is something to say, a few times a year',
    today: 'Fits today',
    homes: (name: string, count: number) => plural(count, `${name}, # home`, `${name}, # homes`),
    none: 'Nothing yet',
    change: 'Change what fits',
    save: 'Save the change',
    same: 'You hear about this already. Choose something else.',
    city: 'City',
    stop: 'Stop this alert',
    stopLaunches: 'Stop these emails',
    pause: 'Pause',
    resume: 'Go on',
    others: 'What else you hear about',
    stopAll: 'Stop all',
    data: 'Send me my data',
    erase: 'Erase me',
    requestSent: 'We sent you an email with a link that is valid for one day.',
    requestLimited:
      'We have sent you several emails today. Use the link in the latest one, or try again tomorrow.',
    dataLead: 'What we hold about this address, on one page in English.',
    showData: 'Show my data',
    eraseLead:
      'This erases all your enquiries, viewings and subscriptions permanently. Only a proof of your consents stays, without your name and address.',
    erased: {
      heading: 'Erased',
      lead: 'Only the proof of your consents stays, without your name and address.',
    },
    again: 'See the projects',
    expired: 'This link is no longer valid. Open the page from any of our emails and ask again.',
  },
  confirmEmail: {
    subject: 'One more step',
    asked: (about: string) =>
      `You asked to hear from us: ${about}. Press the button and it is on. Nothing is sent before that.`,
    invited: (about: string) =>
      `Some time ago you agreed to hear from us: ${about}. If that still holds, press the button. Otherwise do nothing: we do not ask again.`,
    listed: (about: string) =>
      `Your address is in our records: ${about}. We write to you only if you press the button. Otherwise do nothing: we do not ask again.`,
    withEnquiry: 'One more step for the emails you asked for: confirm with the button.',
    button: 'Yes, write to me',
    not: 'If you did not ask for this, do nothing. We delete your address after 14 days.',
    already: 'This is already on',
    alreadyText: (about: string) =>
      `You hear from us already: ${about}. You can change, pause or stop it on your page.`,
    paused: 'This is paused',
    pausedText: (about: string) =>
      `You asked for this before and paused it: ${about}. You can turn it on again on your page.`,
    open: 'Open my page',
    data: 'Your data',
    dataText: 'You asked for your data. The link is valid for one day, and for you alone.',
    erase: 'Erase your data',
    eraseText:
      'You asked to be erased. The link is valid for one day. Nothing is erased before you press the button on the page.',
  },
  emails: {
    why: {
      search: (day: string, about: string) =>
        `You asked on ${day} to hear when something fits: ${about}.`,
      project: (day: string, about: string) => `You asked on ${day} to hear about ${about}.`,
      similar: (day: string, about: string) =>
        `You asked on ${day} to hear about homes like ${about}.`,
      vip: (day: string) => `You joined the VIP list on ${day}.`,
      newsletter: (day: string) =>
        `You agreed on ${day} that we email you about launches and first access.`,
    },
    leave: 'Unsubscribe',
    inOneClick: ', in one click.',
    own: 'What you hear about',
  },
};
