import type { Messages } from '../messages.ts';

/** Titles, headings and notices of pages that are not record content or editors' texts. */
export const pages: Messages['pages'] = {
  heads: {
    home: { title: '尊尚住宅與預售', description: '{company.description}' },
    about: {
      title: '關於我們',
      description:
        '{company.founded} 年創立於{office.city}，活躍成員上限 {claim.activeMembers} 名。每年約 {claim.launchesPerYear} 個新項目，逐一走訪研究後才承接。',
    },
    news: {
      title: '最新消息',
      description: '新項目、成績與獎項。{company} 及其代理建築的消息。',
    },
    testimonials: {
      title: '客戶評價',
      description: '客戶與發展商親述 {company}。',
    },
    'testimonials of developers': {
      title: '發展商評價',
      description: '發展商親述 {company}。',
    },
    vip: {
      title: 'VIP 名單',
      description: '公開發售前，率先取得平面圖、單位編號與開盤價格。',
    },
    join: {
      title: '加入網絡',
      description:
        '經紀加入 {company}：{claim.joiningFee}。公開前的預售項目，每年至少 {claim.dealsPerYear} 宗成交。',
    },
    contact: {
      title: '聯絡我們',
      description: '{company}，{office.street}，{office.city}。{office.hours}。',
    },
    partners: {
      title: '夥伴',
      description: '認識 {company} 在{cities}的夥伴，直接與他們聯絡。',
    },
    projects: {
      title: '全球項目',
      description: '{cities}的預售與落成建築。可按城市篩選，或查看已售項目。',
    },
    privacy: {
      title: '私隱',
      description: '您與我們聯絡時，我們保存哪些資料、原因、期限，以及如何更正或刪除。',
    },
    '404': { title: '找不到頁面', description: '此頁面不存在。' },
  },
  fallbacks: { about: '關於我們', news: '最新消息' },
  page: '頁面',
  discover: '探索全球項目',
  explore: '探索全球項目',
  cities: '城市',
  benefits: '禮遇',
  backTo: { partners: '返回夥伴', projects: '返回項目' },
  notFound: { partner: '找不到夥伴', project: '找不到項目', news: '找不到消息' },
  thisPartner: '這位夥伴',
  thisProject: '這個項目',
  loading: {
    partners: '無法顯示夥伴',
    projects: '無法顯示項目',
    testimonials: '無法顯示評價',
    page: '無法顯示頁面',
  },
  errors: {
    'Failed to fetch page content': '未能載入頁面內容',
    'Page content not found': '找不到頁面內容',
    'Failed to fetch partners': '未能載入夥伴',
    'Failed to fetch partner details': '未能載入夥伴資料',
    'This partner does not exist': '這位夥伴不存在',
    'Failed to fetch projects': '未能載入項目',
    'Failed to fetch project details': '未能載入項目資料',
    'This project does not exist': '這個項目不存在',
    'Failed to fetch news items': '未能載入消息',
    'Failed to fetch news item': '未能載入這則消息',
    'This news item does not exist': '這則消息不存在',
    'Failed to fetch testimonials': '未能載入評價',
    'Failed to open the preview': '未能開啟預覽',
    'Failed to open the page': '未能開啟頁面',
  },
  broken: {
    title: '發生問題',
    heading: '發生問題。',
    message: '此頁面未能載入，問題已記錄。請於一分鐘後再試。',
  },
  later: '請稍後再試',
  nothing: '找不到頁面',
  toHomePage: '前往首頁',
  previews: {
    of: (subject) => `${subject} 預覽`,
    note: (until) => `尚未發布。可瀏覽至 ${until}。表單已停用。`,
    title: '預覽',
    ended: '此預覽已結束',
    limited: '您的網絡開啟了過多預覽，請於數分鐘後再試。',
    expired: '此連結已過期或已撤銷。請向分享者索取新的連結。',
  },
  access: {
    title: '優先預覽',
    description: '專屬的優先預覽。',
    ended: '優先預覽已結束',
    unknown: '此頁面不存在，請檢查您的連結。',
    limited: '您的網絡開啟了過多連結，請於數分鐘後再試。',
  },
  leaving: {
    ask: { heading: '取消訂閱', lead: '不再接收新項目與優先預覽的電子郵件。' },
    done: {
      heading: '您已取消訂閱',
      lead: '您不會再收到新項目與優先預覽的電子郵件。您手上的連結在到期前仍然有效。',
    },
    leave: '取消訂閱',
    toHome: '前往首頁',
  },
  testimonials: {
    title: '客戶評價',
    subtitle: '客戶與發展商親述我們。',
    label: '評價',
    oneByOne: '逐則瀏覽評價',
    tabs: { client: '客戶怎麼說', developer: '發展商怎麼說' },
    none: '此類別暫無評價。',
    quoted: (text) => `「${text}」`,
  },
  news: {
    none: '暫無消息。',
    earlier: '較早消息',
    pages: '消息分頁',
    categories: {
      'Project Update': '項目進展',
      'Company News': '公司消息',
      'Sales Achievement': '銷售佳績',
      'New Launch': '新項目',
      Recognition: '獲獎',
    },
  },
  office: {
    headOffice: '總部',
    phone: '電話',
    email: '電子郵件',
    hours: '辦公時間',
    others: '其他辦事處',
  },
  privacy: {
    inCharge: (company) => `負責 ${company} 的個人資料。`,
    forms: {
      contact: '聯絡我們',
      'partner-contact': '聯絡夥伴',
      'project-interest': '查詢項目',
      vip: 'VIP 名單',
      join: '加入網絡',
    },
    thePartner: '該夥伴',
    theProject: '該項目',
  },
  alts: {
    towers: '黃金時刻，靜水對岸的纖細高樓',
    lagoon: '黃昏時分，低矮亭閣與棕櫚倒映於潟湖',
    courtyard: '黃昏時分，磚與玻璃的庭院',
    garden: '藍調時刻，池塘與石庭後燈火通明的宅邸',
    lamps: '黃昏時分的大堂，畫作前懸著吊燈',
    terraces: '黃金時刻，湖畔綠意層疊的青銅退台高樓',
    lobby: '夜間大堂，石牆、長桌與球形燈',
  },
};
