import type { Messages } from '../messages.ts';

export const subscriptions: Messages['subscriptions'] = {
  tellMe: 'お知らせを受け取る',
  fits: '条件に合う物件が出たらお知らせ',
  similar: '似た住戸が出たらお知らせ',
  one: (about) =>
    `「${about}」に該当する物件が出たときにだけ、1日\u20601通までメールをお送りします。`,
  oneLike: (about) => `${about}に似た住戸が出たときにだけ、1日\u20601通までメールをお送りします。`,
  consent: (company, address) =>
    `ボタンを押すと、${company}がこの件について1日\u20601通までメールをお送りすることに同意いただいたことになります。どのメールからも配信を停止できます。${company}の所在地：${address}。`,
  sent: {
    heading: 'あと一歩です',
    text: 'メールをお送りしました。メールのボタンを押すと、お知らせが始まります。',
    to: (email) =>
      `${email}宛にメールをお送りしました。メールのボタンを押すと、お知らせが始まります。`,
    again: '別のアドレスを使う',
  },
  kinds: {
    project: (name) => `${name}の最新情報`,
    similar: (about) => `${about}に似た住戸`,
    vip: 'VIPリスト（先行公開と新規販売）',
    newsletter: '新規販売と先行公開',
  },
  aProject: (city) => (city ? `${city}のプロジェクト` : '当社のプロジェクト'),
  own: {
    title: 'お知らせの内容',
    confirmLead: 'ご確認いただくまで、お知らせはお送りしません。',
    confirm: 'はい、受け取ります',
    refuse: 'いいえ、削除します',
    heading: 'お知らせします',
    paused: '一時停止中',
    ended: '停止しました',
    endedLead: 'この件についてのお知らせは、今後お送りしません。',
    to: '宛先',
    often: '頻度',
    oftenAlerts: '該当する物件が出たとき、1日\u20601通まで',
    oftenLaunches: 'お知らせがあるとき、年に数回',
    today: '現在の該当',
    homes: (name, count) => `${name}、${count}戸`,
    none: 'まだありません',
    change: '条件を変更する',
    save: '変更を保存',
    same: 'この条件のお知らせはすでに登録されています。別の条件をお選びください。',
    city: '都市',
    stop: 'このお知らせを停止',
    stopLaunches: 'このメールを停止',
    pause: '一時停止',
    resume: '再開する',
    others: 'そのほかのお知らせ',
    stopAll: 'すべて停止',
    data: '自分のデータを受け取る',
    erase: '自分のデータを消去',
    requestSent: '1日間有効なリンクをメールでお送りしました。',
    requestLimited:
      '本日はすでに数通のメールをお送りしています。最新のメールのリンクをご利用いただくか、明日もう一度お試しください。',
    dataLead: 'このメールアドレスについて保存している内容を、英語の1ページでご覧いただけます。',
    showData: 'データを見る',
    eraseLead:
      'お問い合わせ、見学、お知らせの登録をすべて完全に消去します。同意の記録だけが、お名前とアドレスを含まない形で残ります。',
    erased: {
      heading: '消去しました',
      lead: '同意の記録だけが、お名前とアドレスを含まない形で残ります。',
    },
    again: 'プロジェクトを見る',
    expired: 'このリンクは無効です。メールからページを開き、もう一度お申し込みください。',
  },
  confirmEmail: {
    subject: 'あと一歩です',
    asked: (about) =>
      `「${about}」のお知らせをお申し込みいただきました。ボタンを押すと始まります。それまでは何もお送りしません。`,
    invited: (about) =>
      `以前、「${about}」のメールにご同意いただきました。引き続きご希望の場合は、ボタンを押してください。ご希望でない場合は、何もなさらなくて結構です。再度お尋ねすることはありません。`,
    listed: (about) =>
      `「${about}」のご案内先として、お客様のアドレスをお預かりしています。ボタンを押していただいた場合に限り、お知らせをお送りします。ご希望でない場合は、何もなさらなくて結構です。再度お尋ねすることはありません。`,
    withEnquiry: 'ご希望のメールは、ボタンでご確認いただくと始まります。',
    button: 'はい、受け取ります',
    not: 'お心当たりのない場合は、何もなさらなくて結構です。アドレスは14日後に削除します。',
    already: 'すでに登録されています',
    alreadyText: (about) =>
      `「${about}」のお知らせはすでに登録されています。専用ページで変更、一時停止、停止ができます。`,
    paused: '一時停止中です',
    pausedText: (about) => `「${about}」のお知らせは一時停止中です。専用ページで再開できます。`,
    open: '専用ページを開く',
    data: 'お客様のデータ',
    dataText: 'データのご請求を承りました。リンクは1日間、ご本人に限り有効です。',
    erase: 'データの消去',
    eraseText:
      'データの消去のお申し込みを承りました。リンクは1日間有効です。ページのボタンを押すまで、何も消去されません。',
  },
  emails: {
    why: {
      search: (day: string, about: string) =>
        `${day}に「${about}」の条件に合う物件のお知らせをお申し込みいただいた方にお送りしています。`,
      project: (day: string, about: string) =>
        `${day}に${about}のお知らせをお申し込みいただいた方にお送りしています。`,
      similar: (day: string, about: string) =>
        `${day}に${about}と似た物件のお知らせをお申し込みいただいた方にお送りしています。`,
      vip: (day: string) => `${day}にVIPリストにご登録いただいた方にお送りしています。`,
      newsletter: (day: string) =>
        `${day}に新規販売と先行公開のメールにご同意いただいた方にお送りしています。`,
    },
    leave: '配信を停止する',
    inOneClick: '（ワンクリックで完了します）',
    own: 'お知らせの内容を確認・変更する',
  },
};
