/** The initial settings in Japanese, by section and English text. */
export const jaSettings: Record<string, Record<string, string>> = {
  company: {
    'Luxury and presale homes.': '上質な住まいとプレセール住戸。',
  },
  offices: {
    'The office': 'オフィス',
  },
  navigation: {
    Home: 'ホーム',
    About: '私たちについて',
    Partners: 'パートナー',
    'Global Projects': 'プロジェクト',
    VIP: 'VIP',
    Join: '加盟のご案内',
    News: 'ニュース',
    Testimonials: 'お客様の声',
    'Contact Us': 'お問い合わせ',
    Privacy: 'プライバシー',
    Office: 'オフィス',
    Hours: '営業時間',
    Contact: '連絡先',
    'All rights reserved.': '無断複写・転載を禁じます。',
  },
  letters: {
    'Under 500k': '50万未満',
    '500k-1M': '50万〜100万',
    '1M-2M': '100万〜200万',
    '2M-5M': '200万〜500万',
    '5M+': '500万以上',
    '50k-100k': '5万〜10万',
    '100k-250k': '10万〜25万',
    '250k-500k': '25万〜50万',
    '500k-1m': '50万〜100万',
    '1m+': '100万以上',
    'We have received your message': 'メッセージを承りました',
    'We will reply soon.': '追ってお返事いたします。',
    'Thank you for your message. We will reply soon.\n\nIf it is urgent, please call {office.phone}.':
      'メッセージをありがとうございます。追ってお返事いたします。\n\nお急ぎの場合は、{office.phone}までお電話ください。',
    'Your message to {partner}': '{partner}へのメッセージについて',
    '{partner.firstName} has received it.': '{partner.firstName}に届きました。',
    '{partner.firstName} has received your message and will contact you in the way you prefer.\n\nTo add anything, just reply to this email.':
      '{partner.firstName}がメッセージを受け取りました。ご希望の方法でご連絡いたします。\n\n補足がございましたら、このメールにご返信ください。',
    '{project}: we have received your request': '{project}：お問い合わせを承りました',
    'What happens next.': '今後の流れ。',
    'Thank you for asking about {project}. One of our partners will call or write, with the floor plans that fit your request.\n\nUntil then, nothing is reserved and you are under no obligation.':
      '{project}についてお問い合わせいただき、ありがとうございます。パートナーが、ご希望に合う間取り図を添えて、お電話またはメールでご連絡いたします。\n\nそれまでは、住戸の予約もお客様の義務も生じません。',
    'You are on the VIP list': 'VIPリストに登録されました',
    'What to expect.': 'お届けする内容。',
    'You are on the list. There are about {claim.launchesPerYear} launches a year. You will hear about launches before they are public.\n\nIf you did not sign up, or if you change your mind, reply to this email and we will remove you from the list.':
      'ご登録が完了しました。新規物件は年におよそ{claim.launchesPerYear}件です。公開の前にお知らせします。\n\nお心当たりのない場合、お気持ちが変わった場合は、このメールにご返信ください。ご登録を解除いたします。',
    'Your application to {company}': '{company}へのお申し込みについて',
    'We have received your application. A partner will call to arrange a conversation.\n\nThere is nothing to prepare.':
      'お申し込みを承りました。パートナーが、面談のご相談にお電話を差し上げます。\n\nご用意いただくものはありません。',
  },
  desk: {
    'Your enquiry about {about}': '{about}についてのお問い合わせ',
    'Dear {firstName},\n\nThank you for writing to us about {about}.\n\nKind regards,\n{member}\n{company}, {office.phone}':
      '{firstName}様\n\n{about}についてお問い合わせいただき、ありがとうございます。\n\nどうぞよろしくお願いいたします。\n{member}\n{company}、{office.phone}',
    'Visit to our office': 'オフィスへのご来社',
    'Dear {firstName},\n\nWe would be glad to show you the plans at our office. You will find us at {office.address}. It is open {office.days}, {office.times}. Which day would suit you?\n\nKind regards,\n{member}':
      '{firstName}様\n\nオフィスにて、図面をご覧いただければ幸いです。所在地は{office.address}です。営業時間は{office.days}、{office.times}です。ご都合のよい日をお知らせください。\n\nどうぞよろしくお願いいたします。\n{member}',
  },
  privacy: {
    'We use these details only to reply to you. They are read at our {office.city} office. To see, correct or erase them, write to {office.email}.':
      'ご入力の内容は、お返事のためだけに使います。{office.city}のオフィスが拝見します。開示、訂正、消去のご請求は、{office.email}までお寄せください。',
    'Your message goes to {name} and to our {office.city} office, so that we can reply. We do not sell it, share it or add you to a list. To see, correct or erase it, write to {office.email}.':
      'メッセージは、お返事のため、{name}と{office.city}のオフィスに届きます。第三者への販売・提供や、名簿への登録はいたしません。開示、訂正、消去のご請求は、{office.email}までお寄せください。',
    'We use these details to answer you about {name}, and share them only with the partner who replies and, if you ask for an allocation, with the developer. To see, correct or erase them, write to {office.email}.':
      'ご入力の内容は、{name}についてお答えするために使います。お返事を担当するパートナーと、住戸の確保をご希望の場合はデベロッパーにかぎり、共有します。開示、訂正、消去のご請求は、{office.email}までお寄せください。',
    'By joining the list you ask {company} ({office.address}) to email, call or text you about launches, previews and prices. You can leave at any time by replying to any of our emails, by replying STOP to a text, or by writing to {office.email}. We do not pass the list on.':
      'リストへの登録により、新規物件、先行案内、価格について、{company}（{office.address}）がメール、電話またはSMSでご連絡することに同意いただいたものとします。いつでも退会できます。いずれかのメールに返信するか、SMSにSTOPと返信するか、{office.email}までご連絡ください。リストを他者に渡すことはありません。',
    'We use these details to consider your application and keep them for one year if we say no. By sending the form you agree that a partner may call or write to you about it. To see, correct or erase them, write to {office.email}.':
      'ご入力の内容は、お申し込みの検討に使い、お断りした場合は1年間保存します。フォームの送信により、パートナーがこの件でお電話またはメールを差し上げることに同意いただいたことになります。開示、訂正、消去のご請求は、{office.email}までお寄せください。',
    'Optional. {company}, {office.address}, may email me about new launches, about once a month. I can withdraw this consent at any time by replying to any of these emails or by writing to {office.email}.':
      '任意。{company}（{office.address}）が、新規物件について月に一度ほどメールを送ることに同意します。同意は、いずれかのメールへの返信、または{office.email}へのご連絡で、いつでも取り消せます。',
  },
};
