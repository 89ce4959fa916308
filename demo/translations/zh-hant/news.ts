/** The demo news in Traditional Chinese, by news item and English text. */
export const zhHantNews: Record<string, Record<string, string>> = {
  'kestrel-house-passes-the-thirtieth-floor': {
    'Kestrel House passes the thirtieth floor': 'Kestrel House 突破三十樓',
    'The concrete reached level thirty-one on a Wednesday, thirty days behind the board in the site office, which keeps its date. There has been one home to a floor since the twenty-third, and the crew has started to linger at lunch.\n\nOwners may visit by appointment. Boots are provided in most sizes.':
      '星期三，混凝土澆到第三十一層，比工地辦公室看板上的日期晚三十天；看板上的日期照舊不改。自第二十三層起，每層只有一戶，工人吃午餐也開始捨不得下樓。\n\n屋主可預約參觀。現場備有靴子，大部分尺寸都有。',
  },
  'longswell-hands-over-its-keys': {
    'Longswell hands over its keys': 'Longswell 交屋',
    'One hundred and forty-eight sets, on one long table, in the shade. Thomas Kealoha walked every sold home with its owner over six days and came away with thirty-nine notes, of which the longest concerned a door.\n\nAll thirty-nine are closed. Viewings of the remaining homes are open.':
      '一百四十八套鑰匙，擺在樹蔭下的一張長桌上。六天裡，Thomas Kealoha 陪每位屋主走遍每一戶已售房屋，帶回三十九條筆記，其中最長的一條，說的是一扇門。\n\n三十九條均已處理妥當。其餘各戶現可參觀。',
  },
  'ten-seconds-of-water': {
    'Ten seconds of water': '十秒鐘的水',
    'We asked for a film without people, music or adjectives. It lasts ten seconds and then begins again. You will have met it on our home page; here it is with nothing written over it.':
      '我們要一部沒有人、沒有音樂、也沒有形容詞的影片。它長十秒，然後從頭再來。您在首頁應該見過；這裡的一份，上面一個字也沒有。',
  },
  'kestrel-house-previews-begin': {
    'Kestrel House previews begin': 'Kestrel House 開始預覽',
    'Priority members meet the architect at the Vancouver gallery from the twelfth. Sixty-four homes, forty-six floors, one lane of cedars.\n\nEvenings are for eight guests at a time. There is a model, there are drawings, and there is soup.':
      '自十二日起，優先成員可在溫哥華展廳與建築師會面。六十四戶，四十六層，一條雪松小徑。\n\n每晚只招待八位客人。有模型，有設計圖，還有湯。',
  },
  'kumo-minato-sells-in-nine-days': {
    'Kumo Minato sells in nine days': 'Kumo Minato 九天完銷',
    'All forty-one residences went to members of the VIP list and their agents. No home was ever listed publicly.\n\nOur thanks to Kumorei, who asked us only once whether we were sure.':
      '四十一戶，全數歸 VIP 名單上的成員及其經紀人所有，從未公開掛牌。\n\n感謝 Kumorei，他們只問過一次我們有沒有把握。',
  },
  'a-partner-in-honolulu': {
    'A partner in Honolulu': '檀香山有了夥伴',
    'Thomas Kealoha joins as our first resident partner in Hawaiʻi, with twenty years on the leeward side. His office has one desk, two chairs and a rack for wet things.':
      'Thomas Kealoha 加入，成為我們在夏威夷的首位常駐夥伴；他在背風的一側，已有二十年經驗。辦公室裡有一張桌、兩把椅，還有一個掛濕東西的架子。',
  },
  'lantern-pier-takes-the-waterfront-prize': {
    'Lantern Pier takes the waterfront prize': 'Lantern Pier 榮獲濱水建築獎',
    'The jury, which judges buildings before they are built, cited its public stair and a façade that “gives the street something to do after dark”.\n\nThe certificate has been hung beside the plotter, where the light is poor and the company good.':
      '評審團評的是尚未建成的建築，他們特別提到那道公共樓梯，以及一面「讓街道在天黑後有點事做」的外牆。\n\n獎狀掛在繪圖機旁邊，那裡光線不好，同伴倒不錯。',
  },
  'how-to-read-a-section': {
    'How to read a section, by Ingrid Halvorsen': 'Ingrid Halvorsen 講剖面圖',
    'Forty minutes from partners’ week, recorded at the Vancouver gallery with one camera and no slides. Ingrid takes a single drawing of a single stair and shows what it knows about the rest of the building.':
      '夥伴週的四十分鐘，在溫哥華展廳錄製，只有一部攝影機，沒有簡報。Ingrid 只拿出一道樓梯的一張圖，便讓您看見它對整座建築知道多少。',
  },
};
