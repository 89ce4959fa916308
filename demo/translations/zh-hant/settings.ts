/** The demo settings in Traditional Chinese, by section and English text. */
export const zhHantSettings: Record<string, Record<string, string>> = {
  company: {
    'A network of agents for luxury and presale homes, based in Vancouver and working in six cities.':
      '專營頂級住宅與預售屋的經紀人網絡，總部設於溫哥華，業務遍及六座城市。',
  },
  offices: {
    'The Vancouver gallery': '溫哥華接待中心',
    Vancouver: '溫哥華',
    BC: '卑詩省',
    'Mon-Fri 9 am-5 pm': '週一至週五，上午 9 時至下午 5 時',
    'Weekends and holidays by appointment only': '週末與國定假日僅接受預約',
    'Monday-Friday': '週一至週五',
    '9:00 AM-5:00 PM': '上午 9 時至下午 5 時',
    'Weekends and statutory holidays by appointment only': '週末與國定假日僅接受預約',
  },
  brokerages: {
    'British Columbia': '卑詩省',
    Quebec: '魁北克省',
    Ontario: '安大略省',
    Washington: '華盛頓州',
    Hawaii: '夏威夷州',
    Tokyo: '東京',
    '3-12 Minami Quay, Tokyo': '東京都港區南埠頭 3-12',
    '{company} is a network of licensed agents. Each partner is licensed with the brokerage named on their page. {brokerage} runs the {office.city} gallery. Solmere Network Ltd. is not a brokerage.':
      '{company} 是持照經紀人的網絡。每位夥伴的執照，登錄於個人頁面所載的仲介公司。{office.city}接待中心由 {brokerage} 經營。Solmere Network Ltd. 並非仲介公司。',
    'Prices, sizes and dates come from developers and can change before a contract is signed. Nothing on this site is an offer where the law asks for a disclosure statement first.':
      '價格、面積與日期由建商提供，簽約之前可能變更。凡法律規定須先有揭露聲明之處，本網站的任何內容均不構成要約。',
  },
  cities: {
    Vancouver: '溫哥華',
    BC: '卑詩省',
    Montreal: '蒙特婁',
    QC: '魁北克省',
    Toronto: '多倫多',
    ON: '安大略省',
    Seattle: '西雅圖',
    WA: '華盛頓州',
    Honolulu: '檀香山',
    HI: '夏威夷州',
    Tokyo: '東京',
  },
  places: {
    'British Columbia': '卑詩省',
    'Disclosure statement': '揭露聲明',
    'This is not an offer for sale. A presale home can be offered in {place} only with a disclosure statement. {filing.name} filed {filing.date}. Latest amendment filed {filing.amended}.':
      '本頁並非出售要約。在{place}，預售屋必須備有揭露聲明方可銷售。{filing.name}備案日期：{filing.date}。最近修訂備案日期：{filing.amended}。',
    'Deposits are held in trust by {holder}.': '訂金以信託方式保管，保管人為 {holder}。',
    'Buyers can cancel within 7 days of signing or of receiving the disclosure statement, whichever is later.':
      '買方可於簽約或收到揭露聲明（以較晚者為準）後 7 天內解除合約。',
    Quebec: '魁北克省',
    'The preliminary contract is drawn up in French. Another language is used only if the buyer asks for it after receiving the French version.':
      '預約合約以法文訂立。買方須於收到法文版之後提出要求，方可使用其他語言。',
    'Buyers can withdraw from the preliminary contract within 10 days of signing it.':
      '買方可於簽署預約合約後 10 天內無條件解除合約。',
    Ontario: '安大略省',
    'The vendor is {vendor}.': '賣方為 {vendor}。',
    'Vendor’s HCRA licence {vendor.licence}.': '賣方的 HCRA 執照為 {vendor.licence}。',
    'Qualification for enrolment': '保固登記資格',
    Washington: '華盛頓州',
    Hawaii: '夏威夷州',
    'Tenure: {tenure}.': '產權：{tenure}。',
    'Developer’s public report': '建商公開報告',
    '{filing.name} effective {filing.date}.': '{filing.name}生效日期：{filing.date}。',
    'Until the developer’s public report takes effect, nothing is binding and no money is taken.':
      '在建商公開報告生效之前，一切均無約束力，亦不收取任何款項。',
    Japan: '日本',
    '{brokerage}, licence {brokerage.licence}': '{brokerage}，執照 {brokerage.licence}',
    'Form of transaction: {transaction}.': '交易型態：{transaction}。',
    'Building confirmation': '建築確認',
    '{filing.name} number {filing.number}.': '{filing.name}編號：{filing.number}。',
    'Walking times are counted at 80 metres a minute.': '步行時間按每分鐘 80 公尺計算。',
  },
  claims: {
    '3000+': '逾 3,000\u00A0戶',
    '$1B+': '逾 10\u00A0億加幣',
    'no fee': '免費',
  },
  navigation: {
    Gallery: '接待中心',
  },
  letters: {
    'Under $500k': '50\u00A0萬加幣以下',
    '$500k-$1M': '50\u00A0萬至 100\u00A0萬加幣',
    '$1M-$2M': '100\u00A0萬至 200\u00A0萬加幣',
    '$2M-$5M': '200\u00A0萬至 500\u00A0萬加幣',
    '$5M+': '500\u00A0萬加幣以上',
    '50k-100k': '5\u00A0萬至 10\u00A0萬加幣',
    '100k-250k': '10\u00A0萬至 25\u00A0萬加幣',
    '250k-500k': '25\u00A0萬至 50\u00A0萬加幣',
    '500k-1m': '50\u00A0萬至 100\u00A0萬加幣',
    '1m+': '100\u00A0萬加幣以上',
    'We will reply within one business day.': '我們將於一個工作天內回覆。',
    'Thank you for your message. Someone at the {office.city} gallery will reply within one business day.\n\nIf it is urgent, please call {office.phone}, {office.days}, {office.times}.':
      '感謝您的來信。{office.city}接待中心的同仁將於一個工作天內回覆。\n\n如有急事，請致電 {office.phone}，{office.days}，{office.times}。',
    'Thank you for asking about {project}. One of our partners will call or write within one business day, with the floor plans that fit your request.\n\nUntil then, nothing is reserved and you are under no obligation.':
      '感謝您詢問 {project}。我們的一位夥伴將於一個工作天內致電或來信與您聯絡，並附上符合您需求的平面圖。\n\n在此之前，我們不會保留任何一戶，您也不承擔任何義務。',
    'What to expect, and how often.': '您將收到的內容與頻率。',
    'You are on the list. There are about {claim.launchesPerYear} launches a year, and you will hear about each one before it is public. Between launches we do not write.\n\nThe first thing you will receive is a floor plan, not a newsletter.\n\nIf you did not sign up, or if you change your mind, reply to this email and we will remove you from the list.':
      '您已在名單上。每年約有 {claim.launchesPerYear} 個新建案，每一個您都會在公開之前收到消息。其餘時間，我們不寫信。\n\n您最先收到的會是一張平面圖，不是電子報。\n\n若您並未登記，或改變心意，請回覆本郵件，我們會把您從名單上移除。',
    'What happens in the next two weeks.': '接下來兩週的安排。',
    'We have received your application. A partner in your city will call to arrange a conversation, and you will have our answer within two weeks.\n\nThere is nothing to prepare and nothing to pay. Do think of one building you admire, and why; we always ask.':
      '我們已收到您的申請。您所在城市的一位夥伴會致電與您安排面談，您將於兩週內收到我們的答覆。\n\n無須準備任何資料，也無須付費。只請您想好一座欣賞的建築，以及欣賞的理由；我們每次都會問。',
  },
  desk: {
    'Visit to the gallery': '參觀接待中心',
    'Dear {firstName},\n\nWe would be glad to show you the plans at the gallery, {office.address}. It is open {office.days}, {office.times}. Which day would suit you?\n\nKind regards,\n{member}':
      '{firstName} 您好：\n\n歡迎您蒞臨接待中心，參閱設計圖，地址是 {office.address}，營業時間為{office.days}，{office.times}。哪一天對您方便？\n\n敬祝順心\n{member}',
  },
  privacy: {
    'Privacy officer': '個人資料保護負責人',
  },
};
