/** The initial settings in Traditional Chinese, by section and English text. */
export const zhHantSettings: Record<string, Record<string, string>> = {
  company: {
    'Luxury and presale homes.': '頂級住宅與預售屋。',
  },
  offices: {
    'The office': '辦事處',
  },
  navigation: {
    Home: '首頁',
    About: '關於我們',
    Partners: '夥伴',
    'Global Projects': '全球建案',
    VIP: 'VIP',
    Join: '加入我們',
    News: '最新消息',
    Testimonials: '客戶評價',
    'Contact Us': '聯絡我們',
    Privacy: '隱私權',
    Office: '辦事處',
    Hours: '營業時間',
    Contact: '聯絡方式',
    'All rights reserved.': '版權所有',
  },
  letters: {
    'Under 500k': '50 萬以下',
    '500k-1M': '50 萬至 100 萬',
    '1M-2M': '100 萬至 200 萬',
    '2M-5M': '200 萬至 500 萬',
    '5M+': '500 萬以上',
    '50k-100k': '5 萬至 10 萬',
    '100k-250k': '10 萬至 25 萬',
    '250k-500k': '25 萬至 50 萬',
    '500k-1m': '50 萬至 100 萬',
    '1m+': '100 萬以上',
    'We have received your message': '我們已收到您的訊息',
    'We will reply soon.': '我們很快會回覆。',
    'Thank you for your message. We will reply soon.\n\nIf it is urgent, please call {office.phone}.':
      '感謝您的來信，我們很快會回覆。\n\n如有急事，請致電 {office.phone}。',
    'Your message to {partner}': '您給 {partner} 的訊息',
    '{partner.firstName} has received it.': '{partner.firstName} 已經收到。',
    '{partner.firstName} has received your message and will contact you in the way you prefer.\n\nTo add anything, just reply to this email.':
      '{partner.firstName} 已收到您的訊息，將以您選擇的方式與您聯絡。\n\n如要補充，直接回覆本郵件即可。',
    '{project}: we have received your request': '{project}：我們已收到您的詢問',
    'What happens next.': '接下來的流程。',
    'Thank you for asking about {project}. One of our partners will call or write, with the floor plans that fit your request.\n\nUntil then, nothing is reserved and you are under no obligation.':
      '感謝您詢問 {project}。我們的一位夥伴會致電或來信與您聯絡，並附上符合您需求的平面圖。\n\n在此之前，我們不會保留任何一戶，您也不承擔任何義務。',
    'You are on the VIP list': '您已加入 VIP 名單',
    'What to expect.': '您將收到的內容。',
    'You are on the list. There are about {claim.launchesPerYear} launches a year. You will hear about launches before they are public.\n\nIf you did not sign up, or if you change your mind, reply to this email and we will remove you from the list.':
      '您已在名單上。每年約有 {claim.launchesPerYear} 個新建案。您會在公開之前收到消息。\n\n若您並未登記，或改變心意，請回覆本郵件，我們會把您從名單上移除。',
    'Your application to {company}': '您給 {company} 的申請',
    'We have received your application. A partner will call to arrange a conversation.\n\nThere is nothing to prepare.':
      '我們已收到您的申請。一位夥伴會致電與您安排面談。\n\n您無須準備任何資料。',
  },
  desk: {
    'Your enquiry about {about}': '您關於 {about} 的詢問',
    'Dear {firstName},\n\nThank you for writing to us about {about}.\n\nKind regards,\n{member}\n{company}, {office.phone}':
      '{firstName} 您好：\n\n感謝您來信詢問 {about}。\n\n敬祝順心\n{member}\n{company}，{office.phone}',
    'Visit to our office': '參觀我們的辦事處',
    'Dear {firstName},\n\nWe would be glad to show you the plans at our office. You will find us at {office.address}. It is open {office.days}, {office.times}. Which day would suit you?\n\nKind regards,\n{member}':
      '{firstName} 您好：\n\n歡迎您蒞臨我們的辦事處，參閱設計圖。地址是 {office.address}。營業時間為{office.days}，{office.times}。哪一天對您方便？\n\n敬祝順心\n{member}',
  },
  privacy: {
    'We use these details only to reply to you. They are read at our {office.city} office. To see, correct or erase them, write to {office.email}.':
      '這些資料只用於回覆您，由我們的{office.city}辦事處閱讀。如要查閱、更正或刪除，請寫信至 {office.email}。',
    'Your message goes to {name} and to our {office.city} office, so that we can reply. We do not sell it, share it or add you to a list. To see, correct or erase it, write to {office.email}.':
      '您的訊息會送交 {name} 與我們的{office.city}辦事處，以便回覆。我們不會出售或分享您的資料，也不會把您加入任何名單。如要查閱、更正或刪除，請寫信至 {office.email}。',
    'We use these details to answer you about {name}, and share them only with the partner who replies and, if you ask for an allocation, with the developer. To see, correct or erase them, write to {office.email}.':
      '這些資料用於答覆您關於 {name} 的詢問，只會提供給負責回覆的夥伴；若您希望保留戶別，則一併提供給建商。如要查閱、更正或刪除，請寫信至 {office.email}。',
    'By joining the list you ask {company} ({office.address}) to email, call or text you about launches, previews and prices. You can leave at any time by replying to any of our emails, by replying STOP to a text, or by writing to {office.email}. We do not pass the list on.':
      '加入名單即表示您請 {company}（{office.address}）以電子郵件、電話或簡訊通知您新建案、優先賞屋與價格。您可以隨時退出：回覆我們的任何一封電子郵件、以簡訊回覆 STOP，或寫信至 {office.email}。我們不會把名單轉交他人。',
    'We use these details to consider your application and keep them for one year if we say no. By sending the form you agree that a partner may call or write to you about it. To see, correct or erase them, write to {office.email}.':
      '這些資料用於審核您的申請；若未通過，會保存一年。傳送表單即表示您同意夥伴就此致電或來信。如要查閱、更正或刪除，請寫信至 {office.email}。',
    'Optional. {company}, {office.address}, may email me about new launches, about once a month. I can withdraw this consent at any time by replying to any of these emails or by writing to {office.email}.':
      '選填。{company}（{office.address}）可以用電子郵件通知我新建案，大約每月一次。我可以隨時撤回這項同意：回覆其中任何一封電子郵件，或寫信至 {office.email}。',
  },
};
