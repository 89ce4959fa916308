import { spacedHan } from '../../lib/text/in-line.ts';
import type { Messages } from '../messages.ts';
import { homeNumber } from './home-number.ts';

type Projects = Messages['projects'];

export const percent: Projects['percent'] = (share) => `${share}%`;

const atSigning = '簽約時';

/** Messages of the deposit schedule and the milestones. */
export const deposits: Projects['deposits'] = {
  heading: '付款時程',
  form: '試算付款',
  home: '戶別',
  anyHome: '不限戶別',
  itsNumber: '戶別',
  price: (currency) => `價格（${currency}）`,
  orPrice: (currency) => `或輸入價格（${currency}）`,
  signing: '簽約日期',
  go: '計算',
  summary: {
    all: '簽約金與期款',
    ofPrice: (price) => spacedHan(`${price} 的簽約金與期款`),
    ofHome: (home, price) => `${homeNumber(home)}（${price}）的簽約金與期款`,
  },
  payments: {
    all: '付款',
    ofPrice: (price) => spacedHan(`${price} 的付款`),
    ofHome: (home, price) => `${homeNumber(home)}（${price}）的付款`,
  },
  inAll: (payments) => (payments === 1 ? '簽約金' : '簽約金與期款總額'),
  balance: '交屋時的尾款',
  balanceOnClosing: '過戶時的尾款',
  priceAlone: '價格',
  lowestPrice: '最低價格',
  priceOfHome: (home) => `${homeNumber(home)}的價格`,
  currency: (currency) => `金額以${currency}計，以買賣合約為準。`,
  times: {
    signing: atSigning,
    days: (days) => `${days} 天後`,
    date: '固定日期',
    milestone: (title) => `${title}時`,
    completion: '交屋時',
    closing: '過戶時',
  },
  named: (payment, when) => {
    const first = when === atSigning ? '簽約金' : '訂金';
    return `${{ first, later: '期款', balance: '尾款' }[payment]}（${when}）`;
  },
  onNotice: '待建商通知',
  dayOnNotice: (day) => `${day}，待建商通知`,
  dayOfContract: '合約所訂日期',
  ofHome: (home) => `${homeNumber(home)}的簽約金與期款`,
  askAboutHome: (home) => `洽詢 ${homeNumber(home)}`,
  errors: {
    signed: '請輸入日期，例如 2026-12-04',
    price: (text, example) => `「${text}」不是房屋價格。請輸入完整金額，例如 ${example}。`,
    home: (home) => `${homeNumber(home)}目前不出售。`,
  },
  milestones: '工程進度',
  planned: '預計',
  plannedFor: (day) => day,
  done: '實際',
  atTime: (label, time) => `${label}：${time}`,
  addToCalendar: '加入行事曆',
  notYet: '尚未完成',
  inPayments: (share, payments, isReady) => {
    const balance = isReady ? '過戶時付清尾款' : '交屋時付清尾款';
    const parts = payments === 1 ? `一次付清，${balance}` : `分 ${payments} 期，${balance}`;
    return share === null ? parts : `${share}% ${parts}`;
  },
  theBalance: '尾款',
};

/** Messages of private previews. */
export const firstAccess: Projects['firstAccess'] = {
  title: '優先賞屋',
  yours: '您的優先賞屋',
  personalLink: '專屬連結',
  building: '建築',
  allocations: '首批戶別',
  homesForYou: '供您選購的戶別',
  about: (project) => `${project} 優先賞屋`,
  ended: '此連結已失效',
  closed: (project, until) => `${project} 的優先賞屋已於 ${until}結束。`,
  opensNoMore: (project) => `通往 ${project} 的這個連結已失效。`,
  itWasFor: '受邀者',
  ask: '洽詢',
  askAbout: (home) => `洽詢 ${homeNumber(home)}`,
  aboutHome: (project, home) => `${project}，${homeNumber(home)}`,
  withheld: '目前無法瀏覽',
  withheldLead: '我們目前無法展示這些戶別。您的連結仍然有效：請稍後再試，或與我們聯絡。',
  askAgain: '索取新連結',
  publicProjects: '查看所有建案',
  before: (project) => `${project} 優先賞屋`,
  accessLead: (name) => `此專屬連結供 ${name} 使用。開啟後，我們會記住此裝置。`,
  until: '截止時間',
  devicesLeft: '尚可使用的裝置',
  openHere: '在此裝置開啟',
  openTo: (name) => `${name} 專屬賞屋`,
  openUntil: (moment) => `至 ${moment}`,
  closesOn: (moment) => `優先賞屋將於 ${moment}結束。`,
  daysLeft: (days) => `剩餘 ${days} 天`,
  today: '今天',
  letter: {
    preview: (until) => `您的優先賞屋，至 ${until}。`,
    dear: (name) => `${name} 您好：`,
    openTo: '收件人',
    until: '截止時間',
    link: '您的連結',
    openings: (openings) => `僅供您本人使用，可在 ${openings} 台裝置開啟。`,
    button: '查看戶別',
    why: '您收到此郵件，是因為您在我們的 VIP 名單上。',
    leave: '取消訂閱',
  },
};

export const brochure: Projects['brochure'] = {
  facts: {
    location: '位置',
    price: '價格',
    completion: '完工',
    building: '建築型態',
    homes: '戶數',
    levels: '總樓層',
    type: '房型',
    deposit: '付款方式',
    strataFee: '每月管理費',
    developer: '建商',
    office: '電話',
    email: '電子郵件',
  },
  yourPartner: '負責此建築的夥伴',
  contact: '聯絡方式',
  comparison: '比較',
  payments: '付款與到期日',
  making: '準備中…',
  notices: {
    making: { heading: '正在準備您的簡介', text: '約需數秒，完成後將自動在此開啟。' },
    busy: { heading: '目前正在準備多份簡介', text: '此頁面每隔數秒會自動再試。' },
    limited: { heading: '您的網路索取了過多簡介', text: '請於數分鐘後再試。' },
    failed: { heading: '無法製作簡介', text: '請於一分鐘後再試。' },
  },
  missingLetters: (box) => `${box} 代表此文件無法顯示的字元，網站頁面可正常顯示。`,
  open: '開啟簡介',
  back: '返回頁面',
  asOf: (day) => `截至 ${day}`,
  imprint: (day, company, seat, address) =>
    [
      `截至 ${day}。簽約前，平面圖、價格與日期均可能變更。本文件並非出售要約。${company}。`,
      seat && `${seat}。`,
      address,
    ]
      .filter(Boolean)
      .join(''),
  plansNote: (currency) => `面積僅計室內。價格幣別為${currency}。`,
  plansNoteOfTwo: (currency, others) =>
    `面積僅計室內。各戶價格幣別為${currency}。其他金額以${others}計。`,
  depositsFor: (price, day) => `以總價 ${price}、於 ${day}簽約計算。`,
  depositsSigned: (day) => `以 ${day}簽約計算。`,
  homesLeft: (left, shown) =>
    shown < left ? `可售 ${left} 戶，列出前 ${shown} 戶` : `可售 ${left} 戶`,
  mapAlt: (place) => `${place} 周邊地圖`,
};
