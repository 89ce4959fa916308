import type { Messages } from '../messages.ts';

/** Messages of the page frame and of form chrome. */
export const frame: Messages['frame'] = {
  skip: '跳至主要內容',
  homePage: '首頁',
  language: '語言',
  currentLanguage: (name) => `語言：${name}`,
  notTranslated: (shown) => `本頁尚未翻譯，現以${shown}顯示。`,
  translated: {
    home: (own) => `${own}首頁`,
    projects: (own) => `${own}建案`,
    partners: (own) => `${own}夥伴介紹`,
    news: (own) => `${own}最新消息`,
  },
  close: '關閉',
  home: (company) => `${company} 首頁`,
  mainNavigation: '主選單',
  footer: '頁尾',
  menu: '選單',
  openMenu: '開啟選單',
  closeMenu: '關閉選單',
  contactUs: '聯絡我們',
  joinVip: '加入 VIP 名單',
  news: '最新消息',
  backToNews: '返回最新消息',
  otherNews: '其他消息',
  newerNews: '較新',
  olderNews: '較舊',
  loading: '載入中',
  tryAgain: '再試一次',
  pageNotFound: '404 找不到頁面',
  lookingFor: (message) => `${message}。您要找的可能是以下內容。`,
  latestNews: (message) => `${message}。以下是最新消息。`,
  directions: '路線',
  north: '北',
  mapDescription: ({ waters, districts, station }) =>
    [
      ...(waters.length > 0
        ? [
            `${waters.map(({ name, direction }) => `${name}位於${directions[direction] ?? direction}`).join('，')}。`,
          ]
        : []),
      ...(districts.length > 0 ? [`鄰近：${districts.join('、')}。`] : []),
      ...(station === null ? [] : [`最近車站：${station}。`]),
    ].join(''),
  mapCredit: '© OpenStreetMap 貢獻者',
  gallery: (title) => `${title} 圖片集`,
  closeGallery: '關閉圖片集',
  previousImage: '上一張圖片',
  nextImage: '下一張圖片',
  drawing: {
    zoomIn: '放大',
    zoomOut: '縮小',
    whole: '調整至視窗大小',
    close: '關閉平面圖',
    stage: '平面圖。以加減鍵縮放，以方向鍵移動。',
  },
  playAmbientVideo: '播放影片',
  pauseAmbientVideo: '暫停影片',
  play: '播放影片',
  playVideo: (title) => `播放影片：${title}`,
  chooseOne: '請選擇',
  howWeUseData: '我們如何使用您的資料',
  required: '* 必填',
  inNewTab: '（在新分頁開啟）',
  inOneClick: '（一鍵完成）',
  video: '影片',
  display: {
    currency: '參考價格幣別',
    area: '面積單位',
    bothUnits: '兩種單位',
    units: { 'sq-ft': '平方英尺', m2: '平方公尺與坪' },
    rates: (day) => `${day}的匯率`,
    chosenCurrency: (currency) => `參考價格以${currency}顯示。`,
    chosenArea: (area) => `面積單位：${area}。`,
  },
  leaveEmpty: '請將此欄留空',
  stillHere: '您的訊息仍在此處',
  sendAgain: '再次傳送',
  theCity: '該城市',
  contact: (firstName) => `聯絡 ${firstName}`,
  testimonialTitle: (author) => `${author} 的評價`,
  viewProject: (title) => `查看 ${title}`,
  meetPartner: (firstName) => `認識 ${firstName}`,
  portraitAlt: (name) => `${name} 的胡桃木雕像`,
  pages: { previous: '上一頁', next: '下一頁' },
  testimonials: { previous: '上一則評價', next: '下一則評價' },
  sections: {
    contact: '聯絡資料',
    preferences: '偏好',
    agent: '經紀人資料',
    additional: '其他',
  },
  forms: {
    contact: {
      title: '給我們留言',
      button: '傳送訊息',
      thanks: { heading: '感謝您！', text: '我們將盡快與您聯絡。' },
    },
    'partner-contact': {
      title: '聯絡 {firstName}',
      button: '傳送給 {firstName}',
      thanks: {
        heading: '您的訊息正送交 {firstName}。',
        text: '您將於一個工作天內收到回覆，通常更快。',
      },
    },
    'project-interest': {
      title: '登記洽詢',
      button: '登記洽詢',
      thanks: {
        heading: '感謝您，我們已收到您的詢問。',
        text: '{city}的夥伴將於一個工作天內，就 {name} 致電或來信與您聯絡。',
      },
    },
    vip: {
      title: '加入 VIP 名單',
      button: '加入 VIP 名單',
      thanks: {
        heading: '歡迎加入 {company} VIP 名單',
        text: '感謝您的加入。我們很快會與您分享專屬消息。',
      },
    },
    join: {
      title: '申請加入',
      button: '申請加入',
      thanks: { heading: '感謝您的申請！', text: '我們將審閱您的申請，並盡快回覆。' },
    },
  },
  hints: {
    vipMessage: '例如：城市、預算、景觀',
    joinMessage: '您在何處執業、從業多久，以及一座您欣賞的建築。',
    phone: '建議填寫，方便我們回電',
    location: '城市或地區',
    licenseNumber: '選填',
  },
  interestLead: '每一則詢問都由夥伴親自閱讀並回覆。',
  limited: (minutes, phone) =>
    phone
      ? `您在短時間內傳送了多則訊息。請於 ${minutes} 分鐘後再試，或致電 ${phone}。`
      : `您在短時間內傳送了多則訊息。請於 ${minutes} 分鐘後再試。`,
};

const directions: Record<string, string> = {
  north: '北側',
  northeast: '東北側',
  east: '東側',
  southeast: '東南側',
  south: '南側',
  southwest: '西南側',
  west: '西側',
  northwest: '西北側',
};
