import type { AreaUnit } from '../../lib/geo/areas.ts';
import { spacedHan } from '../../lib/text/in-line.ts';
import { formatNumber } from '../../lib/text/numbers.ts';
import type { Messages } from '../messages.ts';
import { homeNumber } from './home-number.ts';

type Projects = Messages['projects'];

const units: Record<AreaUnit, string> = { 'sq-ft': '平方英尺', m2: '㎡' };

/** Messages about a project and its homes. */
export const project: Projects['project'] = {
  ask: (partner) => `${partner} 的建案`,
  mapLabel: (title) => `${title} 地圖`,
  imageLabel: (number, count, alt) =>
    alt ? `圖片 ${number}／${count}：${alt}` : `圖片 ${number}／${count}`,
  messageAboutHome: (home) => `我想進一步了解 ${homeNumber(home)}。`,
  messageNames: (home) => `您的訊息已提及 ${homeNumber(home)}，可在「其他」補充。`,
  onThisPage: '本頁內容',
  sections: {
    overview: '概覽',
    features: '設施',
    residences: '戶別',
    availability: '銷售狀況',
    deposits: '付款時程',
    milestones: '工程進度',
    gallery: '圖片集',
    location: '位置',
    developer: '建商',
    interest: '洽詢',
  },
  share: '分享',
  readMore: '閱讀更多',
  readLess: '收起',
  features: '特色與設施',
  moreFeatures: (count) => `另有 ${count} 項`,
  location: '位置',
  addressLater: '地址將與價目表一併公布。',
  visitWebsite: '瀏覽網站',
  pager: { others: '其他建案', previous: '上一個', next: '下一個' },
  brochure: '簡介',
  brochureLabel: (title) => `${title} 簡介（PDF）`,
  onRequest: '請洽詢',
  reserved: '已預訂',
  soldOut: '完銷',
  planSold: '已售',
  notAnnounced: '待公布',
  pricesFollow: (filing) => `「${filing}」完成後將公布價格。`,
  enquiriesFollow: (name, filing) => `「${filing}」完成後，方可受理 ${name} 的詢問。訊息並未送出。`,
  priceLater: '價格待公布',
  allSold: (homes) =>
    homes === null || homes === 1 ? '全部售出' : `${formatNumber(homes)} 戶全部售出`,
  ofHomesLeft: (left, total) => `共 ${formatNumber(total)} 戶，可售 ${formatNumber(left)} 戶`,
  viewProject: '查看建案',
  sellingNow: '銷售中',
  viewAllProjects: (count) => `查看全部 ${count} 個建案`,
  completion: (date) => spacedHan(`預計 ${date} 完工`),
  completed: (date) => spacedHan(`${date} 完工`),
  viewAllImages: (count) => `查看全部 ${count} 張圖片`,
  images: {
    types: { photograph: '照片', rendering: '示意圖', drawing: '圖面' },
    altWithType: (alt, type) => (alt ? `${alt}（${type}）` : type),
    allRenderings: '圖片為示意圖',
    someRenderings: '除圖說另有註明外，圖片皆為示意圖',
  },
  allImages: '所有圖片',
  from: (amount) => spacedHan(`${amount} 起`),
  of: (left, total) => `共 ${total} 戶，可售 ${left} 戶`,
  range: (lowest, highest) => spacedHan(`${lowest} 至 ${highest}`),
  units,
  foot: '英尺',
  tsubo: '坪',
  perUnit: (unit) => `每${units[unit]}`,
  amountPerUnit: (amount, unit) => `${amount}/${units[unit]}`,
  studio: '套房',
  beds: (count) => `${count} 房`,
  baths: (count) => `${count} 衛`,
  studios: '套房',
  bedrooms: (count) => `${count} 房`,
  twoKinds: (lowest, highest) =>
    lowest === 0 ? `套房與 ${highest} 房` : `${lowest} 房與 ${highest} 房`,
  manyKinds: (lowest, highest) =>
    lowest === 0 ? `套房至 ${highest} 房` : `${lowest} 至 ${highest} 房`,
  homesLeft: (left) => `可售 ${left} 戶`,
  homesWithLeft: (total, _isOne, left) =>
    left === null ? `共 ${total} 戶，已全部售出` : `共 ${total} 戶，可售 ${left} 戶`,
  unreleased: (total, _isOne, unreleased) =>
    unreleased === null
      ? `共 ${total} 戶，尚未開賣`
      : `共 ${total} 戶，其中 ${unreleased} 戶尚未釋出`,
  residencesIntro: (plans, homes) => `${plans} 款房型，${homes}。面積僅計室內，不含陽台與公設。`,
  homesOnFloor: (homes) => `每層 ${homes} 戶`,
  homesOnFloors: (homes, floors) =>
    floors === 1 ? `共 ${homes} 戶。` : `${floors} 個住宅樓層，共 ${homes} 戶。`,
  floors: (lowest, highest) => `${lowest} 至 ${highest} 樓`,
  home: homeNumber,
  lowestLeft: '目前最低價',
  seeDeposits: '查看付款時程',
  nothingForSale: '目前沒有可售的戶別。',
  showEveryFloor: '顯示所有樓層',
  closedFloors: (floors) => `每條橫條代表一個沒有可售戶別的樓層，共 ${floors} 層。`,
  asOf: (day) => `截至 ${day}。`,
  floorPlanAlt: (plan) => `${plan} 平面圖`,
  floorPlan: (plan) => `平面圖，${plan}`,
  enlarge: '放大檢視',
  downloadPlan: (size) => `下載平面圖（PDF，${size}）`,
  asDrawn: '查看原圖',
  planText: (names) => `平面圖上的文字為原文（${names}）。`,
  floorPlanFacts: (facts) => facts.filter(Boolean).join('，'),
  outdoors: '室外面積',
  availableHomesLabel: (plan) => `可售戶別，${plan}`,
  pricesOfHomes: (currency) => `價格幣別為${currency}。簽約前，平面圖、價格與日期均可能變更。`,
  beforeTax: (currency) => `${currency}，未含稅`,
  ownCurrency: '以您的貨幣查看價格',
  pricesIn: (currency) => `價格以${currency}計。`,
  about: (amount) => `約 ${amount}`,
  ratesLine: (currency, day) => `${currency}金額為約數，按 ${day}的匯率計算。`,
  pricesWrittenIn: (currency, isOfContract) =>
    isOfContract ? `價格與合約均以${currency}計。` : `價格以${currency}計，合約以當地貨幣訂立。`,
};

