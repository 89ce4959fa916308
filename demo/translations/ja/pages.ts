/** The demo pages in Japanese, by page and English text. */
export const jaPages: Record<string, Record<string, string>> = {
  '404': {
    'This page does not exist or has moved.': 'このページは存在しないか、移動しました。',
    HOME: 'ホーム',
  },
  home: {
    'Before it has an address.': 'まだ住所もないうちに',
    'Luxury and presale residences': '上質な住まいとプレセール',
    '<p>Agents who hear about good buildings first, from Vancouver to Tokyo.</p>':
      '<p>良い建物の話を真っ先に聞くエージェントが、バンクーバーから東京まで。</p>',
    'First to know': '誰よりも先に知る',
    'Presale access': 'プレセールのご案内',
    '<p>Most of a building’s good homes are spoken for <em>before the hoarding goes up</em>. Our partners sit with developers while the plans are still in pencil, and bring their clients in first.</p><p>Before you buy, we check every line of the drawings and the contract.</p>':
      '<p>優れた建物では、<em>仮囲いが立つ前に</em>良い部屋の多くが決まります。私たちのパートナーは、図面がまだ鉛筆描きのうちからデベロッパーと席をともにし、お客様を最初にお連れします。</p><p>ご購入の前に、図面と契約書を一行ずつ確かめます。</p>',
    'Only what we would buy ourselves': '自分たちも買いたいものだけを',
    'How we choose': '選び方',
    '<p>We take on <strong>about ten launches a year</strong>. We visit, measure and debate each one before it carries our name.</p><p>Before we say yes, we answer three questions.</p><ul><li>Would it be a good building if it were cheap?</li><li>Has the developer finished one before, on a date somebody wrote down?</li><li>Where does the light come in at four in the afternoon?</li></ul>':
      '<p>お引き受けする新規物件は、<strong>年におよそ十件</strong>です。どれも現地を訪ね、寸法を測り、議論を重ねてから、私たちの名を掲げます。</p><p>お引き受けする前に、三つの問いに答えます。</p><ul><li>もし安かったとしても、良い建物と言えるか。</li><li>デベロッパーは以前にも、書面に記した期日どおりに建物を仕上げたことがあるか。</li><li>午後四時、光はどこから入るか。</li></ul>',
    'One agent, six cities': '担当は一人、都市は六つ',
    'The network': 'ネットワーク',
    '<p>A partner in Vancouver can open a door in Tokyo. You keep one number; the network does the travelling.</p><p>Vancouver, Montreal, Toronto, Seattle, Honolulu, Tokyo. Six cities is as many as we can know properly, so we stopped there.</p>':
      '<p>バンクーバーのパートナーが、東京の扉を開けます。お控えいただく番号はひとつ。移動はネットワークが引き受けます。</p><p>バンクーバー、モントリオール、トロント、シアトル、ホノルル、東京。きちんと知り尽くせるのは六都市までと考え、そこで止めました。</p>',
    'The part after signing': '契約のあとも',
    'From contract to keys': '契約から鍵まで',
    '<p>A presale is three years of waiting with a contract in a drawer. Your partner reads every amendment, visits the site each season and sends a photograph whether there is news or not.</p><p>On the last day we walk the rooms with you, tape measure in hand, and <strong>stay until the kettle works</strong>.</p>':
      '<p>プレセールとは、契約書を引き出しにしまって三年待つことです。そのあいだ担当パートナーは、変更契約をすべて読み、季節ごとに現場へ足を運び、知らせがあってもなくても写真を一枚お送りします。</p><p>最後の日には、巻き尺を手にお客様と部屋をひとつずつ回り、<strong>やかんの湯が沸くまでご一緒します</strong>。</p>',
  },
  about: {
    'The first call': '最初の電話',
    'Since 2013, developers have called us before they go to market.':
      '2013年から、デベロッパーは市場に出す前に、まず私たちへ電話をかけてきます。',
    '<p>What began as one desk in Vancouver is now a network across six cities, <strong>capped at 1500 active members</strong> so that we can know every one of them.</p>':
      '<p>バンクーバーの机ひとつから始まり、いまでは六都市に広がるネットワークです。一人ひとりを知っていられるよう、<strong>現役の会員は1500名まで</strong>としています。</p>',
    'One desk, two telephones': '机ひとつ、電話二台',
    '<p>SOLMERE was founded in 2013 by Henrik Solmere, who had noticed that good agents found out last. The first office had two telephones, a plotter and a view of a parkade.</p><p>The idea has not changed since. <em>Hear early, read closely, tell the client everything.</em> The view is better now.</p>':
      '<p>SOLMEREは2013年、Henrik Solmereが創業しました。良いエージェントほど知らせが届くのは最後だと、気づいたからです。最初の事務所にあったのは、電話が二台とプロッター、そして立体駐車場の眺めでした。</p><p>考え方は当時から変わりません。<em>早く聞き、よく読み、お客様にはすべて話す。</em>眺めだけは、良くなりました。</p>',
    'A limited membership': '会員は限られています',
    Membership: '会員制',
    '<p>Fifteen hundred active members, and no more. Each partner closes <strong>at least three deals a year</strong>, which keeps the room full of people who do the work.</p><p>Joining costs nothing. Staying is the hard part.</p>':
      '<p>現役の会員は千五百名、それ以上は増やしません。どのパートナーも<strong>年に三件以上を成約</strong>しますので、席にいるのは実際に働く人ばかりです。</p><p>入るのに費用はかかりません。難しいのは、居続けることです。</p>',
    'Ten launches a year': '年に十件',
    Selection: '選定',
    '<p>We are shown far more. Ten is the number we can visit, model and stand behind, from deposit to keys.</p><p>The ones we decline are told why, on one page. Several have come back the following year with a better building.</p>':
      '<p>持ち込まれる話は、はるかに多くあります。訪ね、模型で確かめ、手付金から鍵まで責任を持てるのが、十件です。</p><p>お断りするときは、理由を一枚の紙にまとめてお伝えします。翌年、より良い建物を携えて戻ってこられた会社も、いくつかあります。</p>',
    'Drawings first': 'まず図面を',
    'How we judge a building': '建物の見きわめ方',
    '<p>A price list tells you what a developer hopes. The drawings tell you what you will live in.</p><ol><li>We read the drawings before the brochure exists.</li><li>We stand on the site at the hour the brochure avoids.</li><li>We ask the engineer one question and listen to how long the answer takes.</li></ol>':
      '<p>価格表に書かれているのは、デベロッパーの望みです。図面に書かれているのは、お客様が暮らす場所です。</p><ol><li>パンフレットができる前に、図面を読みます。</li><li>パンフレットが避けている時間に、現地に立ちます。</li><li>設計者に質問をひとつして、答えまでにかかる時間を聞きます。</li></ol>',
    'Six cities, one number': '六つの都市、ひとつの番号',
    'Where we work': '活動する都市',
    '<p>Vancouver is the head office and keeps the drawings. Montreal, Toronto, Seattle, Honolulu and Tokyo keep their own hours, their own languages and their own opinions about kitchens.</p><p>A client moves between them without being handed off. That is what a network is for.</p>':
      '<p>本社はバンクーバーにあり、図面もここに保管しています。モントリオール、トロント、シアトル、ホノルル、東京には、それぞれの営業時間とそれぞれの言葉、そして台所についてのそれぞれの意見があります。</p><p>お客様は、担当が変わることなく都市から都市へ移れます。ネットワークは、そのためにあります。</p>',
  },
  news: {
    'From the network': 'ネットワーク便り',
    '<p>Launches, results and the occasional prize.</p>':
      '<p>新規物件、実績、そしてときどき受賞のお知らせ。</p>',
  },
  testimonials: {
    'OUR TESTIMONIALS': 'お客様の声',
    '<p>In their own words.</p>': '<p>ご本人の言葉のままに。</p>',
  },
  vip: {
    '{company} VIP LIST': '{company} VIPリスト',
    "Access What Others Can't": 'ほかの方には開かない扉を',
    'Nine benefits of the VIP list': 'VIPリストの九つの特典',
    'First allocations': '先行割当',
    'Floor plans and unit numbers before public release.':
      '一般公開の前に、間取り図と住戸番号をお届けします。',
    'Launch pricing': '販売開始価格',
    'Opening prices for members throughout preview week.':
      '先行案内の週は、会員の皆様に販売開始時の価格が続きます。',
    'Extended deposits': '手付金の猶予',
    'More time to pay deposits, agreed with the developer in advance.':
      'お支払いまでの期間を長めに、あらかじめデベロッパーと取り決めています。',
    'Private previews': '少人数の内覧会',
    'Gallery evenings with the architect, eight guests at a time.':
      '建築家を囲むギャラリーの夕べ。一度に八名様まで。',
    'Assignment rights': '契約譲渡の権利',
    'Negotiated into the contract, where the building allows.':
      '建物が認めるかぎり、契約書に盛り込みます。',
    'Reserved parking': '駐車区画の確保',
    'Parking stalls and storage held until members have chosen.':
      '会員の皆様がお選びになるまで、駐車区画と収納を押さえておきます。',
    'Upgrades agreed early': '早めに決める仕様変更',
    'Finishes and appliance packages included at signing.':
      '仕上げと家電のセットを、契約時に含めます。',
    'Independent review': '独立した確認',
    'Our reading of the disclosure statement, in plain language.':
      '開示説明書を私たちが読み、平易な言葉でお伝えします。',
    'One point of contact': '窓口はひとつ',
    'The same partner from preview to keys, in any of six cities.':
      '先行案内から鍵のお渡しまで、六都市のどこでも同じパートナーが担当します。',
    'Welcome to the {company} VIP List': '{company} VIPリストへようこそ',
    "Thank you for joining. We'll be in touch with exclusive opportunities soon.":
      'ご登録ありがとうございます。特別なご案内を近日中にお届けいたします。',
    'EXPLORE GLOBAL PROJECTS': '世界のプロジェクトを見る',
  },
  join: {
    'JOIN THE NETWORK': 'ネットワークに参加する',
    'No fee to join. Presale homes before release.': '参加費は無料。公開前のプレセール物件を。',
    'What is {company}?': '{company}とは',
    'An agent network for luxury and presale homes, founded in {company.founded}, headquartered in {office.city} and working in six cities. Membership is capped at {claim.activeMembers} active members. Each closes at least {claim.dealsPerYear} deals a year, and no one pays to belong.\n\nYour brokerage stays your brokerage and your clients stay yours. What changes is how early you hear about new buildings.':
      '上質な住まいとプレセール住戸を扱う、エージェントのネットワークです。{company.founded}年に創業し、{office.city}に本社を置き、六都市で活動しています。現役の会員は{claim.activeMembers}名まで。それぞれが年に{claim.dealsPerYear}件以上を成約し、会費を払う人は一人もいません。\n\n所属の仲介会社も、お客様も、これまでどおりあなたのものです。変わるのは、新しい建物の話を聞く早さです。',
    'Why join': '参加する理由',
    'About {claim.launchesPerYear} launches a year come to us before they reach the market. You bring the client; we bring the allocation, the paperwork and the developer’s direct line.\n\nThere is {claim.joiningFee} to join. Expect two phone calls, then a coffee with a partner who will say honestly whether this is right for you.':
      '年におよそ{claim.launchesPerYear}件の新規物件が、市場に出る前に私たちへ届きます。お客様をお連れになるのはあなた。割当と書類、デベロッパーへの直通電話は、私たちがご用意します。\n\n参加費は{claim.joiningFee}です。お電話が二度、それからパートナーとコーヒーを一杯。あなたに向いているかどうか、正直にお話しします。',
    'For agents': 'エージェントの皆様へ',
    'No fee to join': '参加費はかかりません',
    'Free to join, free to stay.': '入るのも、続けるのも無料です。',
    'Presale inventory before release': '公開前のプレセール住戸',
    'Floor plans, prices and unit numbers before they are final.':
      '間取り図、価格、住戸番号を、確定する前に。',
    'Six-city referral network': '六都市の紹介ネットワーク',
    'A named colleague in every city.': 'どの都市にも、名前のわかる同僚がいます。',
    'Developer introductions': 'デベロッパーへのご紹介',
    'In person, with the drawings in front of you.': '図面を前に、直接お引き合わせします。',
    'Launch-day support desk': '販売開始日の支援',
    'Four experienced people at your side on launch day.':
      '当日は、経験豊かな四名がお側につきます。',
    'Shared marketing studio': '共同の販促スタジオ',
    'Floor plans, texts and photographs, prepared for you.': '間取り図、文章、写真をご用意します。',
    'Contract and compliance review': '契約と法令の確認',
    'Every contract read by a specialist.': '契約書はすべて専門家が読みます。',
    'Investor seminars': '投資家向けセミナー',
    'You invite your clients; we prepare the figures.':
      'お客様をお招きください。数字はこちらで揃えます。',
    'Multilingual assistants': '多言語のアシスタント',
    'English, French, Japanese, Mandarin, Cantonese, Punjabi and Farsi.':
      '英語、フランス語、日本語、北京語、広東語、パンジャブ語、ペルシャ語。',
    'Commission paid on schedule': '報酬は予定どおりに',
    'Agreed in writing before launch.': '販売開始の前に、書面で取り決めます。',
    'Annual partners’ week': '年に一度のパートナー週間',
    'Five days together in one of our six cities.':
      '六都市のいずれかで、五日間をともに過ごします。',
    'A capped membership': '会員数の上限',
    '{claim.activeMembers} active members at most.':
      '現役の会員は{claim.activeMembers}名までです。',
    'For their clients': 'お客様のために',
    'First choice of homes': '住戸を最初に選べる',
    'Before homes are offered to the public.': '一般に売り出される前に。',
    'Prices before the public list': '公開前の価格',
    'With a note of every change since.': 'その後の変更も、すべて書き添えます。',
    'Developers we have vetted': '確かめたデベロッパー',
    'We have visited their finished buildings.': '竣工した建物を、実際に訪ねています。',
    'Advice across six cities': '六都市での助言',
    'From people who live there.': 'そこに暮らす人から。',
    'Clear deposit schedules': '明快な手付金の予定',
    'One page, with amounts and dates.': '金額と期日を、一枚の紙に。',
    'Mortgage introductions': '融資のご紹介',
    'To lenders used to long completion dates.': '完成までの長さに慣れた金融機関へ。',
    'Assignment guidance': '契約譲渡のご相談',
    'Including when to advise against it.': 'お勧めしない場合も含めて。',
    'Completion walk-throughs': '完成時の立会い',
    'A full inspection, with a written list.': 'すみずみまで点検し、書面にまとめます。',
    'Rental and resale support': '賃貸と転売の支援',
    'For as long as you own the home.': 'お持ちのあいだは、ずっと。',
    'One agent throughout': '担当は最後まで一人',
    'The same person from start to finish.': '始まりから終わりまで、同じ人が。',
    'Frequently asked questions': 'よくあるご質問',
    'Does it cost anything to join?': '参加に費用はかかりますか。',
    'No. There is {claim.joiningFee} to join and none to stay. We ask for a minimum of {claim.dealsPerYear} deals a year instead.':
      'いいえ。参加も継続も{claim.joiningFee}です。その代わり、年に{claim.dealsPerYear}件以上の成約をお願いしています。',
    'Can I keep my brokerage?': 'いまの仲介会社に籍を置いたままでよいですか。',
    'Yes. {company} is a network, not a brokerage. Your licence stays where it is.':
      'はい。{company}はネットワークであり、仲介会社ではありません。免許の登録先はそのままです。',
    'Who owns the client relationship?': 'お客様との関係は誰のものですか。',
    'You do. Always, and in writing.': 'あなたのものです。いつでも、書面のうえでも。',
    'Why is membership capped?': '会員数に上限があるのはなぜですか。',
    'Each launch has a limited number of homes. We stop at {claim.activeMembers} active members so that everyone gets a fair share.':
      'ひとつの物件の住戸には限りがあります。公平に行き渡るよう、現役の会員は{claim.activeMembers}名までとしています。',
    'How long does an application take?': '申し込みにはどのくらいかかりますか。',
    'Two weeks, including a conversation with a partner in your city.':
      '二週間です。お住まいの都市のパートナーとの面談も含みます。',
    'What counts as a deal?': '何をもって一件と数えますか。',
    'A firm contract on a home, presale or resale, in any of the six cities. Referrals count for both agents.':
      '六都市のいずれかでの、住戸の確定した売買契約です。プレセールでも転売でもかまいません。ご紹介は、双方に一件ずつ数えます。',
    'What happens if I close fewer than {claim.dealsPerYear} in a year?':
      '年に{claim.dealsPerYear}件に満たなかった場合は。',
    'We call to see how you are. One quiet year is no problem. After two in a row, we offer your place to someone on the waiting list.':
      'お元気かどうか、お電話します。静かな年が一度あっても問題ありません。二年続いたときは、お席を順番待ちの方にお譲りいただきます。',
    'Do I need presale experience?': 'プレセールの経験は必要ですか。',
    'No, though it helps. We teach the contract in two afternoons. Good judgment you bring yourself.':
      'いいえ。あれば役に立ちます。契約書のことは午後二回でお教えします。よい判断力は、ご持参ください。',
    'About the founder': '創業者について',
    '{company.founder} sold his first presale from a trailer on Pacific Street in 2004. He founded the network in {company.founded} because good agents were always the last to hear.\n\nHe still reads every application, and still answers the main line on Friday afternoons.':
      '{company.founder}が初めてプレセールの住戸を売ったのは2004年、Pacific Streetに停めた現場事務所のトレーラーでした。良いエージェントほど知らせが届くのは最後だったため、{company.founded}年にこのネットワークを創りました。\n\nいまも申込書のすべてに目を通し、金曜の午後は代表電話に自ら出ます。',
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
    'The {office.city} gallery': '{office.city}ギャラリー',
    'Call ahead, and we will have the drawings you need, and a cup of tea, ready.':
      'お電話をいただければ、ご覧になりたい図面とお茶をご用意してお待ちします。',
    'Thank You!': 'ありがとうございます',
    "We'll be in touch with you shortly.": '追って担当者よりご連絡いたします。',
    'EXPLORE GLOBAL PROJECTS': '世界のプロジェクトを見る',
  },
  partners: {
    'MEET OUR PARTNERS': 'パートナー紹介',
    'Agents who read the drawings before the price list.':
      '価格表より先に、図面を読むエージェントたち。',
    'Why We Partner': '手を組む理由',
    'Property is local until you look abroad. A buyer in Toronto falls for a courtyard in Tokyo; a family in Seattle wants the beach by winter. We partner so that your agent can call on a trusted colleague in any of our six cities, while you keep one point of contact.':
      '不動産は土地に根ざした仕事です。海の向こうに目が向く、その日までは。トロントのお客様が東京の中庭に心を奪われ、シアトルのご家族が冬までに浜辺を望まれる。お客様の担当が六都市のどこでも信頼できる同僚を頼れるように、そしてお客様の窓口はひとつのままであるように、私たちは手を組んでいます。',
    'Every partner closes at least three deals a year, answers their own phone and was introduced by another partner.':
      'どのパートナーも年に三件以上を成約し、電話には自分で出て、ほかのパートナーの紹介で加わりました。',
    'Your message is on its way to {firstName}.': '{firstName}にメッセージをお送りしました。',
    'You will have a reply within one business day, often sooner.':
      '1営業日以内に、多くの場合はそれより早くお返事いたします。',
  },
  projects: {
    'GLOBAL PROJECTS': '世界のプロジェクト',
    'Presale and completed homes in six cities.':
      '六都市の、プレセール中の住まいと完成した住まい。',
    'Thank you. We have received your request.': 'ありがとうございます。お問い合わせを承りました。',
    'A partner in {city} will call or write within one business day about {name}.':
      '{name}について、{city}のパートナーが1営業日以内にお電話またはメールでご連絡いたします。',
  },
  privacy: {
    Privacy: 'プライバシー',
    'When you send us a form on this site, {company} stores it so that we can reply. This page explains what we store, why and for how long.':
      'このサイトのフォームをお送りいただくと、{company}はお返事のためにその内容を保存します。このページでは、何を、なぜ、いつまで保存するかをご説明します。',
    'What we store': '保存するもの',
    'What you enter, the form you used, the partner or project it is about, the date and time, and the consent text you agreed to, with its version. We do not store your IP address with it. To prevent abuse, we keep a scrambled code made from your IP address, and one made from your email address, for a little over an hour.\n\nWhile you type, your browser saves a draft in the open window so that nothing is lost. It is deleted when you send the form or close the window. The site does not track you. It sets a cookie only if you open a private first access link, to remember your device. When a map appears on screen, your browser may load the streets from our map provider, which then receives your IP address and the place shown. The background of the map comes from our own server. Videos hosted by another service are loaded from that service: at the top of a page when it opens, unless your device is set to reduce motion or data, and anywhere else only when you press play.':
      'ご入力の内容、お使いのフォーム、対象のパートナーまたはプロジェクト、日時、そしてご同意いただいた文面とその版です。IPアドレスを併せて保存することはありません。不正利用を防ぐため、IPアドレスから作った復元できない符号と、メールアドレスから作った同様の符号を、1時間あまり保持します。\n\nご入力のあいだは、内容が失われないよう、ブラウザが開いているウィンドウに下書きを保存します。送信するか、ウィンドウを閉じると消えます。このサイトはお客様を追跡しません。Cookieを設定するのは、先行案内の専用リンクをお開きになったときだけで、端末を覚えておくためです。画面に地図が現れると、ブラウザが地図の提供元から道路の情報を読み込むことがあり、その際IPアドレスと表示中の場所が提供元に伝わります。地図の背景は私たちのサーバーから届きます。他社のサービスに置かれた映像は、そのサービスから読み込まれます。ページの最上部の映像は、端末の設定で動きやデータ量を抑えていないかぎりページを開いたときに、それ以外の映像は再生を押したときだけです。',
    'Why, and who reads it': '目的と、読む人',
    'Only to reply to you. Our {office.city} office reads it, and so does the partner you write to. We send you one confirmation by email. We do not sell or share your data. You receive news of launches only if you join the VIP list or tick the box for it.':
      'お返事のためだけに使います。読むのは、{office.city}のオフィスと、ご連絡先のパートナーです。確認のメールを一通お送りします。情報を売ることも、共有することもありません。新規物件のお知らせをお送りするのは、VIPリストに登録された場合と、そのための欄に印を付けられた場合だけです。',
    'How long we keep it': '保存する期間',
    'Until you ask us to erase it, or until we no longer need it. Applications to join that we have answered are erased {days.applications} days after their last change. Messages identified as spam are erased after {days.spam} days. You stay on the VIP list until you leave it, which every email about it lets you do at once.':
      '消去をお求めになるまで、または私たちに必要がなくなるまでです。お返事を差し上げた参加の申し込みは、最後の変更から{days.applications}日後に消去します。迷惑メッセージと判断したものは、{days.spam}日後に消去します。VIPリストの登録は退会されるまで続き、関連するどのメールからも、その場で退会できます。',
    'To see, correct or erase it': '閲覧、訂正、消去のご請求',
    'Write to {office.email} or call {office.phone}. Within thirty days, we will send you everything we hold about you, or erase it. You do not have to give a reason. Existing backups still contain erased data until they are deleted. If you agreed to emails about launches, we keep the text you agreed to, the date and a scrambled code made from your email address for three years as proof.\n\n{company}, {office.wholeAddress}':
      '{office.email}へメールをお送りいただくか、{office.phone}へお電話ください。30日以内に、お客様について保有している情報のすべてをお送りするか、消去します。理由は要りません。既存のバックアップには、それ自体が削除されるまで、消去した情報が残ります。新規物件のメールにご同意いただいた場合は、その証として、同意の文面、日付、メールアドレスから作った復元できない符号を3年間保存します。\n\n{company}、{office.wholeAddress}',
    'What you consent to': 'ご同意いただく内容',
    'The text below each form, version {consent.version}:':
      '各フォームの下に記した文面、第{consent.version}版：',
  },
  'buying-from-abroad': {
    'Buying from abroad': '海外から購入する',
    'Who may buy, which taxes to ask about, and in what order.':
      '誰が買えるのか、どの税を尋ねるべきか、そしてどの順番で。',
    'Who may buy': '誰が買えるのか',
    '<p>Each country decides who may own a home there. Provinces, states and cities can add rules of their own.</p><p>Some limit purchases by people who are not citizens or permanent residents. Some allow only certain places, kinds of homes or uses. Rules change, and exceptions have conditions.</p><p><strong>Ask your lawyer or notary which rules apply to you before you pay a deposit.</strong></p>':
      '<p>住まいを誰が所有できるかは、国ごとに決まっています。州や都市が独自の規則を加えていることもあります。</p><p>国民でも永住者でもない人の購入を制限する国もあれば、特定の場所、住まいの種類、用途に限って認める国もあります。規則は変わり、例外には条件があります。</p><p><strong>手付金を支払う前に、ご自身に当てはまる規則を弁護士または公証人にお尋ねください。</strong></p>',
    'Taxes to ask about': '尋ねておきたい税',
    '<p>Which taxes you pay depends on the place, on the home and on you. Ask about each of these.</p><ul><li>Tax on the transfer of the home, and whether buyers from abroad pay more</li><li>Sales tax on a new home, and whether part of it is returned</li><li>Yearly tax on the home, and on an empty home</li><li>Tax on rent, and how much of the rent is withheld</li><li>Tax when you sell, and how much of the price the buyer holds back</li><li>Tax in the country where you live</li></ul><p><strong>Ask your lawyer, notary or tax adviser for the amounts in writing.</strong></p>':
      '<p>納める税は、場所によっても、住まいによっても、ご本人によっても異なります。次の各項目についてお尋ねください。</p><ul><li>住まいの移転にかかる税と、海外からの購入者に上乗せがあるかどうか</li><li>新築の住まいにかかる売上税と、その一部が戻るかどうか</li><li>住まいにかかる毎年の税と、空き家にかかる税</li><li>賃料にかかる税と、賃料から源泉徴収される割合</li><li>売却時の税と、買主が代金から留め置く割合</li><li>お住まいの国での税</li></ul><p><strong>金額は、弁護士、公証人または税理士に、書面でお求めください。</strong></p>',
    Steps: '手順',
    '<ol><li>Choose a lawyer or notary who works where the home is, and ask whether you may buy it.</li><li>Ask your bank how long a transfer takes, what it costs, and whether anyone lends for a home abroad.</li><li>Prepare proof of who you are and where the money comes from. Lawyers, developers and banks have to ask for it.</li><li>Read the contract with your lawyer or notary before you sign. Ask whether you can withdraw, and until when.</li><li>Pay deposits only to the account named in the contract. Before each transfer, confirm the account by phone, at a number you already know.</li><li>Ask who can sign and receive the keys for you if you cannot travel.</li></ol>':
      '<ol><li>住まいのある土地で仕事をしている弁護士または公証人を選び、購入できるかどうかを尋ねる。</li><li>送金にかかる日数と費用、海外の住まいに融資する金融機関があるかを、取引銀行に尋ねる。</li><li>本人であることと資金の出所を示す書類を用意する。弁護士、デベロッパー、銀行には、求める義務があります。</li><li>署名の前に、弁護士または公証人とともに契約書を読む。撤回できるか、それはいつまでかを尋ねる。</li><li>手付金は、契約書に記された口座だけに支払う。送金のたびに、以前から知っている番号へ電話をかけて口座を確かめる。</li><li>渡航できない場合に、誰が代わりに署名し、鍵を受け取れるかを尋ねる。</li></ol>',
    'What we do': '私たちにできること',
    '<p>A partner answers questions about the project, the home and its payment schedule, and introduces you to people who work with buyers from abroad.</p><p>Prices are in the currency of the place. Where a page has prices, choose your currency at the bottom of the page to see approximate amounts.</p><p>We do not give legal or tax advice, and nothing on this page is advice. <strong>Ask your lawyer or notary.</strong></p><p><a href="/contact">Contact us</a></p>':
      '<p>パートナーが、プロジェクト、住戸、お支払い予定についてのご質問にお答えし、海外からの購入に慣れた専門家をご紹介します。</p><p>価格は現地の通貨で表示しています。価格のあるページでは、最下部でご希望の通貨を選ぶと、おおよその金額をご覧いただけます。</p><p>私たちは法律や税務の助言をいたしません。このページも助言ではありません。<strong>弁護士または公証人にお尋ねください。</strong></p><p><a href="/contact">お問い合わせはこちら</a></p>',
  },
  accessibility: {
    Accessibility: 'アクセシビリティ',
    'What we aim for, what was tested, and what does not work yet.':
      '目指していること、試したこと、まだできていないこと。',
    'What we aim for': '目指していること',
    '<p>{company} wants everyone to be able to use this site. We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. This statement covers the public pages of the site.</p>':
      '<p>{company}は、誰もがこのサイトを使えることを望んでいます。Web Content Accessibility Guidelines（WCAG）2.2のレベルAAを目標としています。この文書は、サイトの公開ページを対象とします。</p>',
    'What was tested': '試したこと',
    '<ul><li>Keyboard: menus, filters, tabs, dialogs and forms work without a mouse, and you can see where you are.</li><li>Screen readers: automated checks with axe of names, roles, headings, landmarks, contrast and messages of forms.</li><li>Narrow screens: pages fit in 320 pixels without scrolling sideways.</li><li>Large text: nothing is cut off or lost at 200%.</li><li>Colours that your device sets: marks and states stay visible.</li><li>Reduced motion: nothing moves by itself if your device asks for that.</li><li>Without scripts: pages can be read and forms can be sent.</li></ul><p>Most of this is tested by programs whenever the software of the site changes. No outside auditor has examined it.</p>':
      '<ul><li>キーボード：メニュー、絞り込み、タブ、ダイアログ、フォームはマウスなしで操作でき、いまどこにいるかが見えます。</li><li>スクリーンリーダー：名前、役割、見出し、ランドマーク、コントラスト、フォームのメッセージを、axeで自動的に検査しています。</li><li>狭い画面：320ピクセルの幅に収まり、横に動かす必要はありません。</li><li>大きな文字：200%でも、切れたり失われたりするものはありません。</li><li>端末で設定した色：印や状態は見えたままです。</li><li>動きの抑制：端末がそう求めていれば、ひとりでに動くものはありません。</li><li>スクリプトなし：ページは読め、フォームは送れます。</li></ul><p>その多くは、サイトのソフトウェアが変わるたびにプログラムが検査しています。外部の監査は受けていません。</p>',
    'Known limits': 'わかっている限界',
    '<ul><li>Maps show places as points, which screen readers cannot describe. The address is beside each map, and the list has the same projects.</li><li>Floor plans and other drawings are images. Rooms are not described one by one. The size, bedrooms and bathrooms of a home are given as text.</li><li>Videos may have no captions or audio description.</li><li>Brochures are PDF files with headings and a reading order, but they were not checked with a PDF/UA validator. The project page has the same information.</li><li>Pages of partners and developers that we link to are not ours.</li></ul>':
      '<ul><li>地図は場所を点で示すため、スクリーンリーダーでは説明できません。地図のそばには必ず住所があり、一覧には同じプロジェクトが載っています。</li><li>間取り図などの図は画像です。部屋をひとつずつ説明してはいません。面積と、寝室と浴室の数は、文字で記しています。</li><li>映像には、字幕や音声解説がないことがあります。</li><li>パンフレットは見出しと読む順序を備えたPDFですが、PDF/UAの検証ツールでは確認していません。同じ内容がプロジェクトのページにあります。</li><li>リンク先のパートナーやデベロッパーのページは、私たちのものではありません。</li></ul>',
    'Tell us': 'お知らせください',
    '<p>If something does not work for you, write to {office.email} or <a href="/contact">contact us</a>. Tell us the page and what you use. We can also send you what you need in another form.</p><p>Last reviewed on November 26, 2026.</p>':
      '<p>うまく使えないところがありましたら、{office.email}へメールをお送りいただくか、<a href="/contact">お問い合わせ</a>ください。どのページか、何をお使いかをお知らせください。必要な内容を別の形でお送りすることもできます。</p><p>最終確認日：2026年11月26日。</p>',
  },
};
