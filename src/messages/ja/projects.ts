import type { AreaUnit } from '../../lib/geo/areas.ts';
import { formatNumber } from '../../lib/text/numbers.ts';
import type { Messages } from '../messages.ts';
import { homeNumber } from './home-number.ts';

type Projects = Messages['projects'];

const units: Record<AreaUnit, string> = { 'sq-ft': '平方フィート', m2: '㎡' };

/** Messages about a project and its homes. */
export const project: Projects['project'] = {
  ask: (partner) => `${partner}の担当プロジェクト`,
  mapLabel: (title) => `${title}の地図`,
  imageLabel: (number, count, alt) =>
    alt ? `画像 ${number}／${count}：${alt}` : `画像 ${number}／${count}`,
  messageAboutHome: (home) => `${homeNumber(home)}について、詳しい情報をお願いいたします。`,
  messageNames: (home) =>
    `メッセージには${homeNumber(home)}が記載されています。「その他」で書き足すことができます。`,
  onThisPage: 'このページの内容',
  sections: {
    overview: '概要',
    features: '共用施設',
    residences: '住戸',
    availability: '販売状況',
    deposits: 'お支払い',
    milestones: '工程',
    gallery: 'ギャラリー',
    location: '所在地',
    developer: 'デベロッパー',
    interest: 'お問い合わせ',
  },
  share: '共有',
  readMore: '続きを読む',
  readLess: '閉じる',
  features: '共用施設・設備',
  moreFeatures: (count) => `ほか${count}項目`,
  location: '所在地',
  addressLater: '所在地は価格表とあわせて公表いたします。',
  visitWebsite: 'ウェブサイトを見る',
  pager: { others: 'ほかのプロジェクト', previous: '前へ', next: '次へ' },
  brochure: 'パンフレット',
  brochureLabel: (title) => `${title}のパンフレット（PDF）`,
  onRequest: 'お問い合わせください',
  reserved: '申込済み',
  soldOut: '販売終了',
  planSold: '成約済み',
  notAnnounced: '未定',
  pricesFollow: (filing) => `価格は「${filing}」の手続き完了後にご案内します。`,
  enquiriesFollow: (name, filing) =>
    `${name}のお問い合わせは「${filing}」の手続き完了後に承ります。メッセージは送信されていません。`,
  priceLater: '価格未定',
  allSold: (homes) =>
    homes === null || homes === 1 ? '全戸成約済み' : `全${formatNumber(homes)}戸成約済み`,
  ofHomesLeft: (left, total) => `全${formatNumber(total)}戸、販売中${formatNumber(left)}戸`,
  viewProject: 'プロジェクトを見る',
  sellingNow: '販売中',
  viewAllProjects: (count) => `全${count}件のプロジェクトを見る`,
  completion: (date) => `${date}完成予定`,
  completed: (date) => `${date}竣工`,
  viewAllImages: (count) => `全${count}点の画像を見る`,
  images: {
    types: { photograph: '写真', rendering: '完成予想図', drawing: '図面' },
    altWithType: (alt, type) => (alt ? `${alt}（${type}）` : type),
    allRenderings: '画像は完成予想図です',
    someRenderings: '画像は、説明に別の記載があるものを除き完成予想図です',
  },
  allImages: 'すべての画像',
  from: (amount) => `${amount}から`,
  of: (left, total) => `全${total}戸、販売中${left}戸`,
  range: (lowest, highest) => `${lowest}〜${highest}`,
  units,
  foot: 'フィート',
  tsubo: '坪',
  perUnit: (unit) => (unit === 'm2' ? '㎡単価／坪単価' : `1${units[unit]}あたり`),
  amountPerUnit: (amount, unit) => `${amount}/${units[unit]}`,
  studio: 'スタジオ',
  beds: (count) => `${count}ベッドルーム`,
  baths: (count) => `${count}バスルーム`,
  studios: 'スタジオ',
  bedrooms: (count) => `${count}ベッドルーム`,
  twoKinds: (lowest, highest) =>
    lowest === 0 ? `スタジオと${highest}ベッドルーム` : `${lowest}・${highest}ベッドルーム`,
  manyKinds: (lowest, highest) =>
    lowest === 0 ? `スタジオから${highest}ベッドルーム` : `${lowest}〜${highest}ベッドルーム`,
  homesLeft: (left) => `販売中${left}戸`,
  homesWithLeft: (total, _isOne, left) =>
    left === null ? `全${total}戸、全戸成約済み` : `全${total}戸、販売中${left}戸`,
  unreleased: (total, _isOne, unreleased) =>
    unreleased === null ? `全${total}戸、販売前` : `全${total}戸、うち${unreleased}戸は販売前`,
  residencesIntro: (plans, homes) => `間取り全${plans}タイプ、${homes}。面積は専有面積です。`,
  homesOnFloor: (homes) => `各階${homes}戸`,
  homesOnFloors: (homes, floors) =>
    floors === 1 ? `全${homes}戸。` : `住戸のある${floors}フロアに全${homes}戸。`,
  floors: (lowest, highest) => `${lowest}階〜${highest}階`,
  home: homeNumber,
  lowestLeft: '現在の最低価格',
  seeDeposits: 'お支払い予定を見る',
  nothingForSale: '現在販売中の住戸はありません。',
  showEveryFloor: 'すべての階を表示',
  closedFloors: (floors) => `帯は販売中の住戸がない階です（計${floors}フロア）。`,
  asOf: (day) => `${day}現在。`,
  floorPlanAlt: (plan) => `${plan}の間取り図`,
  floorPlan: (plan) => `間取り図 ${plan}`,
  enlarge: '大きく見る',
  downloadPlan: (size) => `間取り図をダウンロード（PDF、${size}）`,
  asDrawn: '原図を見る',
  planText: (names) => `図面の表記は原文のままです（${names}）。`,
  floorPlanFacts: (facts) => facts.filter(Boolean).join('、'),
  outdoors: 'バルコニー等の面積',
  availableHomesLabel: (plan) => `販売中の住戸 ${plan}`,
  pricesOfHomes: (currency) =>
    `価格は${currency}です。間取り、価格、日程は契約の締結までに変更となる場合があります。`,
  beforeTax: (currency) => `${currency}、税別`,
  ownCurrency: 'ご希望の通貨で価格を見る',
  pricesIn: (currency) => `価格は${currency}です。`,
  about: (amount) => `約${amount}`,
  ratesLine: (currency, day) => `${currency}の金額は、${day}の為替レートによる目安です。`,
  pricesWrittenIn: (currency) => `価格は${currency}です。ご契約は現地通貨建てとなります。`,
};

