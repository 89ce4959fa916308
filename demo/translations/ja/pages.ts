/** The demo pages in Japanese, by page and English text. */
export const jaPages: Record<string, Record<string, string>> = {
  home: {
    'Before it has an address.': 'まだ住所もないうちに',
    'Luxury and presale residences': '上質な住まいとプレセール',
    '<p>Agents who hear about good buildings first, from Vancouver to Tokyo.</p>':
      '<p>良い建物の話を真っ先に聞くエージェントが、バンクーバーから東京まで。</p>',
    'First to know': '誰よりも先に知る',
    'Presale access': 'プレセールのご案内',
    '<p>Most of a building’s good homes are spoken for <em>before the hoarding goes up</em>. Our partners sit with developers while the plans are still in pencil, and bring their clients in first.</p><p>Before you buy, we check every line of the drawings and the contract.</p>':
      '<p>優れた建物では、<em>仮囲いが立つ前に</em>良い部屋の多くが決まります。私たちのパートナーは、図面がまだ鉛筆描きのうちからデベロッパーと同じ机につき、お客様を最初にお連れします。</p><p>ご購入の前に、図面も契約書も、隅々まで確かめます。</p>',
    'Only what we would buy ourselves': '自分たちも買いたいものだけを',
    'How we choose': '選び方',
    '<p>We take on <strong>about ten launches a year</strong>. We visit, measure and debate each one before it carries our name.</p><p>Before we say yes, we answer three questions.</p><ul><li>Would it be a good building if it were cheap?</li><li>Has the developer finished one before, on a date somebody wrote down?</li><li>Where does the light come in at four in the afternoon?</li></ul>':
      '<p>お引き受けする新規物件は、<strong>年におよそ10件</strong>です。どれも現地を訪ね、寸法を測り、議論を重ねてから、私たちの名を掲げます。</p><p>お引き受けする前に、三つの問いに答えます。</p><ul><li>価格を抜きにしても、良い建物と言えるか。</li><li>デベロッパーは以前にも、書面に記した期日どおりに建物を仕上げたことがあるか。</li><li>午後四時、光はどこから入るか。</li></ul>',
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
      '<p>バンクーバーの机ひとつから始まり、いまでは六都市に広がるネットワークです。一人ひとりを知っていられるよう、<strong>現役の加盟エージェントは1,500名まで</strong>としています。</p>',
    'One desk, two telephones': '机ひとつ、電話二台',
    '<p>SOLMERE was founded in 2013 by Henrik Solmere, who had noticed that good agents found out last. The first office had two telephones, a plotter and a view of a parkade.</p><p>The idea has not changed since. <em>Hear early, read closely, tell the client everything.</em> The view is better now.</p>':
      '<p>SOLMEREは2013年、Henrik Solmereが創業しました。良いエージェントほど知らせが届くのが遅いと、気づいたからです。最初の事務所にあったのは、電話が二台とプロッター、そして立体駐車場の眺めでした。</p><p>考え方は当時から変わりません。<em>早く聞き、よく読み、お客様にはすべて話す。</em>眺めだけは、良くなりました。</p>',
    'A limited membership': '加盟は限られています',
    Membership: '加盟について',
    '<p>Fifteen hundred active members, and no more. Each partner closes <strong>at least three deals a year</strong>, which keeps the room full of people who do the work.</p><p>Joining costs nothing. Staying is the hard part.</p>':
      '<p>現役の加盟エージェントは1,500名、それ以上は増やしません。どのパートナーも<strong>年に3件以上を成約</strong>しており、在籍するのは実績のあるエージェントだけです。</p><p>入るのに費用はかかりません。難しいのは、居続けることです。</p>',
    'Ten launches a year': '年に10件',
    Selection: '選定',
    '<p>We are shown far more. Ten is the number we can visit, model and stand behind, from deposit to keys.</p><p>The ones we decline are told why, on one page. Several have come back the following year with a better building.</p>':
      '<p>持ち込まれる話は、はるかに多くあります。訪ね、模型で確かめ、手付金から鍵まで責任を持てるのが、10件です。</p><p>お断りするときは、理由を一枚の紙にまとめてお伝えします。翌年、より良い建物を携えて戻ってこられた会社も、いくつかあります。</p>',
    'Drawings first': 'まず図面を',
    'How we judge a building': '建物の見きわめ方',
    '<p>A price list tells you what a developer hopes. The drawings tell you what you will live in.</p><ol><li>We read the drawings before the brochure exists.</li><li>We stand on the site at the hour the brochure avoids.</li><li>We ask the engineer one question and listen to how long the answer takes.</li></ol>':
      '<p>価格表に書かれているのは、デベロッパーの望みです。図面に書かれているのは、お客様が暮らす場所です。</p><ol><li>パンフレットができる前に、図面を読みます。</li><li>パンフレットが避けている時間に、現地に立ちます。</li><li>設計者に質問をひとつして、答えが返るまでの間に耳を澄ませます。</li></ol>',
    'Six cities, one number': '六つの都市、ひとつの番号',
    'Where we work': '活動する都市',
    '<p>Vancouver is the head office and keeps the drawings. Montreal, Toronto, Seattle, Honolulu and Tokyo keep their own hours, their own languages and their own opinions about kitchens.</p><p>A client moves between them without being handed off. That is what a network is for.</p>':
      '<p>本社はバンクーバーにあり、図面もここに保管しています。モントリオール、トロント、シアトル、ホノルル、東京には、それぞれの営業時間とそれぞれの言葉、そしてそれぞれのキッチンの好みがあります。</p><p>お客様は、担当が変わることなく都市から都市へ移れます。ネットワークは、そのためにあります。</p>',
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
    'Gallery evenings with the architect, eight guests at a time.':
      '建築家を囲むギャラリーの夕べ。一度に八名様まで。',
    'The same partner from preview to keys, in any of six cities.':
      '先行案内から鍵のお渡しまで、六都市のどこでも同じパートナーが担当します。',
  },
  join: {
    'No fee to join. Presale homes before release.': '加盟費は無料。公開前のプレセール物件を。',
    'An agent network for luxury and presale homes, founded in {company.founded}, headquartered in {office.city} and working in six cities. Membership is capped at {claim.activeMembers} active members. Each closes at least {claim.dealsPerYear} deals a year, and no one pays to belong.\n\nYour brokerage stays your brokerage and your clients stay yours. What changes is how early you hear about new buildings.':
      '上質な住まいとプレセール住戸を扱う、エージェントのネットワークです。{company.founded}年に創業し、{office.city}に本社を置き、六都市で活動しています。現役の加盟エージェントは{claim.activeMembers}名まで。それぞれが年に{claim.dealsPerYear}件以上を成約し、会費は一切いただきません。\n\n所属の仲介会社も、お客様も、これまでどおり変わりません。変わるのは、新しい建物の話を聞く早さです。',
    'About {claim.launchesPerYear} launches a year come to us before they reach the market. You bring the client; we bring the allocation, the paperwork and the developer’s direct line.\n\nThere is {claim.joiningFee} to join. Expect two phone calls, then a coffee with a partner who will say honestly whether this is right for you.':
      '年におよそ{claim.launchesPerYear}件の新規物件が、市場に出る前に私たちへ届きます。お客様をお連れになるのは皆様。割当と書類、デベロッパーへの直通電話は、私たちがご用意します。\n\n加盟費は{claim.joiningFee}です。お電話が二度、それからパートナーとコーヒーを一杯。皆様に向いているかどうか、正直にお話しします。',
    'No fee to join': '加盟費はかかりません',
    'Free to join, free to stay.': '入るのも、続けるのも無料です。',
    'Six-city referral network': '六都市の紹介ネットワーク',
    'A named colleague in every city.': 'どの都市にも、名前のわかる同僚がいます。',
    'Launch-day support desk': '販売開始日の支援',
    'Four experienced people at your side on launch day.':
      '当日は、経験豊かな四名がおそばでお手伝いします。',
    'Shared marketing studio': '共同の販促スタジオ',
    'English, French, Japanese, Mandarin, Cantonese, Punjabi and Farsi.':
      '英語、フランス語、日本語、北京語、広東語、パンジャブ語、ペルシャ語。',
    'Annual partners’ week': '年に一度のパートナー週間',
    'Five days together in one of our six cities.':
      '六都市のいずれかで、五日間をともに過ごします。',
    'A capped membership': '加盟数の上限',
    '{claim.activeMembers} active members at most.':
      '現役の加盟エージェントは{claim.activeMembers}名までです。',
    'Advice across six cities': '六都市での助言',
    'Does it cost anything to join?': '加盟に費用はかかりますか。',
    'No. There is {claim.joiningFee} to join and none to stay. We ask for a minimum of {claim.dealsPerYear} deals a year instead.':
      'いいえ。加盟も継続も{claim.joiningFee}です。その代わり、年に{claim.dealsPerYear}件以上の成約をお願いしています。',
    'Why is membership capped?': '加盟数に上限があるのはなぜですか。',
    'Each launch has a limited number of homes. We stop at {claim.activeMembers} active members so that everyone gets a fair share.':
      'ひとつの物件の住戸には限りがあります。公平に行き渡るよう、現役の加盟エージェントは{claim.activeMembers}名までとしています。',
    'How long does an application take?': '審査にはどのくらいかかりますか。',
    'Two weeks, including a conversation with a partner in your city.':
      '二週間です。お住まいの都市のパートナーとの面談も含みます。',
    'A firm contract on a home, presale or resale, in any of the six cities. Referrals count for both agents.':
      '六都市のいずれかでの、住戸の確定した売買契約です。プレセールでも中古でもかまいません。ご紹介は、双方に一件ずつ数えます。',
    'What happens if I close fewer than {claim.dealsPerYear} in a year?':
      '年に{claim.dealsPerYear}件に満たなかった場合は。',
    'We call to see how you are. One quiet year is no problem. After two in a row, we offer your place to someone on the waiting list.':
      'お元気かどうか、お電話します。静かな年が一度あっても問題ありません。二年続いたときは、加盟の枠を順番待ちの方にお譲りいただきます。',
    'No, though it helps. We teach the contract in two afternoons. Good judgment you bring yourself.':
      'いいえ。あれば役に立ちます。契約書の読み方は、午後を二回いただければお教えします。判断力は、皆様のご経験に期待しています。',
    '{company.founder} sold his first presale from a trailer on Pacific Street in 2004. He founded the network in {company.founded} because good agents were always the last to hear.\n\nHe still reads every application, and still answers the main line on Friday afternoons.':
      '{company.founder}が初めてプレセールの住戸を売ったのは2004年、Pacific Streetに停めた現場事務所のトレーラーでした。良いエージェントほど知らせが届くのが遅かったため、{company.founded}年にこのネットワークを創りました。\n\nいまも申込書のすべてに目を通し、金曜の午後は代表電話に自ら出ます。',
  },
  contact: {
    'The {office.city} gallery': '{office.city}ギャラリー',
    'Call ahead, and we will have the drawings you need, and a cup of tea, ready.':
      'お電話をいただければ、ご覧になりたい図面とお茶をご用意してお待ちします。',
  },
  partners: {
    'Agents who read the drawings before the price list.':
      '価格表より先に、図面を読むエージェントたち。',
    'Property is local until you look abroad. A buyer in Toronto falls for a courtyard in Tokyo; a family in Seattle wants the beach by winter. We partner so that your agent can call on a trusted colleague in any of our six cities, while you keep one point of contact.':
      '不動産は土地に根ざした仕事です。海の向こうに目が向く、その日までは。トロントのお客様が東京の中庭に心を奪われ、シアトルのご家族が冬までに浜辺を望まれる。お客様の担当が六都市のどこでも信頼できる同僚を頼れるように、そしてお客様の窓口はひとつのままであるように、私たちは手を組んでいます。',
    'Every partner closes at least three deals a year, answers their own phone and was introduced by another partner.':
      'どのパートナーも年に3件以上を成約し、電話には自分で出ます。全員が、ほかのパートナーの紹介で加わりました。',
    'You will have a reply within one business day, often sooner.':
      '1営業日以内に、多くの場合はそれより早くお返事いたします。',
  },
  projects: {
    'Presale and completed homes in six cities.':
      '六都市の、プレセール中の住まいと完成した住まい。',
    'A partner in {city} will call or write within one business day about {name}.':
      '{name}について、{city}のパートナーが1営業日以内にお電話またはメールでご連絡いたします。',
  },
  privacy: {
    'Only to reply to you. Our {office.city} office reads it, and so does the partner you write to. We send you one confirmation by email. We do not sell your data, and share it only with the developer if you ask for an allocation. You receive news of launches only if you join the VIP list or tick the box for it.':
      'お返事のためだけに使います。読むのは、{office.city}のオフィスと、ご連絡先のパートナーです。確認のメールを一通お送りします。住戸の確保をご希望の場合にデベロッパーと共有するほかは、情報を第三者に販売・提供することはありません。新規物件のお知らせをお送りするのは、VIPリストに登録された場合と、そのための欄にチェックを入れられた場合だけです。',
    'Write to {office.email} or call {office.phone}. Within thirty days, we will send you everything we hold about you, or erase it. You do not have to give a reason. Existing backups still contain erased data until they are deleted. If you agreed to emails about launches, we keep the text you agreed to, the date and a scrambled code made from your email address for three years as proof.\n\n{company}, {office.wholeAddress}':
      '{office.email}へメールをお送りいただくか、{office.phone}へお電話ください。30日以内に、お客様について保有している情報のすべてをお送りするか、消去します。理由は要りません。既存のバックアップには、それ自体が削除されるまで、消去した情報が残ります。新規物件のメールにご同意いただいた場合は、その証として、同意の文面、日付、メールアドレスから作った復元できない符号（ハッシュ値）を3年間保存します。\n\n{company}、{office.wholeAddress}',
  },
};
