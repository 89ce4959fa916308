import type { Messages } from '../messages.ts';

/** Messages about the brokerage through which a partner sells. */
export const sellers: Messages['sellers'] = {
  brokerage: '仲介会社',
  licence: '免許',
  licensedAs: (name) => `免許名義：${name}`,
  brokerageLicence: (number) => `仲介業免許 ${number}`,
  legal: '法定表示',
  developer: 'デベロッパー',
  presentedBy: 'ご案内',
  marketedBy: '販売',
  marketedByLine: (brokerage) => `販売：${brokerage}`,
  asOf: '情報の基準日',
};
