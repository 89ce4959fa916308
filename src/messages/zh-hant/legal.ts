import type { Messages } from '../messages.ts';

/** Names of what a project says of the law, within a sentence. */
export const legal: Messages['legal'] = {
  tenures: {
    freehold: '完整所有權（含土地）',
    strata: '區分所有權',
    condominium: '區分所有權',
    leasehold: '租賃產權（類似地上權）',
    'co-ownership': '區分所有權（copropriété divise）',
  },
  transactions: {
    seller: '賣方',
    agent: '代銷',
    broker: '仲介',
  },
  vendor: '賣方',
  vendorLicence: (number) => `執照 ${number}`,
  depositHolder: '價金保管人',
  tenure: '產權',
  tenureLine: (tenure) => `產權：${tenure}`,
  transaction: '交易型態',
  filed: (day) => `日期：${day}`,
  filingNumber: (number) => `編號 ${number}`,
  amended: (day) => `最近修訂備案日期：${day}`,
  validUntil: (day) => `有效至 ${day}`,
  notFiled: '尚未備案',
};
