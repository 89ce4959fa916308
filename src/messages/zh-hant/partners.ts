import type { Messages } from '../messages.ts';

/** Messages of the partner list and of profiles. */
export const partners: Messages['partners'] = {
  list: {
    heading: '夥伴',
    developers: '合作建商',
    empty: (link) => `夥伴介紹即將上線。在此之前，請${link}。`,
    profile: '電話、電子郵件與簡介。',
    callUs: '致電我們',
    writeToUs: '寫信給我們',
  },
  facts: {
    office: '電話',
    mobile: '手機',
    email: '電子郵件',
    website: '網站',
    city: '城市',
    languages: '語言',
    focus: '專長',
    call: '撥打電話',
    book: '預約時間',
    addContact: '加入聯絡人',
    qr: '聯絡資訊卡的 QR 碼',
  },
  search: {
    form: '尋找夥伴',
    labels: { city: '城市', language: '語言', focus: '專長' },
    count: (total) => `${total} 位夥伴`,
    within: {
      city: (city) => `在${city}執業`,
      language: (language) => `通曉${language}`,
      focus: (focus) => `專長為「${focus}」`,
    },
    nobody: (wanted) => `沒有${wanted}的夥伴。`,
    differences: {
      city: (city) => (city === null ? '未提供城市' : `位於${city}`),
      languages: (languages) =>
        languages.length === 0 ? '未提供語言' : `通曉${languages.join('、')}`,
      focus: (focus) => focus ?? '未提供專長',
    },
  },
};
