import type { Messages } from '../messages.ts';

/** Messages of the partner list and of profiles. */
export const partners: Messages['partners'] = {
  list: {
    heading: 'パートナー',
    developers: '提携デベロッパー',
    empty: (link) => `パートナーのご紹介は近日公開いたします。それまでは、${link}。`,
    profile: '電話番号、メールアドレス、略歴。',
    callUs: 'お電話ください',
    writeToUs: 'お問い合わせください',
  },
  facts: {
    office: '電話',
    mobile: '携帯電話',
    email: 'メール',
    website: 'ウェブサイト',
    city: '都市',
    languages: '対応言語',
    focus: '専門分野',
    call: '電話をかける',
    book: '日時を予約する',
    addContact: '連絡先に追加',
    qr: '連絡先カードのQRコード',
  },
  search: {
    form: 'パートナーを探す',
    labels: { city: '都市', language: '言語', focus: '専門分野' },
    count: (total) => `${total}名のパートナー`,
    within: {
      city: (city) => `都市「${city}」`,
      language: (language) => `言語「${language}」`,
      focus: (focus) => `専門分野「${focus}」`,
    },
    nobody: (wanted) => `${wanted}に合うパートナーはおりません。`,
    differences: {
      city: (city) => (city === null ? '都市の記載なし' : city),
      languages: (languages) =>
        languages.length === 0 ? '対応言語の記載なし' : `対応言語：${languages.join('、')}`,
      focus: (focus) => focus ?? '専門分野の記載なし',
    },
  },
};
