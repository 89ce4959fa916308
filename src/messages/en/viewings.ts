import { plural } from '../../lib/text/plural.ts';

/** Messages of viewings: the choice of a time, the visitor's page and its emails. */
export const viewings = {
  choose: 'Choose a time',
  how: 'How',
  mediums: { 'in-person': 'In person', video: 'By video' },
  language: 'Language of the viewing',
  days: 'Days',
  earlier: 'Earlier days',
  later: 'Later days',
  times: (count: number) => plural(count, '# time', '# times'),
  openHouse: 'Open house',
  noTimes: 'No times',
  zone: (city: string) => `${city} time`,
  yourZone: (zone: string, own: string) => `${zone}; your time (${own}) beneath`,
  yourTime: (time: string, city: string) => `${time} your time (${city})`,
  range: (from: string, until: string) => `${from} to ${until}`,
  week: (from: string, until: string) => `${from} to ${until}`,
  otherTime: 'None of these: ask for another time',
  wish: 'When would suit you?',
  left: (left: number, places: number) =>
    plural(
      places,
      `Come when you like; ${left} of # place left.`,
      `Come when you like; ${left} of # places left.`,
    ),
  full: 'Full',
  taken: 'Taken',
  book: (day: string, time: string) => `Book ${day}, ${time}`,
  bookNote:
    'You get one email with the calendar entry, and a reminder the day before. Change or cancel from it at any time.',
  takes: (count: number) =>
    plural(count, 'A viewing takes # minute.', 'A viewing takes # minutes.'),
  next: (time: string) => `Next viewing: ${time}`,
  errors: {
    taken: (time: string, nearest: string) =>
      `${time} was just booked. Your details are kept.${nearest}`,
    nearest: (times: string) => ` The nearest free times are ${times}.`,
    past: 'This time can no longer be booked. Your details are kept. Choose another one.',
    medium: 'This time is not offered in that way. Your details are kept. Choose another one.',
    tooMany: 'You have three open viewings of this project. Change or cancel one of them first.',
    choose: 'Choose a time.',
  },
  when: 'When',
  where: 'Where',
  who: 'With',
  about: 'About',
  reference: 'Reference',
  directions: 'Directions',
  joinVideo: 'Open the video call',
  yourViewing: (project: string, when: string) => `Your viewing of ${project}, ${when}`,
  at: (day: string, time: string) => `${day} at ${time}`,
  addToCalendar: 'Add to calendar',
  changeTime: 'Change the time',
  cancel: 'Cancel the viewing',
  keep: 'Keep it',
  withdraw: 'Withdraw the request',
  doNotWithdraw: 'Keep the request',
  askCancel: (time: string, host: string) =>
    `Cancel ${time}? ${host} is notified at once, and the time is free for others.`,
  askWithdraw: (host: string) => `Withdraw your request? ${host} is notified at once.`,
  chooseNew: 'Choose another time. The old one stays yours until the new one is confirmed.',
  changeTo: 'Change to this time',
  copySent: (email: string) => `A copy is on its way to ${email}.`,
  asked: {
    heading: 'You asked for another time',
    text: (host: string) => `${host} will write to you with a time.`,
  },
  cancelled: {
    heading: 'Cancelled',
    text: (time: string, host: string) => `${time} is free again. ${host} has been notified.`,
    link: 'Choose another time',
  },
  over: {
    heading: 'Thank you for coming',
    text: (project: string, host: string, day: string) =>
      `You saw ${project} with ${host} on ${day}.`,
    link: 'See what is left',
  },
  past: { heading: 'This viewing is over' },
  closed: {
    heading: 'This link has closed',
    text: 'Links work until 30 days after a viewing. The office can look it up.',
  },
  emails: {
    booked: (project: string, time: string) => `Your viewing of ${project}: ${time}`,
    bookedText: 'Your viewing is booked. The calendar entry is attached.',
    asked: (project: string) => `You asked for a viewing of ${project}`,
    changed: (project: string, time: string) => `New time for your viewing of ${project}: ${time}`,
    changedText: (before: string) => `Your viewing has moved. It was on ${before}.`,
    clocks:
      'The clocks there have changed their rules. The local time of your viewing stays the same.',
    cancelled: (project: string, time: string) =>
      `Your viewing of ${project} on ${time} is cancelled`,
    cancelledText: 'Your viewing is cancelled.',
    chooseAgain: 'You can choose another time on the page of the project.',
    withdrawn: (project: string) => `Your request for a viewing of ${project} is withdrawn`,
    withdrawnText: 'This project takes no viewings now, so your request is withdrawn.',
    reminder: (project: string, time: string) => `Reminder: your viewing of ${project}, ${time}`,
    reminderText: 'We look forward to seeing you.',
    open: 'Change or cancel',
  },
};
