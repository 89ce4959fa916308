import type { Messages } from '../messages.ts';
import { homeNumber } from './home-number.ts';

type Projects = Messages['projects'];

export const percent: Projects['percent'] = (share) => `${share}%`;

/** Messages of the deposit schedule and the milestones. */
export const deposits: Projects['deposits'] = {
  heading: 'お支払い予定',
  form: 'お支払い額を計算する',
  home: '住戸',
  anyHome: '指定なし',
  itsNumber: '住戸番号',
  price: (currency) => `価格（${currency}）`,
  orPrice: (currency) => `または価格を入力（${currency}）`,
  signing: '契約日',
  go: '計算する',
  summary: {
    all: '手付金等',
    ofPrice: (price) => `${price}の手付金等`,
    ofHome: (home, price) => `${homeNumber(home)}（${price}）の手付金等`,
  },
  payments: {
    all: 'お支払い',
    ofPrice: (price) => `${price}のお支払い`,
    ofHome: (home, price) => `${homeNumber(home)}（${price}）のお支払い`,
  },
  inAll: (payments) => (payments === 1 ? '手付金' : '手付金・中間金の合計'),
  balance: '引渡し時の残代金',
  balanceOnClosing: '引渡し時の残代金',
  priceAlone: '価格',
  lowestPrice: '最低価格',
  priceOfHome: (home) => `${homeNumber(home)}の価格`,
  currency: (currency) => `金額は${currency}です。売買契約書の記載が優先します。`,
  times: {
    signing: '契約時',
    days: (days) => `${days}日後`,
    date: '指定日',
    milestone: (title) => `${title}時`,
    completion: '引渡し時',
    closing: '引渡し時',
  },
  named: (payment, when) =>
    `${{ first: '手付金', later: '中間金', balance: '残代金' }[payment]}（${when}）`,
  onNotice: 'デベロッパーからの通知時',
  dayOnNotice: (day) => `${day}（デベロッパーからの通知時）`,
  dayOfContract: '契約書に定める日',
  ofHome: (home) => `${homeNumber(home)}のお支払い予定`,
  askAboutHome: (home) => `${homeNumber(home)}について問い合わせる`,
  errors: {
    signed: '日付を 2026-12-04 の形でご入力ください。',
    price: (text, example) =>
      `「${text}」は住戸の価格ではありません。${example} のように全額をご入力ください。`,
    home: (home) => `${homeNumber(home)}は販売していません。`,
  },
  milestones: '工程',
  planned: '予定',
  plannedFor: (day) => `${day}（予定）`,
  done: '完了',
  atTime: (label, time) => `${label}：${time}`,
  addToCalendar: 'カレンダーに追加',
  notYet: '未完了',
  inPayments: (share, payments) => {
    const times = payments === 1 ? '一括払い' : `${payments}回払い`;
    return `${share === null ? '' : `${share}%を`}${times}、残代金は引渡し時`;
  },
  theBalance: '残代金',
};

/** Messages of private previews. */
export const firstAccess: Projects['firstAccess'] = {
  title: '先行案内',
  yours: 'お客様への先行案内',
  personalLink: '専用リンク',
  building: '建物について',
  allocations: '先行ご案内の住戸',
  homesForYou: 'ご案内できる住戸',
  about: (project) => `${project}の先行案内`,
  ended: 'このリンクは無効になりました',
  closed: (project, until) => `${project}の先行案内は${until}に終了しました。`,
  opensNoMore: (project) => `${project}へのこのリンクはご利用いただけません。`,
  itWasFor: 'ご招待の方',
  ask: 'お問い合わせ',
  askAbout: (home) => `${homeNumber(home)}について問い合わせる`,
  aboutHome: (project, home) => `${project} ${homeNumber(home)}`,
  withheld: '現在ご覧いただけません',
  withheldLead:
    'ただいまこの住戸をご案内できません。リンクはそのまま有効です。後ほどお試しいただくか、お問い合わせください。',
  askAgain: '新しいリンクを依頼する',
  publicProjects: 'すべてのプロジェクトを見る',
  before: (project) => `${project}の先行案内`,
  accessLead: (name) =>
    `このリンクは${name}様専用です。一度お開きになると、この端末が記憶されます。`,
  until: '終了日時',
  devicesLeft: '残りの端末数',
  openHere: 'この端末で開く',
  openTo: (name) => `${name}様への先行案内`,
  openUntil: (moment) => `${moment}まで`,
  closesOn: (moment) => `先行案内は${moment}に終了します。`,
  daysLeft: (days) => `残り${days}日`,
  today: '本日まで',
  letter: {
    preview: (until) => `先行案内は${until}までご覧いただけます。`,
    dear: (name) => `${name}様`,
    openTo: 'お名前',
    until: '終了日時',
    link: '専用リンク',
    openings: (openings) => `ご本人様専用です。${openings}台の端末でご覧いただけます。`,
    button: '住戸を見る',
    why: 'VIPリストにご登録の方にお送りしています。',
    leave: '配信を停止する',
  },
};

export const brochure: Projects['brochure'] = {
  facts: {
    location: '所在地',
    price: '価格',
    completion: '完成',
    building: '建物',
    homes: '総戸数',
    levels: '階数',
    type: 'タイプ',
    deposit: 'お支払い',
    strataFee: '管理費（月額）',
    developer: 'デベロッパー',
    office: '電話',
    email: 'メール',
  },
  yourPartner: 'この建物の担当パートナー',
  contact: 'お問い合わせ',
  comparison: '比較',
  payments: 'お支払いと期日',
  making: '作成中…',
  notices: {
    making: {
      heading: 'パンフレットを作成しています',
      text: '数秒かかります。できあがるとここに表示されます。',
    },
    busy: {
      heading: 'ただいま多くのパンフレットを作成しています',
      text: '数秒ごとに自動で再試行いたします。このままお待ちください。',
    },
    limited: {
      heading: 'お使いのネットワークから多くのパンフレットが請求されました',
      text: '数分後にもう一度お試しください。',
    },
    failed: {
      heading: 'パンフレットを作成できませんでした',
      text: '1分ほどおいて、もう一度お試しください。',
    },
  },
  missingLetters: (box) =>
    `${box}は、この文書では表示できない文字です。ウェブサイトのページでご確認ください。`,
  open: 'パンフレットを開く',
  back: 'ページへ戻る',
  asOf: (day) => `${day}現在`,
  imprint: (day, company, seat, address) =>
    [
      `${day}現在。間取り、価格、日程は契約の締結までに変更となる場合があります。本書は売買の申込みではありません。${company}。`,
      seat && `${seat}。`,
      address,
    ]
      .filter(Boolean)
      .join(''),
  plansNote: (currency) => `面積は専有面積です。価格は${currency}です。`,
  plansNoteOfTwo: (currency, others) =>
    `面積は専有面積です。住戸の価格は${currency}です。その他の金額は${others}です。`,
  depositsFor: (price, day) => `価格${price}の住戸を${day}に契約した場合。`,
  depositsSigned: (day) => `${day}に契約した場合。`,
  homesLeft: (left, shown) =>
    shown < left ? `販売中${left}戸（はじめの${shown}戸を記載）` : `販売中${left}戸`,
  mapAlt: (place) => `${place}周辺の地図`,
};
