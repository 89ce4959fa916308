import type { Messages } from '../messages.ts';
import { homeNumber } from './home-number.ts';

/** Messages of the receipt that thanks show for an enquiry. */
export const receipt: Messages['receipt'] = {
  from: 'お名前',
  confirmation: (email) => `確認メールを ${email} 宛にお送りします。`,
  aboutLabel: 'ご用件',
  aboutHome: (project, home) => `${project} ${homeNumber(home)}`,
  about: {
    contact: 'メッセージ',
    'partner-contact': 'メッセージ',
    'project-interest': 'プロジェクト',
    vip: 'VIPリスト',
    join: 'ネットワークへの加盟',
  },
  reference: '受付番号',
  giveIt: 'お問い合わせの際にお知らせください。',
  referenceLine: (reference) => `受付番号：${reference}`,
  home: '住戸',
  salutation: 'お客様',
  unsubscribe: {
    vip: 'VIPリストにご登録の方にお送りしています。',
    newsletter: 'お問い合わせの際、新規物件のお知らせを希望された方にお送りしています。',
    link: '配信を停止する',
  },
  replier: '担当',
  next: '今後の流れ',
  repliesBy: (name, day) => `${name}が${day}までにお返事いたします。`,
  unpromised: {
    contact: 'メッセージを拝見し、メールまたはお電話でお返事いたします。',
    'partner-contact': 'ご希望の方法で、パートナーがご連絡いたします。',
    'project-interest': null,
    vip: null,
    join: null,
  },
  steps: {
    contact: [],
    'partner-contact': [],
    'project-interest': [
      'ご希望に合う住戸の間取り図と価格をお送りします。',
      '見学、またはビデオ通話のご都合のよい日時をお選びください。',
    ],
    vip: [
      'VIPリストにご登録いたします。',
      '一般公開に先立ち、間取り図と販売開始価格をお届けします。',
    ],
    join: ['お申し込みの内容を拝見します。', '面談の日程についてお電話いたします。'],
  },
};
