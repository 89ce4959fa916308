/** The demo pages in Traditional Chinese, by page and English text. */
export const zhHantPages: Record<string, Record<string, string>> = {
  '404': {
    'This page does not exist or has moved.': '此頁面不存在，或已移至別處。',
    HOME: '首頁',
  },
  home: {
    'Before it has an address.': '門牌掛上之前',
    'Luxury and presale residences': '頂級住宅與預售屋',
    '<p>Agents who hear about good buildings first, from Vancouver to Tokyo.</p>':
      '<p>從溫哥華到東京，一群總是先聽說好建築的經紀人。</p>',
    'First to know': '早一步知道',
    'Presale access': '預售先機',
    '<p>Most of a building’s good homes are spoken for <em>before the hoarding goes up</em>. Our partners sit with developers while the plans are still in pencil, and bring their clients in first.</p><p>Before you buy, we check every line of the drawings and the contract.</p>':
      '<p>一座好建築裡的好房子，往往在<em>施工圍籬豎起之前</em>已有人認下。設計圖還是鉛筆稿的時候，我們的夥伴已與建商同桌，並讓客戶先看。</p><p>您買下之前，設計圖與合約的每一行，我們都核對過。</p>',
    'Only what we would buy ourselves': '己所欲，才推薦',
    'How we choose': '我們如何挑選',
    '<p>We take on <strong>about ten launches a year</strong>. We visit, measure and debate each one before it carries our name.</p><p>Before we say yes, we answer three questions.</p><ul><li>Would it be a good building if it were cheap?</li><li>Has the developer finished one before, on a date somebody wrote down?</li><li>Where does the light come in at four in the afternoon?</li></ul>':
      '<p>我們每年只承接<strong>大約十個新建案</strong>。每一個都走訪過、丈量過、爭論過，才掛上我們的名字。</p><p>答應之前，先回答三個問題。</p><ul><li>假如它很便宜，還算是一座好建築嗎？</li><li>建商以前有沒有蓋完過一座，而且趕得上白紙黑字寫下的日期？</li><li>下午四點，光從哪裡進來？</li></ul>',
    'One agent, six cities': '一位經紀人，六座城市',
    'The network': '我們的網絡',
    '<p>A partner in Vancouver can open a door in Tokyo. You keep one number; the network does the travelling.</p><p>Vancouver, Montreal, Toronto, Seattle, Honolulu, Tokyo. Six cities is as many as we can know properly, so we stopped there.</p>':
      '<p>溫哥華的夥伴，能為您打開東京的一扇門。您只需記住一個號碼，奔波的事交給網絡。</p><p>溫哥華、蒙特婁、多倫多、西雅圖、檀香山、東京。能真正熟悉的城市，六座已是極限，所以我們到此為止。</p>',
    'The part after signing': '簽約之後的事',
    'From contract to keys': '從合約到鑰匙',
    '<p>A presale is three years of waiting with a contract in a drawer. Your partner reads every amendment, visits the site each season and sends a photograph whether there is news or not.</p><p>On the last day we walk the rooms with you, tape measure in hand, and <strong>stay until the kettle works</strong>.</p>':
      '<p>買預售，就是把合約放進抽屜，等上三年。其間每一份修訂，您的夥伴都會讀；每一季，都會到工地走一趟，有沒有消息都寄一張照片給您。</p><p>最後一天，我們帶著捲尺陪您走遍每個房間，<strong>等水壺燒開了才走</strong>。</p>',
  },
  about: {
    'The first call': '第一通電話',
    'Since 2013, developers have called us before they go to market.':
      '自 2013 年起，建商推出市場之前，先打電話給我們。',
    '<p>What began as one desk in Vancouver is now a network across six cities, <strong>capped at 1500 active members</strong> so that we can know every one of them.</p>':
      '<p>當年溫哥華的一張辦公桌，如今是橫跨六座城市的網絡，<strong>活躍成員以 1500 名為限</strong>，好讓我們認識每一位。</p>',
    'One desk, two telephones': '一張桌，兩支電話',
    '<p>SOLMERE was founded in 2013 by Henrik Solmere, who had noticed that good agents found out last. The first office had two telephones, a plotter and a view of a parkade.</p><p>The idea has not changed since. <em>Hear early, read closely, tell the client everything.</em> The view is better now.</p>':
      '<p>SOLMERE 由 Henrik Solmere 於 2013 年創立，因為他發現好經紀人總是最後才知道。第一間辦公室有兩支電話、一台繪圖機，窗外是一座立體停車場。</p><p>理念至今未變。<em>早點聽說，仔細讀，什麼都告訴客戶。</em>景觀倒是好多了。</p>',
    'A limited membership': '名額有限',
    Membership: '成員',
    '<p>Fifteen hundred active members, and no more. Each partner closes <strong>at least three deals a year</strong>, which keeps the room full of people who do the work.</p><p>Joining costs nothing. Staying is the hard part.</p>':
      '<p>活躍成員一千五百名，不再多收。每位夥伴<strong>每年至少完成三筆交易</strong>，在座的因此都是做事的人。</p><p>加入不用錢，留下來才難。</p>',
    'Ten launches a year': '一年十個新建案',
    Selection: '取捨',
    '<p>We are shown far more. Ten is the number we can visit, model and stand behind, from deposit to keys.</p><p>The ones we decline are told why, on one page. Several have come back the following year with a better building.</p>':
      '<p>找上門的遠不止這些。十個，是我們能夠走訪、做模型推敲，並且從訂金到鑰匙都敢擔保的數目。</p><p>落選的，我們用一頁紙說明原因。其中好幾家，隔年帶著更好的建築回來。</p>',
    'Drawings first': '先看圖',
    'How we judge a building': '我們如何評斷一座建築',
    '<p>A price list tells you what a developer hopes. The drawings tell you what you will live in.</p><ol><li>We read the drawings before the brochure exists.</li><li>We stand on the site at the hour the brochure avoids.</li><li>We ask the engineer one question and listen to how long the answer takes.</li></ol>':
      '<p>價目表告訴您建商期望什麼，設計圖告訴您將住在什麼地方。</p><ol><li>簡介還沒印，我們先讀設計圖。</li><li>簡介避而不談的時刻，我們站在工地上。</li><li>我們問工程師一個問題，然後留意他多久才答得出來。</li></ol>',
    'Six cities, one number': '六座城市，一個號碼',
    'Where we work': '我們在哪裡',
    '<p>Vancouver is the head office and keeps the drawings. Montreal, Toronto, Seattle, Honolulu and Tokyo keep their own hours, their own languages and their own opinions about kitchens.</p><p>A client moves between them without being handed off. That is what a network is for.</p>':
      '<p>總部在溫哥華，設計圖也存放在那裡。蒙特婁、多倫多、西雅圖、檀香山與東京，各有各的辦公時間、各有各的語言，對廚房也各有各的看法。</p><p>客戶往來其間，不必轉手他人。網絡就是為此而設。</p>',
  },
  news: {
    'From the network': '網絡消息',
    '<p>Launches, results and the occasional prize.</p>': '<p>新建案、成績，偶爾還有獎項。</p>',
  },
  testimonials: {
    'OUR TESTIMONIALS': '客戶評價',
    '<p>In their own words.</p>': '<p>原話照錄。</p>',
  },
  vip: {
    '{company} VIP LIST': '{company} VIP 名單',
    "Access What Others Can't": '別人進不去的，您先看',
    'Nine benefits of the VIP list': '九項 VIP 禮遇',
    'First allocations': '首批戶別',
    'Floor plans and unit numbers before public release.': '公開銷售之前，先看平面圖與戶別。',
    'Launch pricing': '開售價格',
    'Opening prices for members throughout preview week.': '優先預覽週全程，成員均享開售價。',
    'Extended deposits': '延後付訂金',
    'More time to pay deposits, agreed with the developer in advance.':
      '訂金繳付期限更寬裕，已與建商預先談妥。',
    'Private previews': '私人預覽',
    'Gallery evenings with the architect, eight guests at a time.':
      '展廳夜談，與建築師面對面，每次八位客人。',
    'Assignment rights': '轉讓權',
    'Negotiated into the contract, where the building allows.': '只要建案許可，便寫進合約。',
    'Reserved parking': '預留車位',
    'Parking stalls and storage held until members have chosen.':
      '車位與儲物室先留著，等成員選完再說。',
    'Upgrades agreed early': '提早談妥的升級',
    'Finishes and appliance packages included at signing.': '飾面與家電組合，簽約時一併納入。',
    'Independent review': '獨立審閱',
    'Our reading of the disclosure statement, in plain language.':
      '揭露聲明由我們讀過，用白話說給您聽。',
    'One point of contact': '單一聯絡人',
    'The same partner from preview to keys, in any of six cities.':
      '從預覽到交屋，六座城市，始終是同一位夥伴。',
    'Welcome to the {company} VIP List': '歡迎加入 {company} VIP 名單',
    "Thank you for joining. We'll be in touch with exclusive opportunities soon.":
      '感謝您的加入。我們很快會為您帶來獨家機會。',
    'EXPLORE GLOBAL PROJECTS': '探索全球建案',
  },
  join: {
    'JOIN THE NETWORK': '加入網絡',
    'No fee to join. Presale homes before release.': '加入免費。公開之前，先看預售屋。',
    'What is {company}?': '{company} 是什麼？',
    'An agent network for luxury and presale homes, founded in {company.founded}, headquartered in {office.city} and working in six cities. Membership is capped at {claim.activeMembers} active members. Each closes at least {claim.dealsPerYear} deals a year, and no one pays to belong.\n\nYour brokerage stays your brokerage and your clients stay yours. What changes is how early you hear about new buildings.':
      '專營頂級住宅與預售屋的經紀人網絡，創立於 {company.founded} 年，總部設於{office.city}，業務遍及六座城市。活躍成員以 {claim.activeMembers} 名為限，每位每年至少完成 {claim.dealsPerYear} 筆交易，而且沒有人需要付費。\n\n您的仲介公司仍是您的，您的客戶也仍是您的。改變的，是您多早聽說新建築。',
    'Why join': '為何加入',
    'About {claim.launchesPerYear} launches a year come to us before they reach the market. You bring the client; we bring the allocation, the paperwork and the developer’s direct line.\n\nThere is {claim.joiningFee} to join. Expect two phone calls, then a coffee with a partner who will say honestly whether this is right for you.':
      '每年約有 {claim.launchesPerYear} 個新建案，在推出市場之前先到我們手上。您帶客戶來，我們負責配額、文件，以及建商的直線電話。\n\n加入{claim.joiningFee}。您會接到兩通電話，再與一位夥伴喝杯咖啡；這條路適不適合您，他會照實說。',
    'For agents': '給經紀人',
    'No fee to join': '加入免費',
    'Free to join, free to stay.': '加入不收費，留下也不收費。',
    'Presale inventory before release': '公開之前的預售屋',
    'Floor plans, prices and unit numbers before they are final.':
      '平面圖、價格與戶別，定案之前先看。',
    'Six-city referral network': '六城轉介網絡',
    'A named colleague in every city.': '每座城市，都有一位叫得出名字的同行。',
    'Developer introductions': '引見建商',
    'In person, with the drawings in front of you.': '當面談，設計圖就攤在眼前。',
    'Launch-day support desk': '開售日支援',
    'Four experienced people at your side on launch day.': '開售當天，四位老手在您身旁。',
    'Shared marketing studio': '共用市場推廣工作室',
    'Floor plans, texts and photographs, prepared for you.': '平面圖、文字與照片，都為您備妥。',
    'Contract and compliance review': '合約與合規審閱',
    'Every contract read by a specialist.': '每一份合約都由專人讀過。',
    'Investor seminars': '投資講座',
    'You invite your clients; we prepare the figures.': '您請客戶來，數字我們準備。',
    'Multilingual assistants': '多語助理',
    'English, French, Japanese, Mandarin, Cantonese, Punjabi and Farsi.':
      '英語、法語、日語、國語、粵語、旁遮普語與波斯語。',
    'Commission paid on schedule': '佣金準時支付',
    'Agreed in writing before launch.': '開售前以書面議定。',
    'Annual partners’ week': '一年一度的夥伴週',
    'Five days together in one of our six cities.': '在六座城市之一，共聚五天。',
    'A capped membership': '成員名額有限',
    '{claim.activeMembers} active members at most.': '活躍成員最多 {claim.activeMembers} 名。',
    'For their clients': '給他們的客戶',
    'First choice of homes': '優先選戶',
    'Before homes are offered to the public.': '在公開銷售之前。',
    'Prices before the public list': '早於公開價目表的價格',
    'With a note of every change since.': '其後每次變動，都附註說明。',
    'Developers we have vetted': '經我們查證的建商',
    'We have visited their finished buildings.': '他們蓋好的建築，我們去看過。',
    'Advice across six cities': '六座城市的意見',
    'From people who live there.': '來自住在當地的人。',
    'Clear deposit schedules': '清楚的訂金付款時程',
    'One page, with amounts and dates.': '一頁紙，寫明金額與日期。',
    'Mortgage introductions': '引介房貸',
    'To lenders used to long completion dates.': '找的是習慣等候完工的銀行。',
    'Assignment guidance': '轉讓建議',
    'Including when to advise against it.': '包括何時勸您不要轉讓。',
    'Completion walk-throughs': '交屋驗屋',
    'A full inspection, with a written list.': '逐項檢查，並列出書面清單。',
    'Rental and resale support': '出租與轉售支援',
    'For as long as you own the home.': '您持有多久，我們幫多久。',
    'One agent throughout': '從頭到尾一位經紀人',
    'The same person from start to finish.': '由始至終，同一個人。',
    'Frequently asked questions': '常見問題',
    'Does it cost anything to join?': '加入要收費嗎？',
    'No. There is {claim.joiningFee} to join and none to stay. We ask for a minimum of {claim.dealsPerYear} deals a year instead.':
      '不用。加入{claim.joiningFee}，留下也一樣。我們只要求每年至少 {claim.dealsPerYear} 筆交易。',
    'Can I keep my brokerage?': '我可以留在原來的仲介公司嗎？',
    'Yes. {company} is a network, not a brokerage. Your licence stays where it is.':
      '可以。{company} 是網絡，不是仲介公司。您的執照留在原處。',
    'Who owns the client relationship?': '客戶關係歸誰？',
    'You do. Always, and in writing.': '歸您。永遠如此，並有書面為證。',
    'Why is membership capped?': '為何限制成員人數？',
    'Each launch has a limited number of homes. We stop at {claim.activeMembers} active members so that everyone gets a fair share.':
      '每個新建案的戶數都有限。我們到 {claim.activeMembers} 名活躍成員為止，好讓人人都分得公道的一份。',
    'How long does an application take?': '申請需時多久？',
    'Two weeks, including a conversation with a partner in your city.':
      '兩週，包括與您所在城市的一位夥伴面談。',
    'What counts as a deal?': '怎樣才算一筆交易？',
    'A firm contract on a home, presale or resale, in any of the six cities. Referrals count for both agents.':
      '在六座城市中任何一座，就一戶簽下的確定合約，預售或轉售均可。轉介則雙方各計一筆。',
    'What happens if I close fewer than {claim.dealsPerYear} in a year?':
      '一年完成少於 {claim.dealsPerYear} 筆會怎樣？',
    'We call to see how you are. One quiet year is no problem. After two in a row, we offer your place to someone on the waiting list.':
      '我們會打電話問候您。清淡一年不要緊；連續兩年，名額便讓給候補名單上的下一位。',
    'Do I need presale experience?': '需要預售經驗嗎？',
    'No, though it helps. We teach the contract in two afternoons. Good judgment you bring yourself.':
      '不需要，有則更好。合約我們用兩個下午教會您；判斷力請自備。',
    'About the founder': '關於創辦人',
    '{company.founder} sold his first presale from a trailer on Pacific Street in 2004. He founded the network in {company.founded} because good agents were always the last to hear.\n\nHe still reads every application, and still answers the main line on Friday afternoons.':
      '2004 年，{company.founder} 在 Pacific Street 的一輛工地拖車裡，賣出人生第一間預售屋。{company.founded} 年，他創立這個網絡，因為好經紀人總是最後才知道。\n\n每一份申請，他至今仍親自閱讀；每個星期五下午，總機也仍由他接聽。',
    'annual presale units': '每年預售戶數',
    'annual volume': '每年成交額（加幣）',
    'Thank You for Your Application!': '感謝您的申請！',
    "We'll review your application and get back to you shortly.":
      '我們將審閱您的申請，並盡快回覆。',
    'EXPLORE GLOBAL PROJECTS': '探索全球建案',
  },
  contact: {
    'GET IN TOUCH': '聯絡我們',
    'Let us help you find your perfect luxury property': '讓我們助您找到理想的居所',
    'The {office.city} gallery': '{office.city}展廳',
    'Call ahead, and we will have the drawings you need, and a cup of tea, ready.':
      '請先來電，我們會把您要看的設計圖和一杯茶準備好。',
    'Thank You!': '感謝您！',
    "We'll be in touch with you shortly.": '我們將盡快與您聯絡。',
    'EXPLORE GLOBAL PROJECTS': '探索全球建案',
  },
  partners: {
    'MEET OUR PARTNERS': '認識我們的夥伴',
    'Agents who read the drawings before the price list.': '先讀設計圖、後看價目表的經紀人。',
    'Why We Partner': '我們為何結盟',
    'Property is local until you look abroad. A buyer in Toronto falls for a courtyard in Tokyo; a family in Seattle wants the beach by winter. We partner so that your agent can call on a trusted colleague in any of our six cities, while you keep one point of contact.':
      '房地產原是地方上的事，直到您望向海外。多倫多的買家愛上東京的一座庭院；西雅圖的一家人，入冬前就想住到沙灘邊。我們結盟，讓您的經紀人在六座城市都有信得過的同行可找，而您始終只面對一個人。',
    'Every partner closes at least three deals a year, answers their own phone and was introduced by another partner.':
      '每位夥伴每年至少完成三筆交易，親自接電話，並且由另一位夥伴引薦而來。',
    'Your message is on its way to {firstName}.': '您的訊息正送交 {firstName}。',
    'You will have a reply within one business day, often sooner.':
      '您將於一個工作天內收到回覆，通常更快。',
  },
  projects: {
    'GLOBAL PROJECTS': '全球建案',
    'Presale and completed homes in six cities.': '六座城市的預售屋與成屋。',
    'Thank you. We have received your request.': '感謝您，我們已收到您的詢問。',
    'A partner in {city} will call or write within one business day about {name}.':
      '{city}的夥伴將於一個工作天內，就 {name} 致電或來信與您聯絡。',
  },
  privacy: {
    Privacy: '隱私權',
    'When you send us a form on this site, {company} stores it so that we can reply. This page explains what we store, why and for how long.':
      '您透過本網站傳送表單時，{company} 會保存內容，以便回覆。本頁說明我們保存什麼、為何保存，以及保存多久。',
    'What we store': '我們保存什麼',
    'What you enter, the form you used, the partner or project it is about, the date and time, and the consent text you agreed to, with its version. We do not store your IP address with it. To prevent abuse, we keep a scrambled code made from your IP address, and one made from your email address, for a little over an hour.\n\nWhile you type, your browser saves a draft in the open window so that nothing is lost. It is deleted when you send the form or close the window. The site does not track you. It sets a cookie only if you open a private first access link, to remember your device. When a map appears on screen, your browser may load the streets from our map provider, which then receives your IP address and the place shown. The background of the map comes from our own server. Videos hosted by another service are loaded from that service: at the top of a page when it opens, unless your device is set to reduce motion or data, and anywhere else only when you press play.':
      '您所填寫的內容、使用的表單、涉及的夥伴或建案、日期與時間，以及您同意的條文及其版本。我們不會一併保存您的 IP 位址。為防止濫用，我們會把一個由您的 IP 位址產生的無法還原的代碼，以及一個由您的電子郵件地址產生的無法還原的代碼，保留一小時多一點。\n\n您填寫時，瀏覽器會在開啟的視窗中保存草稿，以免內容遺失；傳送表單或關閉視窗後即刪除。本網站不會追蹤您。只有在您開啟優先預覽的專屬連結時，才會設定 cookie，以便記住您的裝置。畫面上出現地圖時，您的瀏覽器可能會向我們的地圖供應商載入街道資料，對方因而取得您的 IP 位址與所顯示的地點；地圖的底圖則來自我們自己的伺服器。由其他服務託管的影片會從該服務載入：位於頁面頂端的，於頁面開啟時載入，除非您的裝置設定為減少動態效果或節省數據；其他位置的，則只在您按下播放時載入。',
    'Why, and who reads it': '為何保存，由誰閱讀',
    'Only to reply to you. Our {office.city} office reads it, and so does the partner you write to. We send you one confirmation by email. We do not sell or share your data. You receive news of launches only if you join the VIP list or tick the box for it.':
      '僅為回覆您。閱讀的人是我們的{office.city}辦事處，以及您去信的夥伴。我們會以電子郵件寄給您一封確認信。我們不會出售或分享您的資料。只有加入 VIP 名單或勾選相關選項，您才會收到新建案的消息。',
    'How long we keep it': '保存多久',
    'Until you ask us to erase it, or until we no longer need it. Applications to join that we have answered are erased {days.applications} days after their last change. Messages identified as spam are erased after {days.spam} days. You stay on the VIP list until you leave it, which every email about it lets you do at once.':
      '直至您要求我們刪除，或我們不再需要為止。已回覆的加入申請，於最後一次變更後 {days.applications} 天刪除。被判定為垃圾訊息的，於 {days.spam} 天後刪除。您會一直留在 VIP 名單上，直至您退出；每一封相關的電子郵件，都能讓您立即退出。',
    'To see, correct or erase it': '查閱、更正或刪除',
    'Write to {office.email} or call {office.phone}. Within thirty days, we will send you everything we hold about you, or erase it. You do not have to give a reason. Existing backups still contain erased data until they are deleted. If you agreed to emails about launches, we keep the text you agreed to, the date and a scrambled code made from your email address for three years as proof.\n\n{company}, {office.wholeAddress}':
      '請寫信至 {office.email} 或致電 {office.phone}。我們會在三十天內，把我們持有的所有關於您的資料寄給您，或予以刪除。您不必說明理由。現有備份在刪除之前，仍會含有已刪除的資料。若您曾同意接收新建案的電子郵件，我們會把您同意的條文、日期，以及一個由您的電子郵件地址產生的無法還原的代碼保留三年，以作證明。\n\n{company}，{office.wholeAddress}',
    'What you consent to': '您同意的內容',
    'The text below each form, version {consent.version}:':
      '每份表單下方的條文，第 {consent.version} 版：',
  },
  'buying-from-abroad': {
    'Buying from abroad': '海外購屋',
    'Who may buy, which taxes to ask about, and in what order.':
      '誰可以買、要問清哪些稅負，以及先後次序。',
    'Who may buy': '誰可以買',
    '<p>Each country decides who may own a home there. Provinces, states and cities can add rules of their own.</p><p>Some limit purchases by people who are not citizens or permanent residents. Some allow only certain places, kinds of homes or uses. Rules change, and exceptions have conditions.</p><p><strong>Ask your lawyer or notary which rules apply to you before you pay a deposit.</strong></p>':
      '<p>誰可以在當地擁有住宅，由各國自行決定。省、州與城市還可以另訂規則。</p><p>有些地方限制非公民或非永久居民購買，有些只開放特定地點、特定類型的住宅或特定用途。規則會變，例外也附有條件。</p><p><strong>支付訂金之前，請先向您的律師或公證人查明哪些規則適用於您。</strong></p>',
    'Taxes to ask about': '要問清的稅負',
    '<p>Which taxes you pay depends on the place, on the home and on you. Ask about each of these.</p><ul><li>Tax on the transfer of the home, and whether buyers from abroad pay more</li><li>Sales tax on a new home, and whether part of it is returned</li><li>Yearly tax on the home, and on an empty home</li><li>Tax on rent, and how much of the rent is withheld</li><li>Tax when you sell, and how much of the price the buyer holds back</li><li>Tax in the country where you live</li></ul><p><strong>Ask your lawyer, notary or tax adviser for the amounts in writing.</strong></p>':
      '<p>要繳哪些稅，取決於地點、房屋，也取決於您本人。以下各項，請逐一查問。</p><ul><li>住宅轉讓的稅負，以及海外買家是否須繳更多</li><li>新建住宅的銷售稅，以及能否退還一部分</li><li>住宅的年度稅負，以及空置住宅的稅負</li><li>租金的稅負，以及租金須預扣多少</li><li>出售時的稅負，以及買方須從價款中扣留多少</li><li>您居住國家的稅負</li></ul><p><strong>請您的律師、公證人或稅務顧問以書面列明金額。</strong></p>',
    Steps: '步驟',
    '<ol><li>Choose a lawyer or notary who works where the home is, and ask whether you may buy it.</li><li>Ask your bank how long a transfer takes, what it costs, and whether anyone lends for a home abroad.</li><li>Prepare proof of who you are and where the money comes from. Lawyers, developers and banks have to ask for it.</li><li>Read the contract with your lawyer or notary before you sign. Ask whether you can withdraw, and until when.</li><li>Pay deposits only to the account named in the contract. Before each transfer, confirm the account by phone, at a number you already know.</li><li>Ask who can sign and receive the keys for you if you cannot travel.</li></ol>':
      '<ol><li>在房屋所在地選一位律師或公證人，請教您能否購買。</li><li>向您的銀行查問匯款需時多久、費用多少，以及有沒有人為海外住宅提供貸款。</li><li>備妥身分證明與資金來源證明。律師、建商與銀行依規定都必須查問。</li><li>簽約之前，與您的律師或公證人一同讀過合約。問清您能否撤回，以及期限到哪一天。</li><li>訂金只可匯入合約上寫明的帳戶。每次匯款之前，請用您原本已知的號碼，致電核對帳戶。</li><li>若您無法親身前來，問清誰可以代您簽署與接收鑰匙。</li></ol>',
    'What we do': '我們做什麼',
    '<p>A partner answers questions about the project, the home and its payment schedule, and introduces you to people who work with buyers from abroad.</p><p>Prices are in the currency of the place. Where a page has prices, choose your currency at the bottom of the page to see approximate amounts.</p><p>We do not give legal or tax advice, and nothing on this page is advice. <strong>Ask your lawyer or notary.</strong></p><p><a href="/contact">Contact us</a></p>':
      '<p>夥伴會解答關於建案、房屋與付款時程的問題，並為您引介慣於服務海外買家的專業人士。</p><p>價格以當地貨幣計。頁面上若有價格，可在頁尾選擇您的貨幣，查看大約相當於多少。</p><p>我們不提供法律或稅務意見，本頁也不是。<strong>請洽您的律師或公證人。</strong></p><p><a href="/contact">聯絡我們</a></p>',
  },
  accessibility: {
    Accessibility: '無障礙',
    'What we aim for, what was tested, and what does not work yet.':
      '我們的目標、測試過什麼，以及還有什麼行不通。',
    'What we aim for': '我們的目標',
    '<p>{company} wants everyone to be able to use this site. We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. This statement covers the public pages of the site.</p>':
      '<p>{company} 希望人人都能使用本網站。我們以《網頁內容無障礙指引》（WCAG）2.2 的 AA 級為目標。本聲明涵蓋網站的公開頁面。</p>',
    'What was tested': '測試過什麼',
    '<ul><li>Keyboard: menus, filters, tabs, dialogs and forms work without a mouse, and you can see where you are.</li><li>Screen readers: automated checks with axe of names, roles, headings, landmarks, contrast and messages of forms.</li><li>Narrow screens: pages fit in 320 pixels without scrolling sideways.</li><li>Large text: nothing is cut off or lost at 200%.</li><li>Colours that your device sets: marks and states stay visible.</li><li>Reduced motion: nothing moves by itself if your device asks for that.</li><li>Without scripts: pages can be read and forms can be sent.</li></ul><p>Most of this is tested by programs whenever the software of the site changes. No outside auditor has examined it.</p>':
      '<ul><li>鍵盤：選單、篩選、分頁標籤、對話框與表單均可不用滑鼠操作，並看得見目前所在位置。</li><li>螢幕閱讀器：以 axe 自動檢查名稱、角色、標題、地標、對比與表單訊息。</li><li>窄螢幕：頁面可容於 320 像素之內，不必左右捲動。</li><li>大字體：放大至 200% 時，沒有內容被截去或遺失。</li><li>由裝置設定的顏色：標記與狀態仍然看得見。</li><li>減少動態效果：若您的裝置如此要求，沒有東西會自行移動。</li><li>不用指令碼：頁面可以閱讀，表單可以傳送。</li></ul><p>以上大部分由程式檢查，網站軟體每次變更都會重做。尚未有外部審核人員檢查過。</p>',
    'Known limits': '已知的限制',
    '<ul><li>Maps show places as points, which screen readers cannot describe. The address is beside each map, and the list has the same projects.</li><li>Floor plans and other drawings are images. Rooms are not described one by one. The size, bedrooms and bathrooms of a home are given as text.</li><li>Videos may have no captions or audio description.</li><li>Brochures are PDF files with headings and a reading order, but they were not checked with a PDF/UA validator. The project page has the same information.</li><li>Pages of partners and developers that we link to are not ours.</li></ul>':
      '<ul><li>地圖以點標示地點，螢幕閱讀器無法描述。每張地圖旁都有地址，列表中也有相同的建案。</li><li>平面圖與其他圖樣均為圖片，房間不會逐一描述。各戶的面積、臥室與浴室數目以文字列出。</li><li>影片可能沒有字幕或口述影像。</li><li>簡介是 PDF 檔案，具備標題與閱讀順序，但未經 PDF/UA 驗證工具檢查。建案頁面載有相同的內容。</li><li>我們連結的夥伴與建商頁面，並非由我們製作。</li></ul>',
    'Tell us': '告訴我們',
    '<p>If something does not work for you, write to {office.email} or <a href="/contact">contact us</a>. Tell us the page and what you use. We can also send you what you need in another form.</p><p>Last reviewed on November 26, 2026.</p>':
      '<p>若有任何地方對您行不通，請寫信至 {office.email} 或<a href="/contact">聯絡我們</a>，告訴我們是哪一頁，以及您使用什麼。您需要的內容，我們也可以用其他形式寄給您。</p><p>上次檢視日期：2026 年 11 月 26 日。</p>',
  },
};