/** The heads of the rows of a project's overview. */
export const overview: Projects['overview'] = {
  heading: '建案概覽',
  building: '建築型態',
  units: '總戶數',
  levels: '總樓層',
  type: '房型',
  strataFee: '每月管理費',
  pricing: '價格',
  completion: '預計完工',
  completed: '完工時間',
  location: '位置',
};

export const statuses: Projects['statuses'] = {
  completed: '已完工',
  'in-progress': '興建中',
  'sold-out': '完銷',
  sold: '已售',
  'available-now': '銷售中',
  'move-in-ready': '即可入住',
  'coming-soon': '即將推出',
};

/** The buttons and form headings of statuses. */
export const calls: Projects['calls'] = {
  register: '登記洽詢',
  priority: '加入優先名單',
  similar: '查看類似建案',
  viewing: '預約賞屋',
  availability: '洽詢可售戶別',
  tour: '預約賞屋',
};

/** The tables of floor plans and homes. */
export const residences: Projects['residences'] = {
  plan: '房型',
  rooms: '格局',
  interior: '室內面積',
  exposure: '朝向',
  floors: '樓層',
  left: '可售',
  price: '價格',
  home: '戶別',
  floor: '樓層',
  homes: '戶別',
  homesPerFloor: '每層戶數',
  onFloor: (floor) => (/^\d/.test(floor) ? `${floor} 樓` : floor),
  viewByFloor: '依樓層查看',
  byFloor: '各樓層戶別',
  towerCaption: '由高至低列出各樓層的銷售狀況，每個戶別附有編號與狀況。',
  states: {
    available: '可售',
    reserved: '已預訂',
    sold: '已售',
    'not-released': '尚未釋出',
  },
};

/** Row labels where projects are compared. */
export const facts: Projects['facts'] = {
  where: '位置',
  price: '價格',
  perFoot: '每平方英尺價格（最低總價戶）',
  left: '可售戶數',
  size: '面積',
  completion: '完工',
  status: '狀況',
  homes: '房型',
  building: '建築型態',
  levels: '總樓層',
  units: '總戶數',
  strataFee: '每月管理費',
  deposit: '付款方式',
  developer: '建商',
  partner: '您的夥伴',
};
