/** The demo developers in Traditional Chinese, by name and English text. */
export const zhHantDevelopers: Record<string, Record<string, string>> = {
  Castrelle: {
    'Castrelle began in 1988 by saving one warehouse in Griffintown from becoming a parking lot. It has saved fourteen since, and has never found a brick it could not number, clean and put back.\n\nThe firm builds only in Montreal, and only within walking distance of its own office. Site meetings are held in two languages and end on time in both.':
      'Castrelle 始於 1988\u00A0年，當時救下格里芬敦的一棟倉庫，使它免於變成停車場。此後又救了十四棟，至今每一塊磚，都能編號、洗淨、放回原處。\n\n公司只在蒙特婁推案，而且只在自己辦公室步行可到的範圍內。工地會議以兩種語言進行，兩種都準時結束。',
  },
  Halvorne: {
    'Halvorne builds in timber on the Pacific coast, from garden terraces to towers of thirty-six floors. It owns the mill, which is the surest way to know where the wood has been.\n\nEach building is monitored for ten years after completion. The readings go to the residents first and to the engineers second.':
      'Halvorne 在太平洋沿岸蓋木構建築，從退縮露台住宅到三十六層高樓。鋸木廠是自家的，要知道木頭來自何處，這是最可靠的辦法。\n\n每座建築完工後都會監測十年。讀數先給住戶，再給工程師。',
  },
  Kumorei: {
    'Kumorei has completed twelve buildings in Tokyo in twenty-two years, none with more than fifty homes. Each begins with a garden and works outward.\n\nIts carpenters and its engineers share one long room. Visitors are asked to take off their shoes and to say what they would leave out.\n\nThe firm keeps no sales office. It has not needed one.':
      'Kumorei 二十二年間在東京完成十二棟建築，沒有一棟超過五十戶。每一棟都從庭園開始，再向外生長。\n\n木匠與工程師共用一間長長的屋子。訪客須脫鞋，並說出自己會刪去什麼。\n\n公司不設接待中心，至今用不著。',
  },
  Lumerive: {
    'Lumerive builds along the water in Montreal: five addresses on the canal, one on the river, all in brick. The family business is in its third generation and still lays a sample wall in the yard before it signs a drawing.\n\nEvery Lumerive kitchen faces the towpath. Nobody remembers who made the rule.':
      'Lumerive 專在蒙特婁的水邊推案：運河旁五處，聖羅倫斯河畔一處，全部用磚。家族事業傳到第三代，簽圖之前，仍先在院子裡砌一面樣牆。\n\nLumerive 的廚房，每一間都面向運河步道。規矩是誰定的，沒有人記得。',
  },
  'Marenko & Sy': {
    'Two engineers, one firm. Marenko does the structure, Sy does the sums, and both sign every page of the disclosure statement.\n\nThe company has finished seven towers on the Toronto waterfront since 2006. Six were early. The seventh had an archaeologist in the basement for a summer, and has a very good lobby display as a result.':
      '兩位工程師，一家公司。Marenko 管結構，Sy 管數字，揭露聲明的每一頁由兩人一起簽名。\n\n自 2006\u00A0年起，公司在多倫多湖濱完成七棟高樓。六棟提前完工。第七棟因地下考古發掘延後一個夏天，出土文物如今陳列在大廳。',
  },
  Northquay: {
    'Northquay has built eleven buildings in nineteen years, all within sight of salt water. The studio keeps its own joiners and its own maintenance crew, and answers for both.\n\nKestrel House is its third tower with the same architect. They still disagree about handrails.':
      'Northquay 十九年間蓋了十一棟建築，棟棟望得見海。公司有自己的木工，也有自己的維修隊，從做工到維修，都負責到底。\n\nKestrel House 是它與這位建築師合作的第三棟高樓。關於扶手，雙方至今意見不一。',
  },
  Orrinvale: {
    'Orrinvale works on Oʻahu and nowhere else. Its buildings are drawn around the trade winds, which arrive from the northeast, cost nothing and have never missed a payment.\n\nThe company plants before it digs. By the time the first residents move in, the palms are four years old and have opinions.':
      'Orrinvale 只在歐胡島推案，別處不去。每座建築都順著東北信風的方向設計，讓風自然穿堂。\n\n公司先種樹，後動工。首批住戶遷入時，棕櫚已種下四年，綠蔭成形。',
  },
  Tesselin: {
    'Tesselin makes metal façades and, when it cannot find a developer patient enough, becomes one. Three of its own buildings stand in Toronto, and the cladding of thirty more.\n\nThe workshop is open on the first Saturday of the month. Children are given an offcut and a file.':
      'Tesselin 製作金屬外牆；找不到夠有耐心的建商時，便自己當建商。多倫多有三棟自建的建築，另有三十棟採用它的外牆。\n\n工坊於每月第一個星期六開放。孩子們可以領到一塊邊料和一把銼刀。',
  },
};
