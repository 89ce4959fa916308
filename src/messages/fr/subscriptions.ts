import type { Messages } from '../messages.ts';

export const subscriptions: Messages['subscriptions'] = {
  emails: {
    why: {
      search: (day: string, about: string) =>
        `Le ${day}, vous avez demandé à être prévenu quand un bien correspond : ${about}.`,
      project: (day: string, about: string) =>
        `Le ${day}, vous avez demandé des nouvelles de ${about}.`,
      similar: (day: string, about: string) =>
        `Le ${day}, vous avez demandé à être prévenu pour des biens comme ${about}.`,
      vip: (day: string) => `Vous vous êtes inscrit à la liste VIP le ${day}.`,
      newsletter: (day: string) =>
        `Le ${day}, vous avez accepté de recevoir des courriels sur les lancements et les accès en avant-première.`,
    },
    leave: 'Se désabonner',
    inOneClick: ', en un clic.',
    own: 'Ce que vous recevez',
  },
};
