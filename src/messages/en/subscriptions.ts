/** Messages of subscriptions: the forms, a reader's own page and the foot of the emails. */
export const subscriptions = {
  emails: {
    why: {
      search: (day: string, about: string) =>
        `You asked on ${day} to hear when something fits: ${about}.`,
      project: (day: string, about: string) => `You asked on ${day} to hear about ${about}.`,
      similar: (day: string, about: string) =>
        `You asked on ${day} to hear about homes like ${about}.`,
      vip: (day: string) => `You joined the VIP list on ${day}.`,
      newsletter: (day: string) =>
        `You agreed on ${day} to emails about launches and first access.`,
    },
    leave: 'Unsubscribe',
    inOneClick: ', in one click.',
    own: 'What you hear about',
  },
};
