import type { Messages } from '../messages.ts';

export const campaigns: Messages['campaigns'] = {
  place: '所在地',
  price: '価格',
  completion: '竣工',
  readPlans: '間取り図を見る',
  see: (project: string) => `${project}を見る`,
};
