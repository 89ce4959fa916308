/** The demo testimonials in Traditional Chinese, by author and English text. */
export const zhHantTestimonials: Record<string, Record<string, string>> = {
  'Amara & Jonas Weil': {
    'We bought from a drawing, eight time zones away. Two years later the light came through the kitchen exactly where Mei said it would.':
      '我們隔著八個時區，憑一張設計圖就買了。兩年後，光照進廚房的位置，與 Mei 說的分毫不差。',
    'Zürich, residents at Ito House, Tokyo': '現居蘇黎世，東京 Ito House 屋主',
  },
  'Rosalind Achterberg': {
    'They sent us eleven buyers and two corrections to our own floor plans. Both were right, and we have had them read every set since.':
      '他們給我們帶來十一位買家，還有平面圖上的兩處更正。兩處都對。從此，每一套圖我們都請他們先讀。',
    Vancouver: '溫哥華',
  },
  'Samir Haddad': {
    'I asked for the catch and Étienne showed me three. I signed anyway, and slept.':
      '我問陷阱在哪裡，Étienne 指出了三個。我照簽不誤，也睡得著。',
    Montreal: '蒙特婁',
  },
  'Keiko Arai': {
    'Quiet, exact, and early. It is how we like to build, and it turns out it is how we like to sell.':
      '安靜、精確、提早。我們喜歡這樣蓋房子，原來也喜歡這樣賣房子。',
    Tokyo: '東京',
  },
  'Lucille Marchetti': {
    'Four years, two delays, one phone number. Someone always answered it.':
      '四年，兩次延期，一個電話號碼。總有人接。',
    Toronto: '多倫多',
  },
  'Harriet Venn': {
    'We manage other people’s money, so we are hard to please and slow to thank. Priya told us to walk away twice. The third building she liked, and we own seven homes in it.':
      '我們替別人管錢，所以難討好，也不輕易道謝。Priya 兩次叫我們別買。第三座她看中了，如今我們在裡面有七戶。',
    Seattle: '西雅圖',
  },
  'Luc Desrosiers': {
    'Other networks ask how many units they can have. They asked who would be living next to the bicycle room, and whether we had told them.':
      '別的經紀網絡問能分到幾戶。他們問的是：自行車停放間隔壁會住誰，我們有沒有告訴人家。',
    Montreal: '蒙特婁',
  },
  'Matteo Brae': {
    'I am a lawyer, and I had already read the contract. Claire had read it better. She found the clause about the parking stall on page ninety-one, and it is the stall I park in.':
      '我是律師，合約早已讀過；Claire 讀得比我仔細。她在第九十一頁找到關於車位的條款，我現在停的，正是那個車位。',
    Vancouver: '溫哥華',
  },
  'Adaeze Sy': {
    'We gave them one floor to place, as a test. They returned it sold, with a page of notes on the kitchens. They now see the kitchens first.':
      '我們給他們一層試試，結果全數售出，還附上一頁關於廚房的筆記。如今廚房都先請他們過目。',
    Toronto: '多倫多',
  },
  'Noelani & Ruth Akana': {
    'We run oyster boats and wanted a home we could rinse. Thomas laughed, found one with a drain in the right place, and had us in by the new moon.':
      '我們經營牡蠣船，想要一個可以用水沖洗的家。Thomas 笑了，找到一個排水孔位置正好的房子，新月之前就讓我們住了進去。',
    Honolulu: '檀香山',
  },
};
