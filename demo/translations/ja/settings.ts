/** The demo settings in Japanese, by section and English text. */
export const jaSettings: Record<string, Record<string, string>> = {
  company: {
    'A network of agents for luxury and presale homes, based in Vancouver and working in six cities.':
      '上質な住まいとプレセール住戸を扱う、エージェントのネットワーク。バンクーバーを拠点に、六都市で活動しています。',
  },
  offices: {
    'The Vancouver gallery': 'バンクーバーギャラリー',
    Vancouver: 'バンクーバー',
    BC: 'ブリティッシュ・コロンビア州',
    'Mon-Fri 9 am-5 pm': '月曜〜金曜、9時〜17時',
    'Weekends and holidays by appointment only': '週末と祝日はご予約のみ',
    'Monday-Friday': '月曜〜金曜',
    '9:00 AM-5:00 PM': '9時〜17時',
    'Weekends and statutory holidays by appointment only': '週末と祝日はご予約のみ',
  },
  brokerages: {
    'British Columbia': 'ブリティッシュ・コロンビア州',
    Quebec: 'ケベック州',
    Ontario: 'オンタリオ州',
    Washington: 'ワシントン州',
    Hawaii: 'ハワイ州',
    Tokyo: '東京都',
    '3-12 Minami Quay, Tokyo': '東京都港区南埠頭3-12',
    '{company} is a network of licensed agents. Each partner is licensed with the brokerage named on their page. {brokerage} runs the {office.city} gallery. Solmere Network Ltd. is not a brokerage.':
      '{company}は、免許を持つエージェントのネットワークです。各パートナーは、それぞれのページに記載の仲介会社に所属しています。{office.city}ギャラリーは{brokerage}が運営しています。Solmere Network Ltd.は仲介会社ではありません。',
    'Prices, sizes and dates come from developers and can change before a contract is signed. Nothing on this site is an offer where the law asks for a disclosure statement first.':
      '価格、面積、日程はデベロッパーの提供する情報に基づき、契約の締結までに変更となる場合があります。開示説明書の事前交付が法律で義務づけられている地域では、このサイトの内容は売買の申込みにあたりません。',
  },
  cities: {
    Vancouver: 'バンクーバー',
    BC: 'ブリティッシュ・コロンビア州',
    Montreal: 'モントリオール',
    QC: 'ケベック州',
    Toronto: 'トロント',
    ON: 'オンタリオ州',
    Seattle: 'シアトル',
    WA: 'ワシントン州',
    Honolulu: 'ホノルル',
    HI: 'ハワイ州',
    Tokyo: '東京',
  },
  places: {
    'British Columbia': 'ブリティッシュ・コロンビア州',
    'Disclosure statement': '開示説明書',
    'This is not an offer for sale. A presale home can be offered in {place} only with a disclosure statement. {filing.name} filed {filing.date}. Latest amendment filed {filing.amended}.':
      'これは売買の申込みではありません。{place}では、プレセールの住戸は開示説明書がなければ販売できません。{filing.name}の届出日：{filing.date}。最終変更の届出日：{filing.amended}。',
    'Deposits are held in trust by {holder}.': '手付金等は{holder}が信託口座で保管します。',
    'Buyers can cancel within 7 days of signing or of receiving the disclosure statement, whichever is later.':
      'ご購入者は、署名または開示説明書の受領のいずれか遅い日から7日以内に、契約を解除できます。',
    Quebec: 'ケベック州',
    'The preliminary contract is drawn up in French. Another language is used only if the buyer asks for it after receiving the French version.':
      '予備契約はフランス語で作成されます。ほかの言語は、ご購入者がフランス語版を受け取ったうえで求めた場合にかぎり用いられます。',
    'Buyers can withdraw from the preliminary contract within 10 days of signing it.':
      'ご購入者は、署名から10日以内に予備契約を撤回できます。',
    Ontario: 'オンタリオ州',
    'The vendor is {vendor}.': '売主は{vendor}です。',
    'Vendor’s HCRA licence {vendor.licence}.': '売主のHCRA免許番号：{vendor.licence}。',
    'Qualification for enrolment': '保証登録の適格確認',
    Washington: 'ワシントン州',
    Hawaii: 'ハワイ州',
    'Tenure: {tenure}.': '権利形態：{tenure}。',
    'Developer’s public report': 'デベロッパー公開報告書',
    '{filing.name} effective {filing.date}.': '{filing.name}の発効日：{filing.date}。',
    'Until the developer’s public report takes effect, nothing is binding and no money is taken.':
      'デベロッパー公開報告書が発効するまでは、いかなる取り決めも拘束力を持たず、金銭を受け取ることもありません。',
    Japan: '日本',
    '{brokerage}, licence {brokerage.licence}':
      '{brokerage}、宅地建物取引業者免許{brokerage.licence}',
    'Form of transaction: {transaction}.': '取引態様：{transaction}。',
    'Building confirmation': '建築確認',
    '{filing.name} number {filing.number}.': '{filing.name}番号：{filing.number}。',
    'Walking times are counted at 80 metres a minute.':
      '徒歩の所要時間は、80メートルを1分として計算しています。',
  },
  claims: {
    '3000+': '3,000戸超',
    '$1B+': '10億カナダドル超',
    'no fee': '無料',
  },
  navigation: {
    Gallery: 'バンクーバーギャラリー',
  },
  letters: {
    'Under $500k': '50万カナダドル未満',
    '$500k-$1M': '50万〜100万カナダドル',
    '$1M-$2M': '100万〜200万カナダドル',
    '$2M-$5M': '200万〜500万カナダドル',
    '$5M+': '500万カナダドル以上',
    '50k-100k': '5万〜10万カナダドル',
    '100k-250k': '10万〜25万カナダドル',
    '250k-500k': '25万〜50万カナダドル',
    '500k-1m': '50万〜100万カナダドル',
    '1m+': '100万カナダドル以上',
    'We will reply within one business day.': '1営業日以内にお返事いたします。',
    'Thank you for your message. Someone at the {office.city} gallery will reply within one business day.\n\nIf it is urgent, please call {office.phone}, {office.days}, {office.times}.':
      'メッセージをありがとうございます。{office.city}ギャラリーの担当者が、1営業日以内にお返事いたします。\n\nお急ぎの場合は、{office.phone}までお電話ください（{office.days}、{office.times}）。',
    'Thank you for asking about {project}. One of our partners will call or write within one business day, with the floor plans that fit your request.\n\nUntil then, nothing is reserved and you are under no obligation.':
      '{project}についてお問い合わせいただき、ありがとうございます。パートナーが1営業日以内に、ご希望に合う間取り図を添えて、お電話またはメールでご連絡いたします。\n\nそれまでは、住戸の予約もお客様の義務も生じません。',
    'What to expect, and how often.': 'お届けする内容と、その頻度。',
    'You are on the list. There are about {claim.launchesPerYear} launches a year, and you will hear about each one before it is public. Between launches we do not write.\n\nThe first thing you will receive is a floor plan, not a newsletter.\n\nIf you did not sign up, or if you change your mind, reply to this email and we will remove you from the list.':
      'ご登録が完了しました。新規物件は年におよそ{claim.launchesPerYear}件、そのどれも、公開の前にお知らせします。それ以外にメールをお送りすることはありません。\n\n最初にお届けするのは、メールマガジンではなく間取り図です。\n\nお心当たりのない場合、お気持ちが変わった場合は、このメールにご返信ください。ご登録を解除いたします。',
    'What happens in the next two weeks.': 'これから二週間の流れ。',
    'We have received your application. A partner in your city will call to arrange a conversation, and you will have our answer within two weeks.\n\nThere is nothing to prepare and nothing to pay. Do think of one building you admire, and why; we always ask.':
      'お申し込みを承りました。お住まいの都市のパートナーが、面談のご相談にお電話を差し上げます。二週間以内に結果をお知らせします。\n\nご用意いただくものも、お支払いいただくものもありません。ただ、心に残る建物をひとつと、その理由をお考えください。いつもお尋ねしています。',
  },
  desk: {
    'Visit to the gallery': 'ギャラリーへのご来場',
    'Dear {firstName},\n\nWe would be glad to show you the plans at the gallery, {office.address}. It is open {office.days}, {office.times}. Which day would suit you?\n\nKind regards,\n{member}':
      '{firstName}様\n\nギャラリー（{office.address}）にて、図面をご覧いただければ幸いです。営業時間は{office.days}、{office.times}です。ご都合のよい日をお知らせください。\n\nどうぞよろしくお願いいたします。\n{member}',
  },
  privacy: {
    'Privacy officer': '個人情報保護責任者',
  },
};
