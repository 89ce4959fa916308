import type { Messages } from '../messages.ts';

/** Names of what a project says of the law, within a sentence. */
export const legal: Messages['legal'] = {
  tenures: {
    freehold: '所有権（フィーシンプル）',
    strata: '区分所有権',
    condominium: '区分所有権',
    leasehold: '借地権（リースホールド）',
    'co-ownership': '区分所有権（copropriété divise）',
  },
  transactions: {
    seller: '売主',
    agent: '代理',
    broker: '媒介',
  },
  vendor: '売主',
  vendorLicence: (number) => `免許番号 ${number}`,
  depositHolder: '手付金等の保管者',
  tenure: '権利形態',
  tenureLine: (tenure) => `権利形態：${tenure}`,
  transaction: '取引態様',
  filed: (day) => `${day}付`,
  filingNumber: (number) => `番号 ${number}`,
  amended: (day) => `最終変更：${day}`,
  validUntil: (day) => `${day}まで有効`,
  notFiled: '手続き未了',
};
