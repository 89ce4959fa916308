/** The demo testimonials in Japanese, by author and English text. */
export const jaTestimonials: Record<string, Record<string, string>> = {
  'Amara & Jonas Weil': {
    'We bought from a drawing, eight time zones away. Two years later the light came through the kitchen exactly where Mei said it would.':
      '八時間の時差の向こうから、図面で買いました。二年後、台所に差した光は、Tanakaさんの言ったとおりの場所を通りました。',
    'Zürich, residents at Ito House, Tokyo': 'チューリッヒ在住。東京・Ito Houseをご購入',
  },
  'Rosalind Achterberg': {
    'They sent us eleven buyers and two corrections to our own floor plans. Both were right, and we have had them read every set since.':
      '買い手を十一組と、当社の間取り図の訂正を二か所、届けてくれました。どちらも正しい指摘でした。以来、図面はすべて読んでもらっています。',
    Vancouver: 'バンクーバー',
  },
  'Samir Haddad': {
    'I asked for the catch and Étienne showed me three. I signed anyway, and slept.':
      '落とし穴はどこかと尋ねたら、Larocheさんは三つ見せてくれました。それでも署名し、よく眠りました。',
    Montreal: 'モントリオール',
  },
  'Keiko Arai': {
    'Quiet, exact, and early. It is how we like to build, and it turns out it is how we like to sell.':
      '静かで、正確で、早い。私たちはそういうふうに建てるのが好きで、売るのもそういうふうが好きなのだと気づきました。',
    Tokyo: '東京',
  },
  'Lucille Marchetti': {
    'Four years, two delays, one phone number. Someone always answered it.':
      '四年、遅れが二度、電話番号はひとつ。いつも誰かが出てくれました。',
    Toronto: 'トロント',
  },
  'Harriet Venn': {
    'We manage other people’s money, so we are hard to please and slow to thank. Priya told us to walk away twice. The third building she liked, and we own seven homes in it.':
      '人様のお金を預かる仕事ですから、注文は多く、礼は遅いほうです。Ramanさんは二度、やめておくように言いました。三棟目は彼女も気に入り、いまはそこに七戸持っています。',
    Seattle: 'シアトル',
  },
  'Luc Desrosiers': {
    'Other networks ask how many units they can have. They asked who would be living next to the bicycle room, and whether we had told them.':
      'ほかのネットワークは、何戸もらえるかを尋ねます。彼らが尋ねたのは、自転車置き場の隣に誰が住むのか、そのことを本人に伝えたのか、でした。',
    Montreal: 'モントリオール',
  },
  'Matteo Brae': {
    'I am a lawyer, and I had already read the contract. Claire had read it better. She found the clause about the parking stall on page ninety-one, and it is the stall I park in.':
      '私は弁護士で、契約書はもう読んでいました。Beaumontさんのほうが、よく読んでいました。九十一ページに駐車区画の条項を見つけたのは彼女で、私はいま、その区画に停めています。',
    Vancouver: 'バンクーバー',
  },
  'Adaeze Sy': {
    'We gave them one floor to place, as a test. They returned it sold, with a page of notes on the kitchens. They now see the kitchens first.':
      '試しに一フロアを任せました。すべて売れて、キッチンについての覚え書きが一枚ついて返ってきました。いまではキッチンを、最初に見てもらっています。',
    Toronto: 'トロント',
  },
  'Noelani & Ruth Akana': {
    'We run oyster boats and wanted a home we could rinse. Thomas laughed, found one with a drain in the right place, and had us in by the new moon.':
      '牡蠣の船を出しているので、水で流せる家が欲しかったのです。Kealohaさんは笑って、ちょうどよい場所に排水口のある住戸を見つけ、新月までに入居させてくれました。',
    Honolulu: 'ホノルル',
  },
};
