import type { Messages } from '../messages.ts';

/** Messages about the brokerage through which a partner sells. */
export const sellers: Messages['sellers'] = {
  brokerage: '不動產經紀業',
  licence: '執照',
  licensedAs: (name) => `執照登記姓名：${name}`,
  brokerageLicence: (number) => `經紀業執照 ${number}`,
  legal: '法律資訊',
  developer: '建商',
  presentedBy: '負責夥伴',
  marketedBy: '代銷公司',
  marketedByLine: (brokerage) => `代銷公司：${brokerage}。`,
  asOf: '資料截至',
};
