import type { Messages } from '../messages.ts';

export const subscriptions: Messages['subscriptions'] = {
  emails: {
    why: {
      search: (day: string, about: string) => `您在 ${day}登記，有符合「${about}」的物件時通知您。`,
      project: (day: string, about: string) => `您在 ${day}登記，希望收到 ${about} 的消息。`,
      similar: (day: string, about: string) =>
        `您在 ${day}登記，希望收到與 ${about} 類似物件的消息。`,
      vip: (day: string) => `您在 ${day}加入了 VIP 名單。`,
      newsletter: (day: string) => `您在 ${day}同意接收新案與優先賞屋的郵件。`,
    },
    leave: '取消訂閱',
    inOneClick: '（一鍵完成）',
    own: '查看或變更通知內容',
  },
};
