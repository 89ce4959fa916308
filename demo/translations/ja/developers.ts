/** The demo developers in Japanese, by name and English text. */
export const jaDevelopers: Record<string, Record<string, string>> = {
  Castrelle: {
    'Castrelle began in 1988 by saving one warehouse in Griffintown from becoming a parking lot. It has saved fourteen since, and has never found a brick it could not number, clean and put back.\n\nThe firm builds only in Montreal, and only within walking distance of its own office. Site meetings are held in two languages and end on time in both.':
      'Castrelleの始まりは1988年、グリフィンタウンの倉庫ひとつを、駐車場になる運命から救ったことでした。以来さらに十四棟を救いました。煉瓦には一個ずつ番号を振り、洗います。元の場所に戻せなかったものは、一個もありません。\n\n建てるのはモントリオールだけ、それも自社から歩ける範囲だけです。現場の会議は二つの言葉で行い、どちらでも時間どおりに終わります。',
  },
  Halvorne: {
    'Halvorne builds in timber on the Pacific coast, from garden terraces to towers of thirty-six floors. It owns the mill, which is the surest way to know where the wood has been.\n\nEach building is monitored for ten years after completion. The readings go to the residents first and to the engineers second.':
      'Halvorneは太平洋岸で、庭のテラスから三十六階のタワーまで、木で建てます。製材所も自社のものです。木がどこから来たかを知るには、それがいちばん確かです。\n\nどの建物も、完成後十年にわたり計測を続けます。数値はまず居住者に、次に技術者に届きます。',
  },
  Kumorei: {
    'Kumorei has completed twelve buildings in Tokyo in twenty-two years, none with more than fifty homes. Each begins with a garden and works outward.\n\nIts carpenters and its engineers share one long room. Visitors are asked to take off their shoes and to say what they would leave out.\n\nThe firm keeps no sales office. It has not needed one.':
      'Kumoreiは二十二年で、東京に十二棟を完成させました。五十戸を超えるものはありません。どれも庭から始まり、外へ向かって形になります。\n\n大工と技術者は、細長い一室で机を並べています。訪れた人は、靴を脱ぎ、自分なら何を削ぎ落とすかを尋ねられます。\n\n自社の販売センターはありません。必要になったことがないからです。',
  },
  Lumerive: {
    'Lumerive builds along the water in Montreal: five addresses on the canal, one on the river, all in brick. The family business is in its third generation and still lays a sample wall in the yard before it signs a drawing.\n\nEvery Lumerive kitchen faces the towpath. Nobody remembers who made the rule.':
      'Lumeriveは、モントリオールの水辺に建てます。運河沿いに五か所、川沿いに一か所、すべて煉瓦です。家業は三代目となり、図面に署名する前には、いまも庭先に見本の壁を積みます。\n\nLumeriveのキッチンは、どれも曳舟道に面しています。誰が決めた規則か、覚えている人はいません。',
  },
  'Marenko & Sy': {
    'Two engineers, one firm. Marenko does the structure, Sy does the sums, and both sign every page of the disclosure statement.\n\nThe company has finished seven towers on the Toronto waterfront since 2006. Six were early. The seventh had an archaeologist in the basement for a summer, and has a very good lobby display as a result.':
      '技術者が二人、会社がひとつ。Marenkoが構造を、Syが計算を受け持ち、開示説明書にはどのページにも二人で署名します。\n\n2006年から、トロントの水辺に七棟のタワーを完成させました。六棟は予定より早く。七棟目だけは地下の発掘調査でひと夏遅れ、いまはロビーで出土品をご覧いただけます。',
  },
  Northquay: {
    'Northquay has built eleven buildings in nineteen years, all within sight of salt water. The studio keeps its own joiners and its own maintenance crew, and answers for both.\n\nKestrel House is its third tower with the same architect. They still disagree about handrails.':
      'Northquayは十九年で十一棟を建てました。どれも海の見える場所です。社内に建具職人と保守の班を抱え、どちらの仕事にも責任を持ちます。\n\nKestrel Houseは、同じ建築家との三棟目のタワーです。手すりについては、いまも意見が合いません。',
  },
  Orrinvale: {
    'Orrinvale works on Oʻahu and nowhere else. Its buildings are drawn around the trade winds, which arrive from the northeast, cost nothing and have never missed a payment.\n\nThe company plants before it digs. By the time the first residents move in, the palms are four years old and have opinions.':
      'Orrinvaleが手がけるのはオアフ島だけです。建物はどれも、北東から吹く貿易風の通り道に合わせて設計しています。\n\n工事の前に、まず木を植えます。最初のご入居が始まるころ、椰子は植えて四年。すっかり土地の景色になっています。',
  },
  Tesselin: {
    'Tesselin makes metal façades and, when it cannot find a developer patient enough, becomes one. Three of its own buildings stand in Toronto, and the cladding of thirty more.\n\nThe workshop is open on the first Saturday of the month. Children are given an offcut and a file.':
      'Tesselinは金属の外装を造り、気の長いデベロッパーが見つからないときは、自らデベロッパーになります。トロントには自社の建物が三棟、外装を手がけた建物が三十棟あります。\n\n工房は毎月第一土曜日に開放しています。子どもたちには、端材とやすりを渡します。',
  },
};