/** The heads of the rows of a project's overview. */
export const overview: Projects['overview'] = {
  heading: '物件概要',
  building: '建物',
  units: '総戸数',
  levels: '階数',
  type: 'タイプ',
  strataFee: '管理費（月額）',
  pricing: '価格',
  completion: '完成予定',
  completed: '竣工',
  location: '所在地',
};

export const statuses: Projects['statuses'] = {
  completed: '完成済み',
  'in-progress': '建設中',
  'sold-out': '販売終了',
  sold: '成約済み',
  'available-now': '販売中',
  'move-in-ready': '即入居可',
  'coming-soon': '近日公開',
};

/** The buttons and form headings of statuses. */
export const calls: Projects['calls'] = {
  register: '資料請求・お問い合わせ',
  priority: '優先案内に登録',
  similar: '似たプロジェクトを見る',
  viewing: '見学を予約する',
  availability: '販売住戸のお問い合わせ',
  tour: '見学を予約する',
};

/** The tables of floor plans and homes. */
export const residences: Projects['residences'] = {
  plan: 'タイプ',
  rooms: '間取り',
  interior: '専有面積',
  exposure: '向き',
  floors: '階',
  left: '販売中',
  price: '価格',
  home: '住戸',
  floor: '階',
  homes: '住戸',
  homesPerFloor: '各階の戸数',
  onFloor: (floor) => (/^\d/.test(floor) ? `${floor}階` : floor),
  viewByFloor: '階別に見る',
  byFloor: '階別の住戸',
  towerCaption: '住戸ごとの番号と販売状況です。階が複数ある場合は、上の階から順に示します。',
  states: {
    available: '販売中',
    reserved: '申込済み',
    sold: '成約済み',
    'not-released': '販売前',
  },
};

/** Row labels where projects are compared. */
export const facts: Projects['facts'] = {
  where: '所在地',
  price: '価格',
  perFoot: '1平方フィートあたりの価格（最低価格の住戸）',
  left: '販売中の戸数',
  size: '専有面積',
  completion: '完成',
  status: '状況',
  homes: '間取り',
  building: '建物',
  levels: '階数',
  units: '総戸数',
  strataFee: '管理費（月額）',
  deposit: 'お支払い',
  developer: 'デベロッパー',
  partner: '担当パートナー',
};
