/** The demo partners in Japanese, by partner and English text. */
export const jaPartners: Record<string, Record<string, string>> = {
  'ingrid-halvorsen': {
    'Managing Partner\nVancouver and Seattle': '代表パートナー\nバンクーバー、シアトル',
    'Downsizing near the water': '水辺への住み替え',
    'Personal real estate corporation': '個人設立の不動産法人',
    'Ingrid trained as an architect in Bergen and still reads a section before she reads a price list. She opened the first SOLMERE desk in 2013 with two telephones and a plotter.\n\nHer clients are mostly people buying a home for the second half of their lives: fewer rooms, better light, a lock-and-leave door near the water.\n\nShe sits on the design panel of two West Coast developers and declines most of what crosses it.\n\nOn site she wears the same yellow boots she wore in 2013. They have been resoled four times.':
      'Ingrid Halvorsenはベルゲンで建築を学び、いまも価格表より先に断面図を読みます。2013年、電話二台とプロッターで、SOLMERE最初の机を構えました。\n\nお客様の多くは、人生の後半のための住まいを探す方です。部屋は少なく、光は豊かに、水辺で、鍵ひとつで留守にできる住まいを。\n\n西海岸のデベロッパー二社の意匠委員を務め、回ってくる案のほとんどを退けています。\n\n現場では、2013年と同じ黄色い長靴です。底は四度、張り替えました。',
  },
  'daniel-okafor': {
    'Senior Partner\nToronto': 'シニアパートナー\nトロント',
    'New launches and price lists': '新規物件と価格表',
    'Broker, Record': 'ブローカー・オブ・レコード（責任者）',
    'Daniel spent twelve years on the other side of the table, writing price lists for a developer. He knows which lines are firm and which are there to be asked about.\n\nHe handles every Toronto launch the network takes on, which means he has worn a hard hat in more lobbies than most people have had lunch in.\n\nFirst call at seven, last call at seven. In between he can usually be found on the waterfront, counting cranes.':
      'Daniel Okaforは十二年間、机の向こう側でデベロッパーの価格表を書いていました。どの項目が動かず、どこに交渉の余地があるかを知っています。\n\nネットワークが引き受けるトロントの新規物件は、すべてDanielの担当です。ヘルメット姿で立ったロビーの数は、もう数えきれません。\n\n最初の電話は朝の七時、最後の電話は夜の七時。そのあいだは、たいてい湖畔でクレーンを数えています。',
  },
  'mei-tanaka': {
    'Partner\nTokyo': 'パートナー\n東京',
    'Buying from abroad': '海外からの購入',
    'Licensed real estate agent': '宅地建物取引士',
    'Mei’s number is a Vancouver number. It rings in Tokyo, and she answers it in Japanese, English or French depending on the hour.\n\nShe looks after people who buy in a country they do not live in: the seal, the bank, the tax representative, the meeting at which nobody says no but somebody means it.\n\nBefore she joined in 2016 she was a conference interpreter. She has kept the habit of waiting two seconds before replying, and it has saved her clients a good deal of money.':
      'Mei Tanakaの電話番号はバンクーバーのものです。鳴るのは東京で、時間によって日本語、英語、フランス語のいずれかで出ます。\n\n住んでいない国で買う方のお世話をしています。印鑑、銀行、納税管理人、そして、誰も「いいえ」と口にしない会議で本音を読み取ること。\n\n2016年に加わる前は会議通訳でした。答える前に二秒待つ習慣は、いまも抜けません。おかげでお客様は、かなりの額を無駄にせずに済んでいます。',
  },
  'etienne-laroche': {
    'Partner\nMontreal': 'パートナー\nモントリオール',
    'Heritage conversions': '歴史的建物の再生',
    'Courtier immobilier résidentiel': '住宅不動産仲介士（courtier immobilier résidentiel）',
    'Étienne can date a Montreal brick to within five years, and will do so without being asked.\n\nHe sells lofts, conversions and new buildings that behave as if they had always been there. Each client receives a list of everything that might be wrong with the place, in order of expense. Most buy anyway, and sleep.\n\nThe family firm, Laroche, has kept an office on the same corner since 1954. He is the third to complain about the stairs.':
      'Étienne Larocheはモントリオールの煉瓦の年代を、前後五年の幅で言い当てます。頼まれなくても、言い当てます。\n\n扱うのは、ロフト、再生された建物、そしてずっとそこにあったかのように振る舞う新しい建物です。お客様には、起こりうる不具合のすべてを費用の順に並べた一覧をお渡しします。それでもたいていの方が、納得のうえでお買いになります。\n\n家業のLarocheは、1954年から同じ街角に事務所を構えています。階段に文句を言うのは、Étienneで三代目です。',
  },
  'priya-raman': {
    'Partner\nSeattle': 'パートナー\nシアトル',
    'Investor portfolios': '投資用不動産',
    'Managing broker': 'マネージング・ブローカー',
    'Priya manages portfolios of between two and forty homes from an office in Seattle, and has never lost a tenancy agreement.\n\nHer method is unfashionable. She assumes the rent will be lower, the vacancy longer and the roof older than anyone says, and buys what still makes sense. About one building in eight does.\n\nClients get four pages a year, one a quarter. The fourth says what she got wrong.':
      'Priya Ramanはシアトルの事務所から、二戸から四十戸までの投資用不動産を管理しています。賃貸借契約書をなくしたことは、一度もありません。\n\nやり方は流行のものではありません。賃料は誰が言うより安く、空室は長く、屋根は古いと見て、それでも割に合うものを買います。八棟に一棟ほどです。\n\nお客様にお届けする報告書は、四半期に一枚、年に四枚。四枚目には、見込み違いだったことが書いてあります。',
  },
  'thomas-kealoha': {
    'Partner\nHonolulu': 'パートナー\nホノルル',
    'Oceanfront and leasehold': '海辺と借地権（リースホールド）',
    Broker: 'ブローカー',
    'Thomas has sold homes on Oʻahu for twenty years, most of them on the leeward side and many of them twice.\n\nLeasehold is his subject. He can explain in ten minutes, with a pencil, what happens in the last fifteen years of a ground lease, and then lets you decide whether you still like the view.\n\nHe joined in September 2025 as the network’s first resident partner in Hawaiʻi. Mornings before eight he is in the water and cannot hear the phone.':
      'Thomas Kealohaはオアフ島で二十年、住まいを売ってきました。多くは風下側で、同じ住戸の売買を二度お手伝いしたことも少なくありません。\n\n専門は借地権です。鉛筆一本と十分があれば、借地契約の最後の十五年に何が起こるかを説明します。その眺めがまだお好きかどうかは、そのあとで決めていただきます。\n\n2025年9月、ネットワーク初のハワイ在住パートナーとして加わりました。朝八時より前は海の中にいて、電話の音は聞こえません。',
  },
  'claire-beaumont': {
    'Partner\nVancouver': 'パートナー\nバンクーバー',
    'First presales': 'はじめてのプレセール',
    Representative: '不動産販売員',
    'Most of Claire’s clients have never bought anything that does not exist yet. She starts with the word “deposit” and does not move on until it is boring.\n\nShe was a schoolteacher in New Westminster for ten years. It shows in the handouts, which are short, and in her patience, which is not.\n\nBuyers come back to her for the second home, and lately their children have begun to come for the first.\n\nShe works in Vancouver and speaks English and French.':
      'Claire Beaumontのお客様の多くは、まだ存在しないものを買ったことがありません。話はまず「手付金」から。十分にご理解いただけるまで、先へは進みません。\n\nニューウェストミンスターで十年、教師をしていました。配る資料の短さと、気の長さに、それが表れています。\n\n二軒目のときにまた訪ねてこられる方が多く、近ごろはそのお子さんが一軒目の相談に見えます。\n\nバンクーバーで活動し、英語とフランス語を話します。',
  },
  'julian-voss': {
    'Associate Partner\nVancouver': 'アソシエイトパートナー\nバンクーバー',
    'The West Side': 'ウエストサイド',
    Representative: '不動産販売員',
    'Julian grew up four blocks from most of what he sells, between Kitsilano and Point Grey, and delivered newspapers to a fair number of his clients.\n\nHe is the youngest partner and the one who reads the strata minutes, all of them, back to the first leak.\n\nAsk him what a street will look like in ten years. He keeps a drawer of rezoning notices and is usually right about the trees.':
      'Julian Vossは、扱う物件のほとんどから四ブロックと離れていない、キツラノとポイントグレイのあいだで育ちました。いまのお客様の多くは、かつて新聞を届けていたお宅の方です。\n\n最年少のパートナーで、管理組合の議事録を読み込むことでも知られています。すべてを、最初の水漏れまでさかのぼって読みます。\n\nその街並みが十年後にどうなるかは、Julianにお尋ねください。引き出しには用途地域変更の告示が詰まっていて、街路樹については、たいてい当たります。',
  },
};
