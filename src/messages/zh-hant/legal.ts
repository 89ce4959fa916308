import type { Messages } from '../messages.ts';

/** Names of what a project says of the law, within a sentence. */
export const legal: Messages['legal'] = {
  tenures: {
    freehold: '永久業權',
    strata: '分層業權',
    leasehold: '租賃業權',
    'co-ownership': '分割共有',
  },
  transactions: {
    seller: '賣方',
    agent: '賣方代理',
    broker: '經紀',
  },
  vendor: '賣方',
  vendorLicence: (number) => `執照 ${number}`,
  depositHolder: '訂金保管人',
  tenure: '業權',
  tenureLine: (tenure) => `業權：${tenure}`,
  transaction: '交易形式',
  filed: (day) => `${day}備案`,
  filingNumber: (number) => `編號 ${number}`,
  amended: (day) => `最近修訂備案於 ${day}`,
  validUntil: (day) => `有效至 ${day}`,
  notFiled: '尚未備案',
};
