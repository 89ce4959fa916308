/** The demo partners in Traditional Chinese, by partner and English text. */
export const zhHantPartners: Record<string, Record<string, string>> = {
  'ingrid-halvorsen': {
    'Managing Partner\nVancouver and Seattle': '執行夥伴\n溫哥華與西雅圖',
    'Downsizing near the water': '臨水的小宅',
    'Personal real estate corporation': '個人不動產公司',
    'Ingrid trained as an architect in Bergen and still reads a section before she reads a price list. She opened the first SOLMERE desk in 2013 with two telephones and a plotter.\n\nHer clients are mostly people buying a home for the second half of their lives: fewer rooms, better light, a lock-and-leave door near the water.\n\nShe sits on the design panel of two West Coast developers and declines most of what crosses it.\n\nOn site she wears the same yellow boots she wore in 2013. They have been resoled four times.':
      'Ingrid 在卑爾根學建築，至今仍先看剖面圖，後看價目表。2013\u00A0年，她以兩支電話與一台繪圖機，擺出 SOLMERE 的第一張辦公桌。\n\n她的客戶，多半是為下半生買房的人：房間少一點，光線好一點，臨水有一扇門，鎖上便可遠行。\n\n她是西岸兩家建商的設計評審，經手的案子，多半遭她否決。\n\n到工地，她仍穿 2013\u00A0年那雙黃靴子，鞋底已換過四次。',
  },
  'daniel-okafor': {
    'Senior Partner\nToronto': '資深夥伴\n多倫多',
    'New launches and price lists': '新建案與價目表',
    'Broker, Record': '主理經紀人',
    'Daniel spent twelve years on the other side of the table, writing price lists for a developer. He knows which lines are firm and which are there to be asked about.\n\nHe handles every Toronto launch the network takes on, which means he has worn a hard hat in more lobbies than most people have had lunch in.\n\nFirst call at seven, last call at seven. In between he can usually be found on the waterfront, counting cranes.':
      'Daniel 曾在談判桌的另一邊坐了十二年，替建商排價、訂價目表。哪幾行沒得商量，哪幾行就是等人來問，他心裡有數。\n\n網絡在多倫多承接的每個新建案都由他負責；戴著安全帽走過的大廳，早已數不清。\n\n早上七點第一通電話，晚上七點最後一通。兩者之間，他多半在湖邊數工地的吊車。',
  },
  'mei-tanaka': {
    'Partner\nTokyo': '夥伴\n東京',
    'Buying from abroad': '海外購屋',
    'Licensed real estate agent': '宅地建物取引士（日本不動產經紀人）',
    'Mei’s number is a Vancouver number. It rings in Tokyo, and she answers it in Japanese, English or French depending on the hour.\n\nShe looks after people who buy in a country they do not live in: the seal, the bank, the tax representative, the meeting at which nobody says no but somebody means it.\n\nBefore she joined in 2016 she was a conference interpreter. She has kept the habit of waiting two seconds before replying, and it has saved her clients a good deal of money.':
      'Mei 的號碼是溫哥華的號碼，鈴聲卻在東京響起；她用日語、英語還是法語接聽，要看時辰。\n\n她照應的，是跨國買房的人：印章、銀行、稅務代理人，還有那種沒有人說「不」、卻總有人心裡想著「不」的會議。\n\n2016\u00A0年加入之前，她是會議口譯員，至今仍保持等兩秒才回答的習慣。這兩秒，替客戶省下不少錢。',
  },
  'etienne-laroche': {
    'Partner\nMontreal': '夥伴\n蒙特婁',
    'Heritage conversions': '歷史建築改建',
    'Courtier immobilier résidentiel': '住宅不動產經紀人（courtier immobilier résidentiel）',
    'Étienne can date a Montreal brick to within five years, and will do so without being asked.\n\nHe sells lofts, conversions and new buildings that behave as if they had always been there. Each client receives a list of everything that might be wrong with the place, in order of expense. Most buy anyway, and sleep.\n\nThe family firm, Laroche, has kept an office on the same corner since 1954. He is the third to complain about the stairs.':
      '蒙特婁的磚，Étienne 能斷定年份，誤差不出五年，而且不等您開口問。\n\n他賣挑高宅、改建住宅，以及融入街區、彷彿一直都在的新建築。每位客戶都會拿到一份清單，列出這房子可能出的所有毛病，按花費排序。多數人照買，也睡得著。\n\n家族公司 Laroche 自 1954\u00A0年起，就在同一個街角設辦公室。抱怨那道樓梯的，他是第三代。',
  },
  'priya-raman': {
    'Partner\nSeattle': '夥伴\n西雅圖',
    'Investor portfolios': '投資置產',
    'Managing broker': '主管經紀人',
    'Priya manages portfolios of between two and forty homes from an office in Seattle, and has never lost a tenancy agreement.\n\nHer method is unfashionable. She assumes the rent will be lower, the vacancy longer and the roof older than anyone says, and buys what still makes sense. About one building in eight does.\n\nClients get four pages a year, one a quarter. The fourth says what she got wrong.':
      'Priya 在西雅圖的辦公室管理投資組合，少則兩戶，多則四十戶，從沒弄丟過一份租約。\n\n她的方法不趕流行。她先假定租金比誰說的都低、空租期比誰說的都長、屋頂比誰說的都舊，之後仍然划算的才買。八個物件之中，大約只有一個。\n\n客戶每年收到四張紙，一季一張。第四張說她錯在哪裡。',
  },
  'thomas-kealoha': {
    'Partner\nHonolulu': '夥伴\n檀香山',
    'Oceanfront and leasehold': '臨海與租賃產權',
    Broker: '經紀人',
    'Thomas has sold homes on Oʻahu for twenty years, most of them on the leeward side and many of them twice.\n\nLeasehold is his subject. He can explain in ten minutes, with a pencil, what happens in the last fifteen years of a ground lease, and then lets you decide whether you still like the view.\n\nHe joined in September 2025 as the network’s first resident partner in Hawaiʻi. Mornings before eight he is in the water and cannot hear the phone.':
      'Thomas 在歐胡島賣了二十年房子，多數在背風的一側，而且不少賣過兩次。\n\n租賃產權（類似地上權）是他的專長。給他一枝鉛筆、十分鐘，他就能講清楚土地租約的最後十五年會發生什麼，然後讓您自己決定，還喜不喜歡那片風景。\n\n他於 2025\u00A0年 9\u00A0月加入，是網絡在夏威夷的首位常駐夥伴。早上八點以前，他在水裡，聽不見電話。',
  },
  'claire-beaumont': {
    'Partner\nVancouver': '夥伴\n溫哥華',
    'First presales': '首購預售屋',
    Representative: '持照代表',
    'Most of Claire’s clients have never bought anything that does not exist yet. She starts with the word “deposit” and does not move on until it is boring.\n\nShe was a schoolteacher in New Westminster for ten years. It shows in the handouts, which are short, and in her patience, which is not.\n\nBuyers come back to her for the second home, and lately their children have begun to come for the first.\n\nShe works in Vancouver and speaks English and French.':
      'Claire 的客戶，大多從未買過還不存在的東西。她從「訂金」兩個字講起，講到您覺得乏味，才肯往下講。\n\n她在新西敏當過十年教師。看得出來：講義很短，耐心很長。\n\n買家買第二戶會回來找她；近來，他們的孩子也開始來買第一戶。\n\n她在溫哥華工作，說英文與法文。',
  },
  'julian-voss': {
    'Associate Partner\nVancouver': '協同夥伴\n溫哥華',
    'The West Side': '西區',
    Representative: '持照代表',
    'Julian grew up four blocks from most of what he sells, between Kitsilano and Point Grey, and delivered newspapers to a fair number of his clients.\n\nHe is the youngest partner and the one who reads the strata minutes, all of them, back to the first leak.\n\nAsk him what a street will look like in ten years. He keeps a drawer of rezoning notices and is usually right about the trees.':
      'Julian 賣的房子，大多離他長大的地方不過四條街，就在基斯蘭奴與灰點之間；他的客戶之中，不少人家裡從前的報紙都是他送的。\n\n他是最年輕的夥伴，也是會讀區分所有權人會議紀錄的那一位，而且全部讀完，直讀到第一次漏水。\n\n問他一條街十年後的模樣就對了。他有一抽屜的使用分區變更公告，連行道樹會長多高，也多半料中。',
  },
};
