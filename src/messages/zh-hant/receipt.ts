import type { Messages } from '../messages.ts';
import { homeNumber } from './home-number.ts';

/** Messages of the receipt that thanks show for an enquiry. */
export const receipt: Messages['receipt'] = {
  from: '寄件人',
  confirmation: (email) => `確認信將寄至 ${email}。`,
  aboutLabel: '關於',
  aboutHome: (project, home) => `${project}，${homeNumber(home)}`,
  about: {
    contact: '訊息',
    'partner-contact': '訊息',
    'project-interest': '建案',
    vip: 'VIP 名單',
    join: '申請加入',
  },
  reference: '參考編號',
  giveIt: '來信或致電時請提供此編號。',
  referenceLine: (reference) => `參考編號：${reference}`,
  home: '戶別',
  salutation: '您好：',
  unsubscribe: {
    vip: '您收到此郵件，是因為您加入了我們的 VIP 名單。',
    newsletter: '您收到此郵件，是因為您曾與我們聯絡，並要求接收新建案的消息。',
    link: '取消訂閱',
  },
  replier: '回覆者',
  next: '接下來',
  repliesBy: (name, day) => `${name} 將於 ${day}前回覆。`,
  unpromised: {
    contact: '我們會閱讀您的訊息，並以電子郵件或電話回覆。',
    'partner-contact': '您的夥伴會以您偏好的方式與您聯絡。',
    'project-interest': null,
    vip: null,
    join: null,
  },
  steps: {
    contact: [],
    'partner-contact': [],
    'project-interest': [
      '我們會寄上適合您的房型平面圖與價格。',
      '您可選擇現場賞屋或視訊賞屋的時間。',
    ],
    vip: ['我們會將您加入 VIP 名單。', '您將於公開銷售前收到平面圖與開賣價格。'],
    join: ['我們會審閱您的申請。', '我們會致電與您安排面談。'],
  },
};
