import type { Messages } from '../messages.ts';

/** Messages of the page frame and of form chrome. */
export const frame: Messages['frame'] = {
  skip: '本文へ移動',
  homePage: 'ホーム',
  language: '言語',
  currentLanguage: (name) => `言語：${name}`,
  notTranslated: (shown) => `このページはまだ翻訳されていません。${shown}で表示しています。`,
  translated: {
    home: (own) => `${own}のホーム`,
    projects: (own) => `${own}のプロジェクト一覧`,
    partners: (own) => `${own}のパートナー紹介`,
    news: (own) => `${own}のニュース`,
  },
  close: '閉じる',
  home: (company) => `${company} ホーム`,
  mainNavigation: 'メインナビゲーション',
  footer: 'フッター',
  menu: 'メニュー',
  openMenu: 'メニューを開く',
  closeMenu: 'メニューを閉じる',
  contactUs: 'お問い合わせ',
  joinVip: 'VIPリストに登録',
  news: 'ニュース',
  backToNews: 'ニュース一覧へ戻る',
  otherNews: 'ほかのニュース',
  newerNews: '次の記事',
  olderNews: '前の記事',
  loading: '読み込み中',
  tryAgain: 'もう一度試す',
  pageNotFound: '404 ページが見つかりません',
  lookingFor: (message) => `${message}。お探しのものは、こちらかもしれません。`,
  latestNews: (message) => `${message}。最新のニュースをご覧ください。`,
  directions: '経路を調べる',
  north: '北',
  mapDescription: ({ waters, districts, station }) =>
    [
      ...(waters.length > 0
        ? [
            `${waters.map(({ name, direction }) => `${directions[direction] ?? direction}に${name}`).join('、')}があります。`,
          ]
        : []),
      ...(districts.length > 0 ? [`周辺：${districts.join('、')}。`] : []),
      ...(station === null ? [] : [`最寄り駅：${station}。`]),
    ].join(''),
  mapCredit: '© OpenStreetMap 協力者',
  gallery: (title) => `${title} ギャラリー`,
  closeGallery: 'ギャラリーを閉じる',
  previousImage: '前の画像',
  nextImage: '次の画像',
  drawing: {
    zoomIn: '拡大',
    zoomOut: '縮小',
    whole: '画面に合わせる',
    close: '間取り図を閉じる',
    stage: '間取り図。プラスとマイナスで拡大・縮小し、矢印キーで移動できます。',
  },
  playAmbientVideo: '映像を再生',
  pauseAmbientVideo: '映像を止める',
  play: '映像を再生',
  playVideo: (title) => `映像を再生：${title}`,
  chooseOne: 'お選びください',
  howWeUseData: '個人情報の取り扱いについて',
  required: '* 必須項目',
  inNewTab: '（新しいタブで開きます）',
  inOneClick: '（ワンクリックで完了します）',
  video: '映像',
  display: {
    currency: '参考価格の通貨',
    area: '面積の単位',
    bothUnits: '両方の単位',
    units: { 'sq-ft': '平方フィート', m2: '平方メートル' },
    rates: (day) => `${day}の為替レート`,
    chosenCurrency: (currency) => `参考価格を${currency}で表示しています。`,
    chosenArea: (area) => `面積の表示：${area}。`,
  },
  leaveEmpty: 'この欄には何も入力しないでください',
  stillHere: 'ご入力の内容は残っています',
  sendAgain: 'もう一度送信する',
  theCity: '現地',
  contact: (firstName) => `${firstName}に連絡する`,
  testimonialTitle: (author) => `${author}様の声`,
  viewProject: (title) => `${title}を見る`,
  meetPartner: (firstName) => `${firstName}の紹介を見る`,
  portraitAlt: (name) => `胡桃材に彫られた${name}の肖像`,
  pages: { previous: '前のページ', next: '次のページ' },
  testimonials: { previous: '前のお客様の声', next: '次のお客様の声' },
  sections: {
    contact: 'ご連絡先',
    preferences: 'ご希望',
    agent: '仲介業者の方へ',
    additional: 'その他',
  },
  forms: {
    contact: {
      title: 'メッセージをお送りください',
      button: '送信する',
      thanks: {
        heading: 'ありがとうございます',
        text: '追って担当者よりご連絡いたします。',
      },
    },
    'partner-contact': {
      title: '担当の{firstName}に連絡する',
      button: '担当の{firstName}に送信する',
      thanks: {
        heading: '{firstName}にメッセージをお送りしました。',
        text: '1営業日以内に、多くの場合はそれより早くお返事いたします。',
      },
    },
    'project-interest': {
      title: '資料請求・お問い合わせ',
      button: '資料請求・お問い合わせ',
      thanks: {
        heading: 'ありがとうございます。お問い合わせを承りました。',
        text: '{name}について、{city}のパートナーが1営業日以内にお電話またはメールでご連絡いたします。',
      },
    },
    vip: {
      title: 'VIPリストに登録',
      button: 'VIPリストに登録',
      thanks: {
        heading: '{company} VIPリストへようこそ',
        text: 'ご登録ありがとうございます。特別なご案内を近日中にお届けいたします。',
      },
    },
    join: {
      title: '加盟を申し込む',
      button: '申し込む',
      thanks: {
        heading: 'お申し込みありがとうございます',
        text: '内容を拝見し、追ってご連絡いたします。',
      },
    },
  },
  hints: {
    vipMessage: '例：都市、ご予算、眺望',
    joinMessage: '活動されている地域、ご経験の年数、そして心に残る建物をひとつお書きください。',
    phone: '折り返しお電話できるよう、ご入力をお勧めします',
    location: '都市または地区',
    licenseNumber: '任意',
  },
  interestLead: 'すべてのお問い合わせをパートナーが拝見し、直接お返事いたします。',
  limited: (minutes, phone) =>
    phone
      ? `短時間に複数のメッセージが送信されました。${minutes}分後にもう一度お試しいただくか、${phone} までお電話ください。`
      : `短時間に複数のメッセージが送信されました。${minutes}分後にもう一度お試しください。`,
};

const directions: Record<string, string> = {
  north: '北',
  northeast: '北東',
  east: '東',
  southeast: '南東',
  south: '南',
  southwest: '南西',
  west: '西',
  northwest: '北西',
};
