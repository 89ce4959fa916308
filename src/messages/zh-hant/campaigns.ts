import type { Messages } from '../messages.ts';

export const campaigns: Messages['campaigns'] = {
  place: '地點',
  price: '價格',
  completion: '完工',
  readPlans: '查看平面圖',
  see: (project: string) => `查看 ${project}`,
};
