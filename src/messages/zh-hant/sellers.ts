import type { Messages } from '../messages.ts';

/** Messages about the brokerage through which a partner sells. */
export const sellers: Messages['sellers'] = {
  brokerage: '經紀公司',
  licence: '執照',
  licensedAs: (name) => `執照名稱：${name}`,
  brokerageLicence: (number) => `經紀公司執照 ${number}`,
  legal: '法律資訊',
  developer: '發展商',
  presentedBy: '介紹夥伴',
  marketedBy: '銷售代理',
  marketedByLine: (brokerage) => `銷售代理：${brokerage}。`,
  asOf: '資料截至',
};
