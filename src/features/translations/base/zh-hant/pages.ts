/** The initial pages in Traditional Chinese, by slug and English text. */
export const zhHantPages: Record<string, Record<string, string>> = {
  '404': {
    'This page does not exist or has moved.': '此頁面不存在，或已移至別處。',
    HOME: '首頁',
  },
  about: {
    'About {company}': '關於 {company}',
  },
  news: {
    News: '最新消息',
  },
  vip: {
    '{company} VIP LIST': '{company} VIP 名單',
    "Access What Others Can't": '別人還在門外，您已先入席',
    'Nine benefits of the VIP list': '九項 VIP 禮遇',
    'First allocations': '首批戶別',
    'Floor plans and unit numbers before public release.': '公開銷售之前，先看平面圖與戶別。',
    'Launch pricing': '開賣價格',
    'Opening prices for members throughout preview week.': '優先賞屋週全程，VIP 會員均享開賣價。',
    'Extended deposits': '訂金期限放寬',
    'More time to pay deposits, agreed with the developer in advance.':
      '訂金付款期限更寬裕，已與建商預先談妥。',
    'Private previews': '私人賞屋會',
    'Evenings with the architect, in small groups.': '與建築師面對面的小型晚間聚會。',
    'Assignment rights': '換約權',
    'Negotiated into the contract, where the building allows.': '只要建案允許，便寫入合約。',
    'Reserved parking': '預留車位',
    'Parking stalls and storage held until members have chosen.':
      '車位與儲藏室先由 VIP 會員挑選，其餘才公開釋出。',
    'Upgrades agreed early': '客變升級，提早談妥',
    'Finishes and appliance packages included at signing.': '建材與家電配備，簽約時一併納入。',
    'Independent review': '獨立審閱',
    'Our reading of the disclosure statement, in plain language.':
      '我們細讀揭露聲明，以白話為您說明。',
    'One point of contact': '單一聯絡人',
    'The same partner from preview to keys, in any of our cities.':
      '從賞屋到交屋，不論在哪座城市，始終是同一位夥伴。',
    'Welcome to the {company} VIP List': '歡迎加入 {company} VIP 名單',
    "Thank you for joining. We'll be in touch with exclusive opportunities soon.":
      '感謝您的加入。我們很快會與您分享專屬消息。',
    'EXPLORE GLOBAL PROJECTS': '探索全球建案',
  },
  join: {
    'JOIN THE NETWORK': '加入我們',
    'There is {claim.joiningFee} to join. Presale homes before release.':
      '加入{claim.joiningFee}。公開之前，先看預售屋。',
    'What is {company}?': '{company} 是什麼？',
    'An agent network for luxury and presale homes. It was founded in {company.founded}. Its head office is in {office.city}. Membership is capped at {claim.activeMembers} active members. Each closes at least {claim.dealsPerYear} deals a year.\n\nYour brokerage stays your brokerage and your clients stay yours. What changes is how early you hear about new buildings.':
      '專營頂級住宅與預售屋的經紀人網絡。創立於 {company.founded} 年。總部設於{office.city}。成員經紀人以 {claim.activeMembers} 名為限。每位每年至少完成 {claim.dealsPerYear} 筆交易。\n\n您的仲介公司仍是您的，您的客戶也仍是您的。改變的，是您多早得知新建案。',
    'Why join': '為何加入',
    'About {claim.launchesPerYear} launches a year come to us before they reach the market. You bring the client; we bring the allocation, the paperwork and the introduction to the developer.\n\nThere is {claim.joiningFee} to join.':
      '每年約有 {claim.launchesPerYear} 個新建案，公開之前就先到我們手上。您帶客戶來，我們負責爭取戶別、文件，並為您引見建商。\n\n加入{claim.joiningFee}。',
    'For agents': '給經紀人',
    'Your own brokerage': '留在原來的仲介公司',
    'You keep your name, your licence and your clients.': '您的名號、執照與客戶，都仍是您的。',
    'Presale inventory before release': '公開之前的預售屋',
    'Floor plans, prices and unit numbers before they are final.':
      '平面圖、價格與戶別，定案之前先看。',
    'A referral network': '轉介網絡',
    'A named colleague in every city we work in.': '我們所在的每座城市，都有一位叫得出名字的同行。',
    'Developer introductions': '引見建商',
    'In person, with the drawings in front of you.': '當面談，設計圖就攤在眼前。',
    'Launch-day support': '開賣日支援',
    'Experienced people at your side on launch day.': '開賣當天，有經驗豐富的同仁在您身旁。',
    'Shared marketing': '共用行銷資源',
    'Floor plans, texts and photographs, prepared for you.': '平面圖、文字與照片，都為您備妥。',
    'Contract and compliance review': '合約與合規審閱',
    'Every contract read by a specialist.': '每一份合約都由專人讀過。',
    'Investor seminars': '投資講座',
    'You invite your clients; we prepare the figures.': '您請客戶來，數字我們準備。',
    'Multilingual assistants': '多語助理',
    'Help in the languages of your clients.': '以您客戶的語言提供協助。',
    'Commission paid on schedule': '佣金準時撥付',
    'Agreed in writing before launch.': '開賣前以書面議定。',
    'Partners’ meetings': '夥伴聚會',
    'Time together, away from the phone.': '放下電話，好好相聚。',
    'A fair share': '公平分配',
    'Allocations divided among partners by clear rules.': '配額依明確的規則，分配給各位夥伴。',
    'For their clients': '給他們的客戶',
    'First choice of homes': '優先選戶',
    'Before homes are offered to the public.': '在公開銷售之前。',
    'Prices before the public list': '公開價目表之前的價格',
    'With a note of every change since.': '其後每次變動，都附註說明。',
    'Developers we have vetted': '經我們審核的建商',
    'We have visited their finished buildings.': '他們完工的建築，我們都實地走訪過。',
    'Local advice': '在地建議',
    'From people who live there.': '來自住在當地的人。',
    'Clear deposit schedules': '清楚的付款時程',
    'One page, with amounts and dates.': '一張紙，寫明金額與日期。',
    'Mortgage introductions': '引介房貸',
    'To lenders used to long completion dates.': '引介熟悉預售屋長工期的銀行。',
    'Assignment guidance': '換約建議',
    'Including when to advise against it.': '包括何時勸您不要換約。',
    'Completion walk-throughs': '交屋驗屋',
    'A full inspection, with a written list.': '逐項檢查，並列出書面清單。',
    'Rental and resale support': '出租與轉售協助',
    'For as long as you own the home.': '您持有多久，我們幫多久。',
    'One agent throughout': '從頭到尾一位經紀人',
    'The same person from start to finish.': '自始至終，同一個人。',
    'Frequently asked questions': '常見問題',
    'Can I keep my brokerage?': '我可以留在原來的仲介公司嗎？',
    'Yes. {company} is a network, not a brokerage. Your licence stays where it is.':
      '可以。{company} 是經紀人網絡，不是仲介公司。您的執照登錄不變。',
    'Who owns the client relationship?': '客戶關係歸誰？',
    'You do. Always, and in writing.': '歸您。永遠如此，並有書面為證。',
    'How does an application work?': '申請如何進行？',
    'You send the form below. A partner then calls to arrange a conversation.':
      '請送出下方的表單，隨後會有一位夥伴致電與您安排面談。',
    'What counts as a deal?': '怎樣才算一筆交易？',
    'A firm contract on a home, presale or resale. Referrals count for both agents.':
      '就一戶簽下的正式合約，預售屋或中古屋均可。轉介則雙方各計一筆。',
    'Do I need presale experience?': '需要預售經驗嗎？',
    'No, though it helps. Good judgment you bring yourself.':
      '不需要，有則更好。判斷力則來自您的經驗。',
    'About the founder': '關於創辦人',
    '{company.founder} founded {company} in {company.founded}.':
      '{company.founder} 於 {company.founded} 年創立 {company}。',
    'annual presale units': '每年預售戶數',
    'annual volume': '每年成交額',
    'Thank You for Your Application!': '感謝您的申請！',
    "We'll review your application and get back to you shortly.":
      '我們將審閱您的申請，並盡快回覆。',
    'EXPLORE GLOBAL PROJECTS': '探索全球建案',
  },
  contact: {
    'GET IN TOUCH': '聯絡我們',
    'Let us help you find your perfect luxury property': '讓我們助您找到理想的居所',
    'Thank You!': '感謝您！',
    "We'll be in touch with you shortly.": '我們將盡快與您聯絡。',
    'EXPLORE GLOBAL PROJECTS': '探索全球建案',
  },
  partners: {
    'MEET OUR PARTNERS': '認識我們的夥伴',
    'Why We Partner': '我們為何結盟',
    'Property is local until you look abroad. We partner so that your agent can call on a trusted colleague in another city, while you keep one point of contact.':
      '房地產原是地方上的事，直到您望向海外。我們結盟，讓您的經紀人在另一座城市也有信得過的同行可找，而您始終只面對一個人。',
    'Your message is on its way to {firstName}.': '您的訊息正送交 {firstName}。',
    'You will have a reply soon.': '您很快會收到回覆。',
  },
  projects: {
    'GLOBAL PROJECTS': '全球建案',
    'Presale and completed homes.': '預售屋與成屋。',
    'Thank you. We have received your request.': '感謝您，我們已收到您的詢問。',
    'A partner will call or write about {name}.': '一位夥伴將就 {name} 致電或來信與您聯絡。',
  },
  privacy: {
    Privacy: '隱私權',
    'When you send us a form on this site, {company} stores it so that we can reply. This page explains what we store, why and for how long.':
      '您透過本網站傳送表單時，{company} 會保存內容，以便回覆。本頁說明我們保存什麼、為何保存，以及保存多久。',
    'What we store': '我們保存什麼',
    'What you enter, the form you used, the partner or project it is about, the date and time, and the consent text you agreed to, with its version. We do not store your IP address with it. To prevent abuse, we keep a scrambled code made from your IP address, and one made from your email address, for a little over an hour.\n\nWhile you type, your browser saves a draft in the open window so that nothing is lost. It is deleted when you send the form or close the window. If you come by a link in an email that we sent to many people, your browser remembers in that window which email it was, and a form that you send tells us. Its code is the same for everyone who got that email.\n\nThe site does not track you. It sets a cookie only if you open a private first access link, to remember your device.\n\nWhen a map appears on screen, your browser may load the streets from our map provider, which then receives your IP address and the place shown. The background of the map comes from our own server. Videos hosted by another service are loaded from that service: at the top of a page when it opens, unless your device is set to reduce motion or data, and anywhere else only when you press play.':
      '您所填寫的內容、使用的表單、涉及的夥伴或建案、日期與時間，以及您同意的條款及其版本。我們不會一併保存您的 IP 位址。為防止濫用，我們會把一個由您的 IP 位址產生、無法還原的代碼，以及一個由您的電子郵件地址產生、無法還原的代碼，保留略多於一小時。\n\n您填寫時，瀏覽器會在開啟的視窗中保存草稿，以免內容遺失；傳送表單或關閉視窗後即刪除。若您經由我們寄給多人的電子郵件中的連結前來，瀏覽器會在該視窗中記住是哪一封郵件，並在您傳送表單時告知我們；其代碼對所有收到該郵件的人都相同。\n\n本網站不會追蹤您。只有在您開啟優先賞屋的專屬連結時，才會設定 cookie，以便記住您的裝置。\n\n畫面上出現地圖時，您的瀏覽器可能會向我們的地圖供應商載入街道資料，對方因而取得您的 IP 位址與所顯示的地點；地圖的底圖則來自我們自己的伺服器。由其他服務託管的影片會從該服務載入：位於頁面頂端的，於頁面開啟時載入，除非您的裝置設定為減少動態效果或節省數據；其他位置的，則只在您按下播放時載入。',
    'Why, and who reads it': '為何保存，由誰閱讀',
    'Only to reply to you. Our office reads it, and so does the partner you write to. We send you one confirmation by email. We do not sell your data, and share it only with the developer if you ask for an allocation. You receive news of launches only if you join the VIP list or tick the box for it.':
      '僅為回覆您。閱讀的是我們的辦事處，以及您聯絡的夥伴。我們會以電子郵件寄給您一封確認信。我們不會出售您的資料；只有在您希望保留戶別時，才會提供給建商。只有加入 VIP 名單或勾選相關選項，您才會收到新建案的消息。',
    'How long we keep it': '保存多久',
    'Until you ask us to erase it, or until we no longer need it. Applications to join that we have answered are erased {days.applications} days after their last change. Messages identified as spam are erased after {days.spam} days. You stay on the VIP list until you leave it, which every email about it lets you do at once.':
      '直至您要求我們刪除，或我們不再需要為止。已回覆的加入申請，於最後一次變更後 {days.applications} 天刪除。被判定為垃圾訊息的，於 {days.spam} 天後刪除。您會一直留在 VIP 名單上，直至您退出；每一封相關的電子郵件，都能讓您立即退出。',
    'To see, correct or erase it': '查閱、更正或刪除',
    'Write to {office.email}. Within thirty days, we will send you everything we hold about you, or erase it. You do not have to give a reason. Existing backups still contain erased data until they are deleted. If you agreed to emails about launches, we keep the text you agreed to, the date and a scrambled code made from your email address for three years as proof.\n\n{company}, {office.wholeAddress}':
      '請寫信至 {office.email}。我們會在三十天內，把我們持有的所有關於您的資料寄給您，或予以刪除。您不必說明理由。現有備份在刪除之前，仍會含有已刪除的資料。若您曾同意接收新建案的電子郵件，我們會把您同意的條款、日期，以及一個由您的電子郵件地址產生、無法還原的代碼保留三年，作為證明。\n\n{company}，{office.wholeAddress}',
    'What you consent to': '您同意的內容',
    'The text below each form, version {consent.version}:':
      '每份表單下方的條款，第 {consent.version} 版：',
  },
  'buying-from-abroad': {
    'Buying from abroad': '海外購屋',
    'Who may buy, which taxes to ask about, and in what order.':
      '誰可以購買、該確認哪些稅負，以及先後順序。',
    'Who may buy': '誰可以購買',
    '<p>Each country decides who may own a home there. Provinces, states and cities can add rules of their own.</p><p>Some limit purchases by people who are not citizens or permanent residents. Some allow only certain places, kinds of homes or uses. Rules change, and exceptions have conditions.</p><p><strong>Ask your lawyer or notary which rules apply to you before you pay a deposit.</strong></p>':
      '<p>誰可以在當地擁有住宅，由各國自行決定。省、州與城市還可以另訂規定。</p><p>有些地方限制非公民或非永久居民購買，有些只開放特定地點、特定類型的住宅或特定用途。規定會變，例外也附有條件。</p><p><strong>支付訂金之前，請先向您的律師或公證人確認哪些規定適用於您。</strong></p>',
    'Taxes to ask about': '該確認的稅負',
    '<p>Which taxes you pay depends on the place, on the home and on you. Ask about each of these.</p><ul><li>Tax on the transfer of the home, and whether buyers from abroad pay more</li><li>Sales tax on a new home, and whether part of it is returned</li><li>Yearly tax on the home, and on an empty home</li><li>Tax on rent, and how much of the rent is withheld</li><li>Tax when you sell, and how much of the price the buyer holds back</li><li>Tax in the country where you live</li></ul><p><strong>Ask your lawyer, notary or tax adviser for the amounts in writing.</strong></p>':
      '<p>要繳哪些稅，取決於地點、房屋，也取決於您本人。以下各項，請逐一詢問。</p><ul><li>房屋移轉的稅負，以及海外買家是否須繳更多</li><li>新屋的銷售稅，以及能否退還一部分</li><li>每年的持有稅，以及空屋的稅負</li><li>租金的稅負，以及租金須預扣多少</li><li>出售時的稅負，以及買方須從價款中預扣多少</li><li>您居住國家的稅負</li></ul><p><strong>請您的律師、公證人或稅務顧問以書面列明金額。</strong></p>',
    Steps: '步驟',
    '<ol><li>Choose a lawyer or notary who works where the home is, and ask whether you may buy it.</li><li>Ask your bank how long a transfer takes, what it costs, and whether anyone lends for a home abroad.</li><li>Prepare proof of who you are and where the money comes from. Lawyers, developers and banks have to ask for it.</li><li>Read the contract with your lawyer or notary before you sign. Ask whether you can withdraw, and until when.</li><li>Pay deposits only to the account named in the contract. Before each transfer, confirm the account by phone, at a number you already know.</li><li>Ask who can sign and receive the keys for you if you cannot travel.</li></ol>':
      '<ol><li>在房屋所在地選一位執業的律師或公證人，確認自己是否具備購買資格。</li><li>向您的銀行詢問匯款需要多久、費用多少，以及是否有銀行承作海外買家的房貸。</li><li>備妥身分證明與資金來源證明。律師、建商與銀行依規定都必須查核。</li><li>簽約之前，與您的律師或公證人一同讀過合約。問清楚您能否解除合約，以及期限到哪一天。</li><li>訂金只匯入合約上寫明的帳戶。每次匯款之前，請撥打您原本已知的號碼核對帳戶。</li><li>若您無法親自前來，請問清楚誰可以代您簽署與領取鑰匙。</li></ol>',
    'What we do': '我們做什麼',
    '<p>A partner answers questions about the project, the home and its payment schedule, and introduces you to people who work with buyers from abroad.</p><p>Prices are in the currency of the place. Where a page has prices, choose your currency at the bottom of the page to see approximate amounts.</p><p>We do not give legal or tax advice, and nothing on this page is advice. <strong>Ask your lawyer or notary.</strong></p><p><a href="/contact">Contact us</a></p>':
      '<p>夥伴會解答關於建案、房屋與付款時程的問題，並為您引介熟悉海外買家需求的專業人士。</p><p>價格以當地貨幣計。頁面上若有價格，可在頁尾選擇您的貨幣，查看大約相當於多少。</p><p>我們不提供法律或稅務意見，本頁內容亦非此類意見。<strong>請洽您的律師或公證人。</strong></p><p><a href="/contact">聯絡我們</a></p>',
  },
  accessibility: {
    Accessibility: '無障礙',
    'What we aim for, what was tested, and what does not work yet.':
      '我們的目標、測試的項目，以及目前的限制。',
    'What we aim for': '我們的目標',
    '<p>{company} wants everyone to be able to use this site. We aim for the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. This statement covers the public pages of the site.</p>':
      '<p>{company} 希望人人都能使用本網站。我們以《網頁內容無障礙指引》（WCAG）2.2 的 AA 級為目標。本聲明涵蓋網站的公開頁面。</p>',
    'What was tested': '測試的項目',
    '<ul><li>Keyboard: menus, filters, tabs, dialogs and forms work without a mouse, and you can see where you are.</li><li>Screen readers: automated checks with axe of names, roles, headings, landmarks, contrast and messages of forms.</li><li>Narrow screens: pages fit in 320 pixels without scrolling sideways.</li><li>Large text: nothing is cut off or lost at 200%.</li><li>Colours that your device sets: marks and states stay visible.</li><li>Reduced motion: nothing moves by itself if your device asks for that.</li><li>Without scripts: pages can be read and forms can be sent.</li></ul><p>Most of this is tested by programs whenever the software of the site changes. No outside auditor has examined it.</p>':
      '<ul><li>鍵盤：選單、篩選、分頁標籤、對話框與表單均可不用滑鼠操作，並看得見目前所在位置。</li><li>螢幕報讀軟體：以 axe 自動檢查名稱、角色、標題、地標、對比與表單訊息。</li><li>窄螢幕：頁面可容於 320 像素之內，不必左右捲動。</li><li>放大文字：放大至 200% 時，沒有內容被截斷或遺失。</li><li>由裝置設定的顏色：標記與狀態仍然看得見。</li><li>減少動態效果：若您的裝置如此設定，沒有內容會自行移動。</li><li>停用指令碼：頁面可以閱讀，表單可以傳送。</li></ul><p>以上大部分由程式檢查，網站軟體每次變更都會重做。尚未有外部審核人員檢查過。</p>',
    'Known limits': '已知的限制',
    '<ul><li>Maps show places as points, which screen readers cannot describe. The address is beside each map, and the list has the same projects.</li><li>Floor plans and other drawings are images. Rooms are not described one by one. The size, bedrooms and bathrooms of a home are given as text.</li><li>Videos may have no captions or audio description.</li><li>Brochures are PDF files with headings and a reading order, but they were not checked with a PDF/UA validator. The project page has the same information.</li><li>Pages of partners and developers that we link to are not ours.</li></ul>':
      '<ul><li>地圖以點標示地點，螢幕報讀軟體無法描述。每張地圖旁都有地址，列表中也有相同的建案。</li><li>平面圖與其他圖樣均為圖片，房間不會逐一描述。各戶的面積、臥室與浴室數量以文字列出。</li><li>影片可能沒有字幕或口述影像。</li><li>簡介是 PDF 檔案，具備標題與閱讀順序，但未經 PDF/UA 驗證工具檢查。建案頁面載有相同的內容。</li><li>我們連結的夥伴與建商頁面，並非由我們製作。</li></ul>',
    'Tell us': '告訴我們',
    '<p>If something does not work for you, write to {office.email} or <a href="/contact">contact us</a>. Tell us the page and what you use. We can also send you what you need in another form.</p><p>Last reviewed on November 26, 2026.</p>':
      '<p>若您在使用上遇到任何困難，請寫信至 {office.email} 或<a href="/contact">聯絡我們</a>，告訴我們是哪一頁，以及您使用的裝置與軟體。您需要的內容，我們也可以用其他形式寄給您。</p><p>上次檢視日期：2026 年 11 月 26 日。</p>',
  },
};
