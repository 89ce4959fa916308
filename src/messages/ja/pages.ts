import type { Messages } from '../messages.ts';

/** Titles, headings and notices of pages that are not record content or editors' texts. */
export const pages: Messages['pages'] = {
  heads: {
    home: { title: '上質な住まいとプレセール', description: '{company.description}' },
    about: {
      title: '私たちについて',
      description:
        '{company.founded}年、{office.city}にて創業。加盟エージェントは{claim.activeMembers}名まで。年におよそ{claim.launchesPerYear}件の新規物件を、ひとつずつ訪ね、確かめたうえで取り扱います。',
    },
    news: {
      title: 'ニュース',
      description: '新規物件、実績、受賞。{company}と取り扱う建物のお知らせです。',
    },
    testimonials: {
      title: 'お客様の声',
      description: 'お客様とデベロッパーが語る{company}。',
    },
    'testimonials of developers': {
      title: 'デベロッパーの声',
      description: 'デベロッパーが語る{company}。',
    },
    vip: {
      title: 'VIPリスト',
      description: '一般公開に先立ち、間取り図、住戸番号、販売開始価格をご案内します。',
    },
    join: {
      title: '加盟のご案内',
      description:
        '{company}への加盟：{claim.joiningFee}。公開前のプレセール物件を取り扱えます。年に{claim.dealsPerYear}件以上の成約が条件です。',
    },
    contact: {
      title: 'お問い合わせ',
      description: '{company}、{office.street}、{office.city}。{office.hours}。',
    },
    partners: {
      title: 'パートナー',
      description: '{company}のパートナー（{cities}）に、直接ご連絡いただけます。',
    },
    projects: {
      title: '世界のプロジェクト',
      description:
        '{cities}のプレセールおよび完成済みの建物。都市で絞り込み、販売を終了したプロジェクトもご覧いただけます。',
    },
    privacy: {
      title: 'プライバシー',
      description:
        'お問い合わせの際に保存する情報、その目的と期間、訂正や消去の方法をご説明します。',
    },
    '404': { title: 'ページが見つかりません', description: 'このページは存在しません。' },
  },
  fallbacks: { about: '私たちについて', news: 'ニュース' },
  page: 'ページ',
  discover: '世界のプロジェクトを見る',
  explore: '世界のプロジェクトを見る',
  cities: '都市',
  benefits: '特典',
  allBenefits: (count) => `全${count}の特典`,
  backTo: { partners: 'パートナー一覧へ戻る', projects: 'プロジェクト一覧へ戻る' },
  notFound: {
    partner: 'パートナーが見つかりません',
    project: 'プロジェクトが見つかりません',
    news: 'ニュースが見つかりません',
  },
  thisPartner: 'このパートナー',
  thisProject: 'このプロジェクト',
  loading: {
    partners: 'パートナーを表示できません',
    projects: 'プロジェクトを表示できません',
    testimonials: 'お客様の声を表示できません',
    page: 'ページを表示できません',
  },
  errors: {
    'Failed to fetch page content': 'ページの内容を読み込めませんでした',
    'Page content not found': 'ページの内容が見つかりません',
    'Failed to fetch partners': 'パートナーを読み込めませんでした',
    'Failed to fetch partner details': 'パートナーの詳細を読み込めませんでした',
    'This partner does not exist': 'このパートナーは存在しません',
    'Failed to fetch projects': 'プロジェクトを読み込めませんでした',
    'Failed to fetch project details': 'プロジェクトの詳細を読み込めませんでした',
    'This project does not exist': 'このプロジェクトは存在しません',
    'Failed to fetch news items': 'ニュースを読み込めませんでした',
    'Failed to fetch news item': 'この記事を読み込めませんでした',
    'This news item does not exist': 'この記事は存在しません',
    'Failed to fetch testimonials': 'お客様の声を読み込めませんでした',
    'Failed to open the preview': 'プレビューを開けませんでした',
    'Failed to open the page': 'ページを開けませんでした',
  },
  broken: {
    title: '問題が発生しました',
    heading: '問題が発生しました。',
    message:
      'このページを読み込めませんでした。問題は記録されました。1分ほどおいて、もう一度お試しください。',
  },
  later: '時間をおいてお試しください',
  nothing: 'ページが見つかりません',
  toHomePage: 'ホームへ',
  previews: {
    of: (subject) => `${subject}のプレビュー`,
    note: (until) => `未公開です。${until}までご覧いただけます。フォームは送信できません。`,
    title: 'プレビュー',
    ended: 'このプレビューは終了しました',
    withheld: 'このページは現在表示できません。共有された方にお問い合わせください。',
    limited:
      'お使いのネットワークから多くのプレビューが開かれました。数分後にもう一度お試しください。',
    expired:
      'このリンクは期限が切れたか、取り消されました。共有された方に新しいリンクをお求めください。',
  },
  access: {
    title: '先行案内',
    description: '特別な先行案内です。',
    ended: '先行案内は終了しました',
    unknown: 'このページは存在しません。リンクをご確認ください。',
    limited: 'お使いのネットワークから多くのリンクが開かれました。数分後にもう一度お試しください。',
  },
  leaving: {
    ask: { heading: '配信停止', lead: '新規物件と先行案内のメールの配信を停止します。' },
    done: {
      heading: '配信を停止しました',
      lead: '新規物件と先行案内のメールは今後お送りしません。お手元のリンクは期限までご利用いただけます。',
    },
    leave: '配信を停止する',
    invalid: 'このリンクは無効です。',
    failed: '配信を停止できませんでした。しばらくしてから、もう一度お試しください。',
    toHome: 'ホームへ',
  },
  testimonials: {
    title: 'お客様の声',
    subtitle: 'お客様とデベロッパーの言葉をご紹介します。',
    label: 'お客様の声',
    oneByOne: 'お客様の声を一件ずつ見る',
    names: 'お話しくださった方',
    tabs: { client: 'お客様の声', developer: 'デベロッパーの声' },
    none: 'この分類のお声はまだありません。',
    quoted: (text) => `「${text}」`,
  },
  news: {
    none: 'ニュースはまだありません。',
    earlier: '過去のニュース',
    pages: 'ニュースのページ',
    categories: {
      'Project Update': 'プロジェクトの進捗',
      'Company News': '会社のお知らせ',
      'Sales Achievement': '販売実績',
      'New Launch': '新規物件',
      Recognition: '受賞',
    },
  },
  office: {
    headOffice: '本社',
    phone: '電話',
    email: 'メール',
    hours: '営業時間',
    others: 'ほかのオフィス',
  },
  privacy: {
    inCharge: (company) => `${company}の個人情報保護責任者です。`,
    forms: {
      contact: 'お問い合わせ',
      'partner-contact': 'パートナーへのご連絡',
      'project-interest': 'プロジェクトについて',
      vip: 'VIPリスト',
      join: 'ネットワークへの加盟',
    },
    thePartner: 'パートナー',
    theProject: 'プロジェクト',
    byContactPage: 'お問い合わせページ',
  },
  alts: {
    towers: '夕映えの静かな水辺に立つ、細身のタワー群',
    lagoon: '夕暮れのラグーンに映る、低い離れと椰子の木',
    facade: '夕日のなか、長い水盤に映る白いテラス',
    lamps: '絵画の前に照明が下がる、夕暮れのロビー',
    terraces: '霧の常緑樹のなか、内から灯る木とガラスの五段のテラス',
    lobby: '石の壁と長いカウンター、丸い照明のある夜のロビー',
  },
};
