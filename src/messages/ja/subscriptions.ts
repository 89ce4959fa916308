import type { Messages } from '../messages.ts';

export const subscriptions: Messages['subscriptions'] = {
  emails: {
    why: {
      search: (day: string, about: string) =>
        `${day}に「${about}」の条件に合う物件のお知らせをお申し込みいただいた方にお送りしています。`,
      project: (day: string, about: string) =>
        `${day}に${about}のお知らせをお申し込みいただいた方にお送りしています。`,
      similar: (day: string, about: string) =>
        `${day}に${about}と似た物件のお知らせをお申し込みいただいた方にお送りしています。`,
      vip: (day: string) => `${day}にVIPリストにご登録いただいた方にお送りしています。`,
      newsletter: (day: string) =>
        `${day}に新規販売と先行公開のメールにご同意いただいた方にお送りしています。`,
    },
    leave: '配信を停止する',
    inOneClick: '（ワンクリックで完了します）',
    own: 'お知らせの内容を確認・変更する',
  },
};
