import type { Messages } from '../messages.ts';

/** Messages about the brokerage through which a partner sells. */
export const sellers: Messages['sellers'] = {
  brokerage: '仲介会社',
  licence: '免許・登録',
  licensedAs: (name) => `免許名義：${name}`,
  brokerageLicence: (number) => `免許番号 ${number}`,
  legal: '法定表示',
  developer: 'デベロッパー',
  presentedBy: '担当者',
  marketedBy: '取扱会社',
  marketedByLine: (brokerage) => `取扱会社：${brokerage}`,
  asOf: '情報の基準日',
};
