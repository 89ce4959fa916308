/** The demo news in Traditional Chinese, by news item and English text. */
export const zhHantNews: Record<string, Record<string, string>> = {
  'kestrel-house-passes-the-thirtieth-floor': {
    'Kestrel House passes the thirtieth floor': 'Kestrel House 突破三十樓',
    '<p>The concrete reached level thirty-one on a Wednesday, thirty days behind the board in the site office, which keeps its date. There has been one home to a floor since the twenty-third, and the crew has started to linger at lunch.</p><blockquote><p>The floors that are left are the easy ones. You can see what they are for.</p><cite>The site superintendent, Kestrel House</cite></blockquote><figure><img src="vancouver-1-g1.jpg" /><figcaption>The garden hall, as drawn. The rest of it is now concrete.</figcaption></figure><p>Owners may visit <a href="/contact">by appointment</a>. Boots are provided in most sizes.</p>':
      '<p>星期三，混凝土灌漿到第三十一層，比工務所看板上的進度晚三十天；看板上的完工日期照舊不改。自第二十三層起，每層只有一戶，工人吃午餐也開始捨不得下樓。</p><blockquote><p>剩下的樓層蓋起來最輕鬆，蓋樓為了什麼，一眼就看得見。</p><cite>Kestrel House 工地主任</cite></blockquote><figure><img src="vancouver-1-g1.jpg" /><figcaption>庭園大廳示意圖。其餘的，如今都已是混凝土。</figcaption></figure><p>屋主可<a href="/contact">預約參觀</a>。現場備有雨靴，大部分尺寸都有。</p>',
  },
  'longswell-hands-over-its-keys': {
    'Longswell hands over its keys': 'Longswell 交屋',
    '<p>One hundred and forty-eight sets, on one long table, in the shade. Thomas Kealoha walked every sold home with its owner over six days and came away with thirty-nine notes, of which the longest concerned a door.</p><blockquote><p>It closes now without an opinion.</p><cite>The owner of the door</cite></blockquote><figure><img src="honolulu-1-g2.jpg" /><figcaption>The living room on the ocean side. The door is out of the picture.</figcaption></figure><p>All thirty-nine are closed. <a href="/projects/longswell">Viewings of the remaining homes</a> are open.</p>':
      '<p>一百四十八套鑰匙，擺在樹蔭下的一張長桌上。六天裡，Thomas Kealoha 陪同屋主逐戶驗屋，記下三十九項缺失，其中寫得最長的一項，是一扇門。</p><blockquote><p>現在關上門，一點聲音也沒有。</p><cite>那扇門的屋主</cite></blockquote><figure><img src="honolulu-1-g2.jpg" /><figcaption>面海的客廳。那扇門不在畫面裡。</figcaption></figure><p>三十九項均已修繕完畢。<a href="/projects/longswell">其餘可售戶</a>現可參觀。</p>',
  },
  'ten-seconds-of-water': {
    'Ten seconds of water': '十秒鐘的水',
    '<p>We asked for a film without people, music or adjectives. It lasts ten seconds and then begins again. You will have met it on our home page; here it is with nothing written over it.</p>':
      '<p>我們要一部沒有人、沒有音樂、也沒有形容詞的影片。片長十秒，放完便從頭再來。您在首頁應該見過；這裡的版本，畫面上一個字也沒有。</p>',
  },
  'kestrel-house-previews-begin': {
    'Kestrel House previews begin': 'Kestrel House 開放優先賞屋',
    '<p>Priority members meet the architect at the Vancouver gallery from the twelfth. Sixty-four homes, forty-six floors, one lane of cedars.</p><p>Evenings are for eight guests at a time. There is a model, there are drawings, and there is soup.</p>':
      '<p>自一月十二日起，VIP 會員可在溫哥華接待中心與建築師會面。六十四戶，四十六層，一條雪松小徑。</p><p>每晚只招待八位客人。有模型，有設計圖，還有湯。</p>',
  },
  'kumo-minato-sells-in-nine-days': {
    'Kumo Minato sells in nine days': 'Kumo Minato 九天完銷',
    '<p>All forty-one residences went to members of the VIP list and their agents. No home was ever listed publicly.</p><p>Our thanks to Kumorei, who asked us only once whether we were sure.</p>':
      '<p>四十一戶，全數由 VIP 會員透過經紀人購得，從未公開銷售。</p><p>感謝 Kumorei，他們只問過一次我們有沒有把握。</p>',
  },
  'a-partner-in-honolulu': {
    'A partner in Honolulu': '檀香山有了夥伴',
    '<p>Thomas Kealoha joins as our first resident partner in Hawaiʻi, with twenty years on the leeward side. His office has one desk, two chairs and a rack for wet things.</p>':
      '<p>Thomas Kealoha 加入，成為我們在夏威夷的首位常駐夥伴；他在歐胡島背風岸從業已二十年。辦公室裡有一張桌、兩把椅，還有一個掛濕東西的架子。</p>',
  },
  'lantern-pier-takes-the-waterfront-prize': {
    'Lantern Pier takes the waterfront prize': 'Lantern Pier 榮獲濱水建築獎',
    '<p>The jury, which judges buildings before they are built, cited its public stair and a façade that “gives the street something to do after dark”.</p><p>The certificate has been hung beside the plotter, where the light is poor and the company good.</p>':
      '<p>評審團評的是尚未建成的建築，他們特別提到那道公共樓梯，以及一面「讓街道在天黑後有點事做」的外牆。</p><p>獎狀就掛在繪圖機旁邊。</p>',
  },
  'how-to-read-a-section': {
    'How to read a section, by Ingrid Halvorsen': 'Ingrid Halvorsen 講剖面圖',
    '<p>Forty minutes from partners’ week, recorded at the Vancouver gallery with one camera and no slides. Ingrid takes a single drawing of a single stair and shows what it knows about the rest of the building.</p>':
      '<p>夥伴週的四十分鐘，在溫哥華接待中心錄製，只有一部攝影機，沒有簡報。Ingrid 只拿出一道樓梯的一張圖，便帶您讀出整座建築。</p>',
  },
};
