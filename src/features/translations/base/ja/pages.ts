/** The initial pages in Japanese, by slug and English text. */
export const jaPages: Record<string, Record<string, string>> = {
  '404': {
    'This page does not exist or has moved.': 'このページは存在しないか、移動しました。',
    HOME: 'ホーム',
  },
  about: {
    'About {company}': '{company}について',
  },
  news: {
    News: 'ニュース',
  },
  vip: {
    '{company} VIP LIST': '{company} VIPリスト',
    "Access What Others Can't": 'ほかの方には開かない扉を',
    'Nine benefits of the VIP list': 'VIPリストの九つの特典',
    'First allocations': '住戸の先行案内',
    'Floor plans and unit numbers before public release.':
      '一般公開の前に、間取り図と住戸番号をお届けします。',
    'Launch pricing': '販売開始価格',
    'Opening prices for members throughout preview week.':
      '先行案内の週は、VIP会員の皆様に販売開始価格を適用します。',
    'Extended deposits': 'ゆとりあるお支払い日程',
    'More time to pay deposits, agreed with the developer in advance.':
      'お支払いまでの期間を長めに、あらかじめデベロッパーと取り決めています。',
    'Private previews': '少人数の先行案内会',
    'Evenings with the architect, in small groups.': '建築家を囲む、少人数の夕べ。',
    'Assignment rights': '契約譲渡の権利',
    'Negotiated into the contract, where the building allows.':
      'デベロッパーが認める場合に、契約書に盛り込みます。',
    'Reserved parking': '駐車区画の確保',
    'Parking stalls and storage held until members have chosen.':
      'VIP会員の皆様がお選びになるまで、駐車区画と収納を押さえておきます。',
    'Upgrades agreed early': 'グレードアップの事前合意',
    'Finishes and appliance packages included at signing.':
      '仕上げと家電のセットを、契約時に含めます。',
    'Independent review': '独立した立場での確認',
    'Our reading of the disclosure statement, in plain language.':
      '開示説明書を私たちが読み、平易な言葉でお伝えします。',
    'One point of contact': '窓口はひとつ',
    'The same partner from preview to keys, in any of our cities.':
      '先行案内から鍵のお渡しまで、どの都市でも同じパートナーが担当します。',
    'Welcome to the {company} VIP List': '{company} VIPリストへようこそ',
    "Thank you for joining. We'll be in touch with exclusive opportunities soon.":
      'ご登録ありがとうございます。特別なご案内を近日中にお届けいたします。',
    'EXPLORE GLOBAL PROJECTS': '世界のプロジェクトを見る',
  },
  join: {
    'JOIN THE NETWORK': '加盟のご案内',
    'There is {claim.joiningFee} to join. Presale homes before release.':
      '加盟費は{claim.joiningFee}。公開前のプレセール物件を。',
    'What is {company}?': '{company}とは',
    'An agent network for luxury and presale homes. It was founded in {company.founded}. Its head office is in {office.city}. Membership is capped at {claim.activeMembers} active members. Each closes at least {claim.dealsPerYear} deals a year.\n\nYour brokerage stays your brokerage and your clients stay yours. What changes is how early you hear about new buildings.':
      '上質な住まいとプレセール住戸を扱う、エージェントのネットワークです。{company.founded}年に創業しました。本社は{office.city}にあります。現役の加盟エージェントは{claim.activeMembers}名までです。それぞれが年に{claim.dealsPerYear}件以上を成約しています。\n\n所属の仲介会社も、お客様も、これまでどおり変わりません。変わるのは、新しい建物の話を聞く早さです。',
    'Why join': '加盟する理由',
    'About {claim.launchesPerYear} launches a year come to us before they reach the market. You bring the client; we bring the allocation, the paperwork and the introduction to the developer.\n\nThere is {claim.joiningFee} to join.':
      '年におよそ{claim.launchesPerYear}件の新規物件が、市場に出る前に私たちへ届きます。お客様をお連れになるのは皆様。割当と書類、デベロッパーへのご紹介は、私たちがご用意します。\n\n加盟費は{claim.joiningFee}です。',
    'For agents': 'エージェントの皆様へ',
    'Your own brokerage': '所属はそのままで',
    'You keep your name, your licence and your clients.':
      'お名前も、免許も、お客様も、これまでどおりです。',
    'Presale inventory before release': '公開前のプレセール住戸',
    'Floor plans, prices and unit numbers before they are final.':
      '間取り図、価格、住戸番号を、確定する前に。',
    'A referral network': '紹介のネットワーク',
    'A named colleague in every city we work in.':
      '私たちが活動するどの都市にも、名前のわかる同僚がいます。',
    'Developer introductions': 'デベロッパーへのご紹介',
    'In person, with the drawings in front of you.': '図面を前に、直接お引き合わせします。',
    'Launch-day support': '販売開始日の支援',
    'Experienced people at your side on launch day.':
      '当日は、経験豊かなスタッフがおそばでお手伝いします。',
    'Shared marketing': '共同の販促',
    'Floor plans, texts and photographs, prepared for you.': '間取り図、文章、写真をご用意します。',
    'Contract and compliance review': '契約と法令の確認',
    'Every contract read by a specialist.': '契約書はすべて専門家が読みます。',
    'Investor seminars': '投資家向けセミナー',
    'You invite your clients; we prepare the figures.':
      'お客様をお招きください。数字はこちらで揃えます。',
    'Multilingual assistants': '多言語のアシスタント',
    'Help in the languages of your clients.': 'お客様の言葉で、お手伝いします。',
    'Commission paid on schedule': '報酬は予定どおりに',
    'Agreed in writing before launch.': '販売開始の前に、書面で取り決めます。',
    'Partners’ meetings': 'パートナーの集い',
    'Time together, away from the phone.': '電話を離れて、ともに過ごす時間。',
    'A fair share': '公平な割当',
    'Allocations divided among partners by clear rules.':
      '割当は、明確な決まりに沿ってパートナーで分け合います。',
    'For their clients': 'お客様のために',
    'First choice of homes': '住戸を最初に選べる',
    'Before homes are offered to the public.': '一般に売り出される前に。',
    'Prices before the public list': '公開前の価格',
    'With a note of every change since.': 'その後の変更も、すべて書き添えます。',
    'Developers we have vetted': '確かめたデベロッパー',
    'We have visited their finished buildings.': '竣工した建物を、実際に訪ねています。',
    'Local advice': '現地での助言',
    'From people who live there.': 'そこに暮らす人から。',
    'Clear deposit schedules': '明快なお支払い予定',
    'One page, with amounts and dates.': '金額と期日を、一枚の紙に。',
    'Mortgage introductions': '住宅ローンのご紹介',
    'To lenders used to long completion dates.': '完成まで期間の長い物件に慣れた金融機関へ。',
    'Assignment guidance': '契約譲渡のご相談',
    'Including when to advise against it.': 'お勧めしない場合も含めて。',
    'Completion walk-throughs': '完成時の内覧立会い',
    'A full inspection, with a written list.': 'すみずみまで点検し、書面にまとめます。',
    'Rental and resale support': '賃貸と売却の支援',
    'For as long as you own the home.': 'お持ちのあいだは、ずっと。',
    'One agent throughout': '担当は最後まで一人',
    'The same person from start to finish.': '始まりから終わりまで、同じ人が。',
    'Frequently asked questions': 'よくあるご質問',
    'Can I keep my brokerage?': 'いまの仲介会社に籍を置いたままでよいですか。',
    'Yes. {company} is a network, not a brokerage. Your licence stays where it is.':
      'はい。{company}はネットワークであり、仲介会社ではありません。免許の登録先はそのままです。',
    'Who owns the client relationship?': 'お客様との関係は誰のものですか。',
    'You do. Always, and in writing.': 'これまでどおり、皆様のものです。いつでも、書面のうえでも。',
    'How does an application work?': '申し込みはどのように進みますか。',
    'You send the form below. A partner then calls to arrange a conversation.':
      '下のフォームをお送りください。パートナーが面談のご相談にお電話を差し上げます。',
    'What counts as a deal?': '何をもって一件と数えますか。',
    'A firm contract on a home, presale or resale. Referrals count for both agents.':
      '住戸の確定した売買契約です。プレセールでも中古でもかまいません。ご紹介は、双方に一件ずつ数えます。',
    'Do I need presale experience?': 'プレセールの経験は必要ですか。',
    'No, though it helps. Good judgment you bring yourself.':
      'いいえ。あれば役に立ちます。判断力は、皆様のご経験に期待しています。',
    'About the founder': '創業者について',
    '{company.founder} founded {company} in {company.founded}.':
      '{company.founder}は{company.founded}年に{company}を創りました。',
    'annual presale units': '年間のプレセール戸数',
    'annual volume': '年間の取扱高',
    'Thank You for Your Application!': 'お申し込みありがとうございます',
    "We'll review your application and get back to you shortly.":
      '内容を拝見し、追ってご連絡いたします。',
    'EXPLORE GLOBAL PROJECTS': '世界のプロジェクトを見る',
  },
  contact: {
    'GET IN TOUCH': 'お問い合わせ',
    'Let us help you find your perfect luxury property': '理想の住まい探しを、お手伝いします',
    'Thank You!': 'ありがとうございます',
    "We'll be in touch with you shortly.": '追って担当者よりご連絡いたします。',
    'EXPLORE GLOBAL PROJECTS': '世界のプロジェクトを見る',
  },
  partners: {
    'MEET OUR PARTNERS': 'パートナー紹介',
    'Why We Partner': '手を組む理由',
    'Property is local until you look abroad. We partner so that your agent can call on a trusted colleague in another city, while you keep one point of contact.':
      '不動産は土地に根ざした仕事です。海の向こうに目が向く、その日までは。お客様の担当がほかの都市でも信頼できる同僚を頼れるように、そしてお客様の窓口はひとつのままであるように、私たちは手を組んでいます。',
    'Your message is on its way to {firstName}.': '{firstName}にメッセージをお送りしました。',
    'You will have a reply soon.': '追ってお返事いたします。',
  },
  projects: {
    'GLOBAL PROJECTS': '世界のプロジェクト',
    'Presale and completed homes.': 'プレセール中の住まいと完成した住まい。',
    'Thank you. We have received your request.': 'ありがとうございます。お問い合わせを承りました。',
    'A partner will call or write about {name}.':
      '{name}について、パートナーがお電話またはメールでご連絡いたします。',
  },
  privacy: {
    Privacy: 'プライバシーポリシー',
    'When you send us a form on this site, {company} stores it so that we can reply. This page explains what we store, why and for how long.':
      'このサイトのフォームをお送りいただくと、{company}はお返事のためにその内容を保存します。このページでは、何を、なぜ、いつまで保存するかをご説明します。',
    'What we store': '保存する情報',
    'What you enter, the form you used, the partner or project it is about, the date and time, and the consent text you agreed to, with its version. We do not store your IP address with it. To prevent abuse, we keep a scrambled code made from your IP address, and one made from your email address, for a little over an hour.\n\nWhile you type, your browser saves a draft in the open window so that nothing is lost. It is deleted when you send the form or close the window. If you come by a link in an email that we sent to many people, your browser remembers in that window which email it was, and a form that you send tells us. Its code is the same for everyone who got that email.\n\nThe site does not track you. It sets a cookie only if you open a private first access link, to remember your device.\n\nWhen a map appears on screen, your browser may load the streets from our map provider, which then receives your IP address and the place shown. The background of the map comes from our own server. Videos hosted by another service are loaded from that service: at the top of a page when it opens, unless your device is set to reduce motion or data, and anywhere else only when you press play.':
      'ご入力の内容、お使いのフォーム、対象のパートナーまたはプロジェクト、日時、そしてご同意いただいた文面とその版です。IPアドレスを併せて保存することはありません。不正利用を防ぐため、IPアドレスから作った復元できない符号（ハッシュ値）と、メールアドレスから作った同様の符号を、1時間あまり保持します。\n\nご入力のあいだは、内容が失われないよう、ブラウザが開いているウィンドウに下書きを保存します。送信するか、ウィンドウを閉じると消えます。多くの方にお送りしたメールのリンクからお越しになると、ブラウザはそのウィンドウでどのメールかを覚え、フォームを送信されると私たちに伝わります。その符号は、同じメールを受け取ったすべての方に共通です。\n\nこのサイトはお客様を追跡しません。Cookieを設定するのは、先行案内の専用リンクをお開きになったときだけで、端末を覚えておくためです。\n\n画面に地図が現れると、ブラウザが地図の提供元から道路の情報を読み込むことがあり、その際IPアドレスと表示中の場所が提供元に伝わります。地図の背景は私たちのサーバーから届きます。他社のサービスに置かれた映像は、そのサービスから読み込まれます。ページの最上部の映像は、端末の設定で動きやデータ量を抑えていないかぎりページを開いたときに、それ以外の映像は再生を押したときだけです。',
    'Why, and who reads it': '利用目的と閲覧者',
    'Only to reply to you. Our office reads it, and so does the partner you write to. We send you one confirmation by email. We do not sell your data, and share it only with the developer if you ask for an allocation. You receive news of launches only if you join the VIP list or tick the box for it.':
      'お返事のためだけに使います。読むのは、私たちのオフィスと、ご連絡先のパートナーです。確認のメールを一通お送りします。住戸の確保をご希望の場合にデベロッパーと共有するほかは、情報を第三者に販売・提供することはありません。新規物件のお知らせをお送りするのは、VIPリストに登録された場合と、そのための欄にチェックを入れられた場合だけです。',
    'How long we keep it': '保存する期間',
    'Until you ask us to erase it, or until we no longer need it. Applications to join that we have answered are erased {days.applications} days after their last change. Messages identified as spam are erased after {days.spam} days. You stay on the VIP list until you leave it, which every email about it lets you do at once.':
      '消去をお求めになるまで、または私たちに必要がなくなるまでです。お返事を差し上げた加盟の申し込みは、最後の変更から{days.applications}日後に消去します。迷惑メッセージと判断したものは、{days.spam}日後に消去します。VIPリストの登録は退会されるまで続き、関連するどのメールからも、その場で退会できます。',
    'To see, correct or erase it': '開示、訂正、消去のご請求',
    'Write to {office.email}. Within thirty days, we will send you everything we hold about you, or erase it. You do not have to give a reason. Existing backups still contain erased data until they are deleted. If you agreed to emails about launches, we keep the text you agreed to, the date and a scrambled code made from your email address for three years as proof.\n\n{company}, {office.wholeAddress}':
      '{office.email}へご連絡ください。30日以内に、お客様について保有している情報のすべてをお送りするか、消去します。理由は要りません。既存のバックアップには、それ自体が削除されるまで、消去した情報が残ります。新規物件のメールにご同意いただいた場合は、その証として、同意の文面、日付、メールアドレスから作った復元できない符号（ハッシュ値）を3年間保存します。\n\n{company}、{office.wholeAddress}',
    'What you consent to': 'ご同意いただく内容',
    'The text below each form, version {consent.version}:':
      '各フォームの下に記した文面、第{consent.version}版：',
  },
  'buying-from-abroad': {
    'Buying from abroad': '海外から購入する',
    'Who may buy, which taxes to ask about, and in what order.':
      '購入できる方、確認しておきたい税金、そして手順。',
    'Who may buy': '購入できる方',
    '<p>Each country decides who may own a home there. Provinces, states and cities can add rules of their own.</p><p>Some limit purchases by people who are not citizens or permanent residents. Some allow only certain places, kinds of homes or uses. Rules change, and exceptions have conditions.</p><p><strong>Ask your lawyer or notary which rules apply to you before you pay a deposit.</strong></p>':
      '<p>住まいを誰が所有できるかは、国ごとに決まっています。州や都市が独自の規則を加えていることもあります。</p><p>国民でも永住者でもない人の購入を制限する国もあれば、特定の場所、住まいの種類、用途に限って認める国もあります。規則は変わり、例外には条件があります。</p><p><strong>手付金を支払う前に、ご自身に当てはまる規則を弁護士または公証人にお尋ねください。</strong></p>',
    'Taxes to ask about': '確認しておきたい税金',
    '<p>Which taxes you pay depends on the place, on the home and on you. Ask about each of these.</p><ul><li>Tax on the transfer of the home, and whether buyers from abroad pay more</li><li>Sales tax on a new home, and whether part of it is returned</li><li>Yearly tax on the home, and on an empty home</li><li>Tax on rent, and how much of the rent is withheld</li><li>Tax when you sell, and how much of the price the buyer holds back</li><li>Tax in the country where you live</li></ul><p><strong>Ask your lawyer, notary or tax adviser for the amounts in writing.</strong></p>':
      '<p>納める税金は、場所によっても、住まいによっても、ご本人によっても異なります。次の各項目についてお尋ねください。</p><ul><li>取得時の税金と、海外からの購入者への上乗せの有無</li><li>新築の住まいにかかる売上税と、その一部が還付されるかどうか</li><li>毎年の固定資産税と、空き家にかかる税金</li><li>賃料にかかる税金と、賃料から源泉徴収される割合</li><li>売却時の税金と、買主が代金から源泉徴収する割合</li><li>お住まいの国での税金</li></ul><p><strong>金額は、弁護士、公証人または税理士に、書面でお求めください。</strong></p>',
    Steps: '手順',
    '<ol><li>Choose a lawyer or notary who works where the home is, and ask whether you may buy it.</li><li>Ask your bank how long a transfer takes, what it costs, and whether anyone lends for a home abroad.</li><li>Prepare proof of who you are and where the money comes from. Lawyers, developers and banks have to ask for it.</li><li>Read the contract with your lawyer or notary before you sign. Ask whether you can withdraw, and until when.</li><li>Pay deposits only to the account named in the contract. Before each transfer, confirm the account by phone, at a number you already know.</li><li>Ask who can sign and receive the keys for you if you cannot travel.</li></ol>':
      '<ol><li>現地で業務を行う弁護士または公証人を選び、購入できるかどうかをご確認ください。</li><li>送金にかかる日数と費用、海外の住まいに融資する金融機関の有無を、取引銀行にお尋ねください。</li><li>本人確認書類と、資金の出所を示す書類をご用意ください。弁護士、デベロッパー、銀行には、確認の義務があります。</li><li>署名の前に、弁護士または公証人とともに契約書をお読みください。契約を撤回できるか、その期限はいつかをお尋ねください。</li><li>手付金などの代金は、契約書に記された口座にのみお支払いください。送金のたびに、以前からご存じの番号へ電話をかけて口座をお確かめください。</li><li>渡航できない場合に、誰が代わりに署名し、鍵を受け取れるかをお尋ねください。</li></ol>',
    'What we do': '私たちにできること',
    '<p>A partner answers questions about the project, the home and its payment schedule, and introduces you to people who work with buyers from abroad.</p><p>Prices are in the currency of the place. Where a page has prices, choose your currency at the bottom of the page to see approximate amounts.</p><p>We do not give legal or tax advice, and nothing on this page is advice. <strong>Ask your lawyer or notary.</strong></p><p><a href="/contact">Contact us</a></p>':
      '<p>パートナーが、プロジェクト、住戸、お支払い予定についてのご質問にお答えし、海外からの購入に慣れた専門家をご紹介します。</p><p>価格は現地の通貨で表示しています。価格のあるページでは、最下部でご希望の通貨を選ぶと、おおよその金額をご覧いただけます。</p><p>私たちは法律や税務の助言をいたしません。このページも助言ではありません。<strong>弁護士または公証人にお尋ねください。</strong></p><p><a href="/contact">お問い合わせはこちら</a></p>',
  },
  accessibility: {
    Accessibility: 'アクセシビリティ',
    'What we aim for, what was tested, and what does not work yet.':
      '目指していること、検証したこと、まだできていないこと。',
    'What we aim for': '目指していること',
    '<p>{company} wants everyone to be able to use this site. We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. This statement covers the public pages of the site.</p>':
      '<p>{company}は、誰もがこのサイトを使えることを望んでいます。Web Content Accessibility Guidelines（WCAG）2.2のレベルAAを目標としています。この文書は、サイトの公開ページを対象とします。</p>',
    'What was tested': '検証したこと',
    '<ul><li>Keyboard: menus, filters, tabs, dialogs and forms work without a mouse, and you can see where you are.</li><li>Screen readers: automated checks with axe of names, roles, headings, landmarks, contrast and messages of forms.</li><li>Narrow screens: pages fit in 320 pixels without scrolling sideways.</li><li>Large text: nothing is cut off or lost at 200%.</li><li>Colours that your device sets: marks and states stay visible.</li><li>Reduced motion: nothing moves by itself if your device asks for that.</li><li>Without scripts: pages can be read and forms can be sent.</li></ul><p>Most of this is tested by programs whenever the software of the site changes. No outside auditor has examined it.</p>':
      '<ul><li>キーボード：メニュー、絞り込み、タブ、ダイアログ、フォームはマウスなしで操作でき、いまどこにいるかが見えます。</li><li>スクリーンリーダー：名前、役割、見出し、ランドマーク、コントラスト、フォームのメッセージを、axeで自動的に検査しています。</li><li>狭い画面：320ピクセルの幅に収まり、横に動かす必要はありません。</li><li>大きな文字：200%でも、切れたり失われたりするものはありません。</li><li>端末で設定した色：印や状態は見えたままです。</li><li>動きの抑制：端末で動きを減らす設定にされていれば、自動で動くものはありません。</li><li>スクリプトなし：ページをお読みいただけ、フォームも送信いただけます。</li></ul><p>その多くは、サイトのソフトウェアが変わるたびにプログラムが検査しています。第三者による監査は受けていません。</p>',
    'Known limits': '既知の制限',
    '<ul><li>Maps show places as points, which screen readers cannot describe. The address is beside each map, and the list has the same projects.</li><li>Floor plans and other drawings are images. Rooms are not described one by one. The size, bedrooms and bathrooms of a home are given as text.</li><li>Videos may have no captions or audio description.</li><li>Brochures are PDF files with headings and a reading order, but they were not checked with a PDF/UA validator. The project page has the same information.</li><li>Pages of partners and developers that we link to are not ours.</li></ul>':
      '<ul><li>地図は場所を点で示すため、スクリーンリーダーでは説明できません。地図のそばには必ず住所があり、一覧には同じプロジェクトが載っています。</li><li>間取り図などの図は画像です。多くの間取り図には部屋の配置を説明する文を付けていますが、寸法や細部までは説明していません。面積と、寝室と浴室の数は、文字で記しています。</li><li>映像には、字幕や音声解説がないことがあります。</li><li>パンフレットは見出しと読む順序を備えたPDFですが、PDF/UAの検証ツールでは確認していません。同じ内容がプロジェクトのページにあります。</li><li>リンク先のパートナーやデベロッパーのページは、私たちのものではありません。</li></ul>',
    'Tell us': 'お知らせください',
    '<p>If something does not work for you, write to {office.email} or <a href="/contact">contact us</a>. Tell us the page and what you use. We can also send you what you need in another form.</p><p>Last reviewed on November 26, 2026.</p>':
      '<p>ご利用になりにくいところがございましたら、{office.email}へご連絡いただくか、<a href="/contact">お問い合わせ</a>ください。どのページか、何をお使いかをお知らせください。必要な内容を別の形でお送りすることもできます。</p><p>最終確認日：2026年11月26日。</p>',
  },
};
