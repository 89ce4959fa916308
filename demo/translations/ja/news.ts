/** The demo news in Japanese, by news item and English text. */
export const jaNews: Record<string, Record<string, string>> = {
  'kestrel-house-passes-the-thirtieth-floor': {
    'Kestrel House passes the thirtieth floor': 'Kestrel House、30階を越える',
    '<p>The concrete reached level thirty-one on a Wednesday, thirty days behind the board in the site office, which keeps its date. There has been one home to a floor since the twenty-third, and the crew has started to linger at lunch.</p><blockquote><p>The floors that are left are the easy ones. You can see what they are for.</p><cite>The site superintendent, Kestrel House</cite></blockquote><figure><img src="vancouver-1-g1.jpg" /><figcaption>The garden hall, as drawn. The rest of it is now concrete.</figcaption></figure><p>Owners may visit <a href="/contact">by appointment</a>. Boots are provided in most sizes.</p>':
      '<p>ある水曜日、コンクリートが31階に届きました。現場事務所の掲示板の予定より30日遅れですが、掲示板の日付はそのままです。23階から上は一フロアに一戸。眺めのよさに、職人たちの昼休みも少しずつ長くなっています。</p><blockquote><p>ここから上は、気持ちが楽です。何のために建てているのか、眺めが教えてくれますから。</p><cite>Kestrel House 現場所長</cite></blockquote><figure><img src="vancouver-1-g1.jpg" /><figcaption>庭に面したホールの完成予想図。ほかは、もうコンクリートになりました。</figcaption></figure><p>ご購入者は<a href="/contact">ご予約のうえ</a>見学いただけます。長靴は、ほとんどのサイズをご用意しています。</p>',
  },
  'longswell-hands-over-its-keys': {
    'Longswell hands over its keys': 'Longswell、鍵のお引渡し',
    '<p>One hundred and forty-eight sets, on one long table, in the shade. Thomas Kealoha walked every sold home with its owner over six days and came away with thirty-nine notes, of which the longest concerned a door.</p><blockquote><p>It closes now without an opinion.</p><cite>The owner of the door</cite></blockquote><figure><img src="honolulu-1-g2.jpg" /><figcaption>The living room on the ocean side. The door is out of the picture.</figcaption></figure><p>All thirty-nine are closed. <a href="/projects/longswell">Viewings of the remaining homes</a> are open.</p>':
      '<p>木陰の長い机に、百四十八組の鍵。Thomas Kealohaは六日かけて、成約済みの住戸をすべて、オーナー様とともに確認して回り、三十九件の指摘事項を持ち帰りました。いちばん長いものは、ある扉についてでした。</p><blockquote><p>いまは音もなく閉まります。</p><cite>その住戸のオーナー様</cite></blockquote><figure><img src="honolulu-1-g2.jpg" /><figcaption>海側のリビング。扉は写っていません。</figcaption></figure><p>三十九件はすべて対応済みです。<a href="/projects/longswell">残りの住戸の内覧</a>を承っています。</p>',
  },
  'ten-seconds-of-water': {
    'Ten seconds of water': '十秒間の水辺',
    '<p>We asked for a film without people, music or adjectives. It lasts ten seconds and then begins again. You will have met it on our home page; here it is with nothing written over it.</p>':
      '<p>人も、音楽も、形容詞もない映像を頼みました。十秒続き、また始まります。ホームでもうご覧になったはずです。こちらは、上に何も書いていません。</p>',
  },
  'kestrel-house-previews-begin': {
    'Kestrel House previews begin': 'Kestrel Houseの先行案内を開始',
    '<p>Priority members meet the architect at the Vancouver gallery from the twelfth. Sixty-four homes, forty-six floors, one lane of cedars.</p><p>Evenings are for eight guests at a time. There is a model, there are drawings, and there is soup.</p>':
      '<p>1月12日から、VIP会員の皆様をバンクーバーギャラリーにお迎えし、建築家とお引き合わせします。六十四戸、四十六階、杉の小径がひとつ。</p><p>一晩に八名様まで。模型があり、図面があり、スープもあります。</p>',
  },
  'kumo-minato-sells-in-nine-days': {
    'Kumo Minato sells in nine days': 'Kumo Minato、九日で全戸成約',
    '<p>All forty-one residences went to members of the VIP list and their agents. No home was ever listed publicly.</p><p>Our thanks to Kumorei, who asked us only once whether we were sure.</p>':
      '<p>四十一戸はすべて、担当エージェントを通じてVIP会員の皆様にご購入いただきました。公に掲載された住戸は、一戸もありません。</p><p>「本当に大丈夫か」と一度しか尋ねなかったKumoreiに、感謝します。</p>',
  },
  'a-partner-in-honolulu': {
    'A partner in Honolulu': 'ホノルルにパートナー',
    '<p>Thomas Kealoha joins as our first resident partner in Hawaiʻi, with twenty years on the leeward side. His office has one desk, two chairs and a rack for wet things.</p>':
      '<p>Thomas Kealohaが、ハワイ在住の最初のパートナーとして加わりました。リーワード（風下側）で二十年の経験があります。事務所には、机がひとつ、椅子が二脚、そして濡れたものを掛けるフックがあります。</p>',
  },
  'lantern-pier-takes-the-waterfront-prize': {
    'Lantern Pier takes the waterfront prize': 'Lantern Pier、ウォーターフロント賞を受賞',
    '<p>The jury, which judges buildings before they are built, cited its public stair and a façade that “gives the street something to do after dark”.</p><p>The certificate has been hung beside the plotter, where the light is poor and the company good.</p>':
      '<p>建つ前の建物を審査するこの賞で、審査員は公共の階段と、「日が暮れてからの通りに、楽しみを与える」外観を挙げました。</p><p>賞状は、図面を出すプロッターの隣に掛けました。</p>',
  },
  'how-to-read-a-section': {
    'How to read a section, by Ingrid Halvorsen': 'Ingrid Halvorsenに学ぶ断面図の読み方',
    '<p>Forty minutes from partners’ week, recorded at the Vancouver gallery with one camera and no slides. Ingrid takes a single drawing of a single stair and shows what it knows about the rest of the building.</p>':
      '<p>パートナー週間での講義、四十分。バンクーバーギャラリーで、カメラ一台、スライドなしで収録しました。Halvorsenは、ひとつの階段の一枚の図面を取り上げ、そこから建物全体がどこまで読み取れるかを解説します。</p>',
  },
};
