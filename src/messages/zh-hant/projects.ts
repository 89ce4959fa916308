import type { AreaUnit } from '../../lib/geo/areas.ts';
import { formatNumber } from '../../lib/text/numbers.ts';
import type { Messages } from '../messages.ts';

type Projects = Messages['projects'];

const units: Record<AreaUnit, string> = { 'sq-ft': '平方呎', m2: '平方公尺' };

/** Messages about a project and its homes. */
export const project: Projects['project'] = {
  ask: (partner) => `${partner} 的項目`,
  mapLabel: (title) => `${title} 地圖`,
  imageLabel: (number, count, alt) =>
    alt ? `圖片 ${number}／${count}：${alt}` : `圖片 ${number}／${count}`,
  messageAboutHome: (home) => `我想進一步了解單位 ${home}。`,
  messageNames: (home) => `您的訊息已提及單位 ${home}，可在「其他」補充。`,
  onThisPage: '本頁內容',
  sections: {
    overview: '概覽',
    features: '設施',
    residences: '單位',
    availability: '銷售狀況',
    deposits: '訂金',
    milestones: '工程進度',
    gallery: '圖片集',
    location: '位置',
    developer: '發展商',
    interest: '查詢',
  },
  share: '分享',
  readMore: '閱讀更多',
  readLess: '收起',
  features: '特色與設施',
  location: '位置',
  addressLater: '地址將與價目表一併公布。',
  visitWebsite: '瀏覽網站',
  pager: { others: '其他項目', previous: '上一個', next: '下一個' },
  brochure: '手冊',
  brochureLabel: (title) => `${title} 手冊（PDF）`,
  onRequest: '價格請查詢',
  reserved: '已預留',
  soldOut: '售罄',
  notAnnounced: '待公布',
  pricesFollow: (filing) => `「${filing}」備案後將公布價格。`,
  enquiriesFollow: (name, filing) => `「${filing}」備案後，方可接受 ${name} 的查詢。訊息並未送出。`,
  priceLater: '價格待公布',
  allSold: (homes) =>
    homes === null || homes === 1 ? '全部售出' : `${formatNumber(homes)} 個單位全部售出`,
  ofHomesLeft: (left, total) => `${formatNumber(total)} 個單位，尚餘 ${formatNumber(left)} 個`,
  viewProject: '查看項目',
  sellingNow: '現正發售',
  viewAllProjects: (count) => `查看全部 ${count} 個項目`,
  completion: (date) => `落成 ${date}`,
  viewAllImages: (count) => `查看全部 ${count} 張圖片`,
  allImages: '所有圖片',
  from: (amount) => `${amount} 起`,
  of: (left, total) => `${total} 個中尚餘 ${left} 個`,
  range: (lowest, highest) => `${lowest} 至 ${highest}`,
  units,
  area: (area, unit) => `${area} ${units[unit]}`,
  perUnit: (unit) => `每${units[unit]}`,
  amountPerUnit: (amount, unit) => `${amount} / ${units[unit]}`,
  studio: '開放式',
  beds: (count) => `${count} 房`,
  baths: (count) => `${count} 浴`,
  studios: '開放式單位',
  bedrooms: (count) => `${count} 房單位`,
  twoKinds: (lowest, highest) =>
    lowest === 0 ? `開放式與 ${highest} 房單位` : `${lowest} 房與 ${highest} 房單位`,
  manyKinds: (lowest, highest) =>
    lowest === 0 ? `開放式至 ${highest} 房單位` : `${lowest} 至 ${highest} 房單位`,
  homesLeft: (left) => `尚餘 ${left} 個單位`,
  homesWithLeft: (total, _isOne, left) =>
    left === null ? `${total} 個單位，已全部售出` : `${total} 個單位，尚餘 ${left} 個`,
  unreleased: (total, _isOne, unreleased) =>
    unreleased === null
      ? `${total} 個單位，尚未發售`
      : `${total} 個單位，其中 ${unreleased} 個尚未發售`,
  residencesIntro: (plans, homes) => `${plans} 款戶型，${homes}。面積僅計室內。`,
  homesOnFloor: (homes) => `每層 ${homes} 個單位`,
  homesOnFloors: (homes, floors) => `${floors} 層，共 ${homes} 個單位。`,
  floors: (lowest, highest) => `${lowest} 至 ${highest} 樓`,
  asOf: (day) => `截至 ${day}。`,
  floorPlanAlt: (plan) => `${plan} 平面圖`,
  floorPlan: (plan) => `平面圖，${plan}`,
  enlarge: '放大檢視',
  downloadPlan: (size) => `下載平面圖（PDF，${size}）`,
  floorPlanFacts: (facts) => facts.filter(Boolean).join('，'),
  outdoors: '室外面積',
  availableHomesLabel: (plan) => `可售單位，${plan}`,
  pricesOfHomes: (currency) =>
    `價格以${currency}計，未含稅。簽約前，平面圖、價格與日期均可能變更。`,
  ownCurrency: '以您的貨幣查看價格',
  pricesIn: (currency) => `價格以${currency}計。`,
  about: (amount) => `約 ${amount}`,
  ratesLine: (currency, day) => `${currency}金額為約數，按 ${day} 的匯率計算。`,
  pricesWrittenIn: (currency) => `價格以${currency}計，合約以當地貨幣訂立。`,
};

/** The heads of the rows of a project's overview. */
export const overview: Projects['overview'] = {
  heading: '項目概覽',
  building: '建築',
  units: '單位總數',
  levels: '樓層',
  type: '類型',
  strataFee: '管理費',
  pricing: '價格',
  completion: '預計落成',
  location: '位置',
};

export const statuses: Projects['statuses'] = {
  completed: '已落成',
  'in-progress': '興建中',
  'sold-out': '售罄',
  sold: '已售',
  'available-now': '現正發售',
  'move-in-ready': '即可入住',
  'coming-soon': '即將推出',
};

/** The buttons and form headings of statuses. */
export const calls: Projects['calls'] = {
  register: '登記意向',
  priority: '加入優先名單',
  similar: '查看類似項目',
  viewing: '預約參觀單位',
  availability: '查詢可售單位',
  tour: '預約參觀',
};

/** The tables of floor plans and homes. */
export const residences: Projects['residences'] = {
  plan: '戶型',
  rooms: '房間',
  interior: '室內面積',
  exposure: '座向',
  floors: '樓層',
  left: '尚餘',
  price: '價格',
  home: '單位',
  floor: '樓層',
  homes: '單位',
  homesPerFloor: '每層單位數',
  onFloor: (floor) => `${floor} 樓`,
  viewByFloor: '按樓層查看',
  byFloor: '各樓層單位',
  towerCaption: '由高至低列出各樓層的銷售狀況，每個單位附有編號與狀況。',
  states: {
    available: '可售',
    reserved: '已預留',
    sold: '已售',
    'not-released': '尚未發售',
  },
};

/** Row labels where projects are compared. */
export const facts: Projects['facts'] = {
  where: '位置',
  price: '價格',
  perFoot: '每平方呎價格',
  left: '尚餘單位',
  size: '面積',
  completion: '落成',
  status: '狀況',
  homes: '單位類型',
  building: '建築',
  levels: '樓層',
  units: '單位總數',
  strataFee: '管理費',
  deposit: '訂金',
  developer: '發展商',
  partner: '您的夥伴',
};
