/** The demo pages in Traditional Chinese, by page and English text. */
export const zhHantPages: Record<string, Record<string, string>> = {
  home: {
    'Before it has an address.': '門牌掛上之前',
    'Luxury and presale residences': '頂級住宅與預售屋',
    '<p>Agents who hear about good buildings first, from Vancouver to Tokyo.</p>':
      '<p>從溫哥華到東京，一群總是最先得知好建案的經紀人。</p>',
    'First to know': '早一步知道',
    'Presale access': '預售先機',
    '<p>Most of a building’s good homes are spoken for <em>before the hoarding goes up</em>. Our partners sit with developers while the plans are still in pencil, and bring their clients in first.</p><p>Before you buy, we check every line of the drawings and the contract.</p>':
      '<p>一座好建築裡的好房子，往往在<em>施工圍籬豎起之前</em>已有人訂下。設計圖還是鉛筆稿的時候，我們的夥伴已與建商同桌，並讓客戶先看。</p><p>您買下之前，設計圖與合約的每一行，我們都核對過。</p>',
    'Only what we would buy ourselves': '自己想住的，才推薦',
    'How we choose': '我們如何挑選',
    '<p>We take on <strong>about ten launches a year</strong>. We visit, measure and debate each one before it carries our name.</p><p>Before we say yes, we answer three questions.</p><ul><li>Would it be a good building if it were cheap?</li><li>Has the developer finished one before, on a date somebody wrote down?</li><li>Where does the light come in at four in the afternoon?</li></ul>':
      '<p>我們每年只承接<strong>大約十個新建案</strong>。每一個都走訪過、丈量過、爭論過，才掛上我們的名字。</p><p>答應之前，先回答三個問題。</p><ul><li>假如它很便宜，還算是一座好建築嗎？</li><li>建商以前蓋過嗎？如期完工了嗎？與白紙黑字寫的一樣嗎？</li><li>下午四點，光從哪裡進來？</li></ul>',
    'One agent, six cities': '一位經紀人，六座城市',
    'The network': '我們的網絡',
    '<p>A partner in Vancouver can open a door in Tokyo. You keep one number; the network does the travelling.</p><p>Vancouver, Montreal, Toronto, Seattle, Honolulu, Tokyo. Six cities is as many as we can know properly, so we stopped there.</p>':
      '<p>溫哥華的夥伴，能為您打開東京的一扇門。您只需記住一個號碼，奔波的事交給網絡。</p><p>溫哥華、蒙特婁、多倫多、西雅圖、檀香山、東京。能真正熟悉的城市，六座已是極限，所以我們到此為止。</p>',
    'The part after signing': '簽約之後的事',
    'From contract to keys': '從合約到鑰匙',
    '<p>A presale is three years of waiting with a contract in a drawer. Your partner reads every amendment, visits the site each season and sends a photograph whether there is news or not.</p><p>On the last day we walk the rooms with you, tape measure in hand, and <strong>stay until the kettle works</strong>.</p>':
      '<p>買預售，就是把合約放進抽屜，等上三年。其間每一份修訂，您的夥伴都會讀；每一季，都會到工地走一趟，有沒有消息都寄一張照片給您。</p><p>最後一天，我們帶著捲尺陪您走遍每個房間，<strong>等水燒開了才走</strong>。</p>',
  },
  about: {
    'The first call': '第一通電話',
    'Since 2013, developers have called us before they go to market.':
      '自 2013\u00A0年起，建商推案之前，都先打電話給我們。',
    '<p>What began as one desk in Vancouver is now a network across six cities, <strong>capped at 1500 active members</strong> so that we can know every one of them.</p>':
      '<p>當年溫哥華的一張辦公桌，如今是橫跨六座城市的網絡，<strong>成員經紀人以 1,500\u00A0名為限</strong>，好讓我們認識每一位。</p>',
    'One desk, two telephones': '一張桌，兩支電話',
    '<p>SOLMERE was founded in 2013 by Henrik Solmere, who had noticed that good agents found out last. The first office had two telephones, a plotter and a view of a parkade.</p><p>The idea has not changed since. <em>Hear early, read closely, tell the client everything.</em> The view is better now.</p>':
      '<p>SOLMERE 由 Henrik Solmere 於 2013\u00A0年創立，因為他發現好經紀人總是最後才知道。第一間辦公室有兩支電話、一台繪圖機，窗外是一座立體停車場。</p><p>理念至今未變。<em>早點聽說，仔細讀，什麼都告訴客戶。</em>景觀倒是好多了。</p>',
    'A limited membership': '名額有限',
    Membership: '入會',
    '<p>Fifteen hundred active members, and no more. Each partner closes <strong>at least three deals a year</strong>, which keeps the room full of people who do the work.</p><p>Joining costs nothing. Staying is the hard part.</p>':
      '<p>成員經紀人 1,500\u00A0名，不再多收。每位夥伴<strong>每年至少完成三筆交易</strong>，所以這裡的人，個個都在做事。</p><p>加入不用錢，留下來才難。</p>',
    'Ten launches a year': '一年十個新建案',
    Selection: '取捨',
    '<p>We are shown far more. Ten is the number we can visit, model and stand behind, from deposit to keys.</p><p>The ones we decline are told why, on one page. Several have come back the following year with a better building.</p>':
      '<p>找上門的遠不止這些。十個，是我們能夠走訪、做模型推敲，並且從訂金到鑰匙都敢負責的數量。</p><p>落選的，我們用一張紙說明原因。其中好幾家，隔年帶著更好的建築回來。</p>',
    'Drawings first': '先看圖',
    'How we judge a building': '我們如何評斷一座建築',
    '<p>A price list tells you what a developer hopes. The drawings tell you what you will live in.</p><ol><li>We read the drawings before the brochure exists.</li><li>We stand on the site at the hour the brochure avoids.</li><li>We ask the engineer one question and listen to how long the answer takes.</li></ol>':
      '<p>價目表告訴您建商期望什麼，設計圖告訴您將住在什麼地方。</p><ol><li>簡介還沒印，我們先讀設計圖。</li><li>簡介不拍的那個時段，我們就到基地去看。</li><li>我們問工程師一個問題，然後留意他多久才答得出來。</li></ol>',
    'Six cities, one number': '六座城市，一個號碼',
    'Where we work': '我們在哪裡',
    '<p>Vancouver is the head office and keeps the drawings. Montreal, Toronto, Seattle, Honolulu and Tokyo keep their own hours, their own languages and their own opinions about kitchens.</p><p>A client moves between them without being handed off. That is what a network is for.</p>':
      '<p>總部在溫哥華，設計圖也存放在那裡。蒙特婁、多倫多、西雅圖、檀香山與東京，各有各的營業時間、各有各的語言，對廚房也各有各的看法。</p><p>客戶在六城之間往來，始終由同一位夥伴接待。網絡就是為此而設。</p>',
  },
  news: {
    'From the network': '來自各城的消息',
    '<p>Launches, results and the occasional prize.</p>': '<p>新建案、成績，偶爾還有獎項。</p>',
  },
  testimonials: {
    'OUR TESTIMONIALS': '客戶評價',
    '<p>In their own words.</p>': '<p>原話照錄。</p>',
  },
  vip: {
    'Gallery evenings with the architect, eight guests at a time.':
      '接待中心夜談，與建築師面對面，每次八位客人。',
    'The same partner from preview to keys, in any of six cities.':
      '從賞屋到交屋，六座城市，始終是同一位夥伴。',
  },
  join: {
    'No fee to join. Presale homes before release.': '加入免費。公開之前，先看預售屋。',
    'An agent network for luxury and presale homes, founded in {company.founded}, headquartered in {office.city} and working in six cities. Membership is capped at {claim.activeMembers} active members. Each closes at least {claim.dealsPerYear} deals a year, and no one pays to belong.\n\nYour brokerage stays your brokerage and your clients stay yours. What changes is how early you hear about new buildings.':
      '專營頂級住宅與預售屋的經紀人網絡，創立於 {company.founded}\u00A0年，總部設於{office.city}，業務遍及六座城市。成員經紀人以 {claim.activeMembers} 名為限，每位每年至少完成 {claim.dealsPerYear} 筆交易，而且沒有人需要付費。\n\n您的仲介公司仍是您的，您的客戶也仍是您的。改變的，是您多早得知新建案。',
    'About {claim.launchesPerYear} launches a year come to us before they reach the market. You bring the client; we bring the allocation, the paperwork and the developer’s direct line.\n\nThere is {claim.joiningFee} to join. Expect two phone calls, then a coffee with a partner who will say honestly whether this is right for you.':
      '每年約有 {claim.launchesPerYear} 個新建案，公開之前就先到我們手上。您帶客戶來，我們負責爭取戶別、文件，以及建商的專線電話。\n\n加入{claim.joiningFee}。您會接到兩通電話，再與一位夥伴喝杯咖啡；這條路適不適合您，他會照實說。',
    'No fee to join': '加入免費',
    'Free to join, free to stay.': '加入不收費，留下也不收費。',
    'Six-city referral network': '六城轉介網絡',
    'A named colleague in every city.': '每座城市，都有一位叫得出名字的同行。',
    'Launch-day support desk': '開賣日支援',
    'Four experienced people at your side on launch day.': '開賣當天，四位經驗豐富的同仁在您身旁。',
    'Shared marketing studio': '共用行銷工作室',
    'English, French, Japanese, Mandarin, Cantonese, Punjabi and Farsi.':
      '英語、法語、日語、國語、粵語、旁遮普語與波斯語。',
    'Annual partners’ week': '一年一度的夥伴週',
    'Five days together in one of our six cities.': '在六座城市之一，共聚五天。',
    'A capped membership': '名額有限',
    '{claim.activeMembers} active members at most.': '成員經紀人最多 {claim.activeMembers} 名。',
    'Advice across six cities': '六座城市的在地建議',
    'Does it cost anything to join?': '加入要收費嗎？',
    'No. There is {claim.joiningFee} to join and none to stay. We ask for a minimum of {claim.dealsPerYear} deals a year instead.':
      '不用。加入{claim.joiningFee}，留下也一樣。我們只要求每年至少 {claim.dealsPerYear} 筆交易。',
    'Why is membership capped?': '為何限制人數？',
    'Each launch has a limited number of homes. We stop at {claim.activeMembers} active members so that everyone gets a fair share.':
      '每個新建案的戶數都有限。我們到 {claim.activeMembers} 名成員為止，好讓人人都分得公平的一份。',
    'How long does an application take?': '申請需要多久？',
    'Two weeks, including a conversation with a partner in your city.':
      '兩週，包括與您所在城市的一位夥伴面談。',
    'A firm contract on a home, presale or resale, in any of the six cities. Referrals count for both agents.':
      '在六座城市中任何一座，就一戶簽下的正式合約，預售屋或中古屋均可。轉介則雙方各計一筆。',
    'What happens if I close fewer than {claim.dealsPerYear} in a year?':
      '一年完成少於 {claim.dealsPerYear} 筆會怎樣？',
    'We call to see how you are. One quiet year is no problem. After two in a row, we offer your place to someone on the waiting list.':
      '我們會打電話問候您。清淡一年不要緊；連續兩年，名額便讓給候補名單上的下一位。',
    'No, though it helps. We teach the contract in two afternoons. Good judgment you bring yourself.':
      '不需要，有則更好。合約我們用兩個下午教會您；判斷力則來自您的經驗。',
    '{company.founder} sold his first presale from a trailer on Pacific Street in 2004. He founded the network in {company.founded} because good agents were always the last to hear.\n\nHe still reads every application, and still answers the main line on Friday afternoons.':
      '2004\u00A0年，{company.founder} 在 Pacific Street 的一輛工地拖車裡，賣出人生第一間預售屋。{company.founded}\u00A0年，他創立這個網絡，因為好經紀人總是最後才知道。\n\n每一份申請，他至今仍親自閱讀；每個星期五下午，總機也仍由他接聽。',
  },
  contact: {
    'The {office.city} gallery': '{office.city}接待中心',
    'Call ahead, and we will have the drawings you need, and a cup of tea, ready.':
      '請先來電，我們會把您要看的設計圖和一杯茶準備好。',
  },
  partners: {
    'Agents who read the drawings before the price list.': '先讀設計圖、後看價目表的經紀人。',
    'Property is local until you look abroad. A buyer in Toronto falls for a courtyard in Tokyo; a family in Seattle wants the beach by winter. We partner so that your agent can call on a trusted colleague in any of our six cities, while you keep one point of contact.':
      '房地產原是地方上的事，直到您望向海外。多倫多的買家愛上東京的一座庭院；西雅圖的一家人，入冬前就想住到沙灘邊。我們結盟，讓您的經紀人在六座城市都有信得過的同行可找，而您始終只面對一個人。',
    'Every partner closes at least three deals a year, answers their own phone and was introduced by another partner.':
      '每位夥伴每年至少完成三筆交易，親自接電話，並且由另一位夥伴引薦而來。',
    'You will have a reply within one business day, often sooner.':
      '您將於一個工作天內收到回覆，通常更快。',
  },
  projects: {
    'Presale and completed homes in six cities.': '六座城市的預售屋與成屋。',
    'A partner in {city} will call or write within one business day about {name}.':
      '{city}的夥伴將於一個工作天內，就 {name} 致電或來信與您聯絡。',
  },
  privacy: {
    'Only to reply to you. Our {office.city} office reads it, and so does the partner you write to. We send you one confirmation by email. We do not sell your data, and share it only with the developer if you ask for an allocation. You receive news of launches only if you join the VIP list or tick the box for it.':
      '僅為回覆您。閱讀的是我們的{office.city}辦事處，以及您聯絡的夥伴。我們會以電子郵件寄給您一封確認信。我們不會出售您的資料；只有在您希望保留戶別時，才會提供給建商。只有加入 VIP 名單或勾選相關選項，您才會收到新建案的消息。',
    'Write to {office.email} or call {office.phone}. Within thirty days, we will send you everything we hold about you, or erase it. You do not have to give a reason. Existing backups still contain erased data until they are deleted. If you agreed to emails about launches, we keep the text you agreed to, the date and a scrambled code made from your email address for three years as proof.\n\n{company}, {office.wholeAddress}':
      '請寫信至 {office.email} 或致電 {office.phone}。我們會在三十天內，把我們持有的所有關於您的資料寄給您，或予以刪除。您不必說明理由。現有備份在刪除之前，仍會含有已刪除的資料。若您曾同意接收新建案的電子郵件，我們會把您同意的條款、日期，以及一個由您的電子郵件地址產生、無法還原的代碼保留三年，作為證明。\n\n{company}，{office.wholeAddress}',
  },
};
