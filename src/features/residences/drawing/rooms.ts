import { capitalised } from '../../../lib/text/capitalised.ts';
import { listText } from '../../../lib/text/in-line.ts';
import { locale } from '../../../lib/text/locale.ts';
import { messageLanguage, type MessageLanguage } from '../../../lib/text/message-language.ts';

/**
 * What stands in floor plans: the English names of a place, and its name in French, Japanese and Chinese. Lower case,
 * `-` as a space. Japanese has the abbreviations of its own plans.
 */
const glossary = `
living, living room, lounge, sitting room, great room | séjour | リビング | 客廳
family, family room | salle familiale | ファミリールーム | 起居室
dining, dining room, dining area | salle à manger | ダイニング | 餐廳
living and dining, living dining | séjour-salle à manger | リビングダイニング | 客餐廳
kitchen, chef’s kitchen | cuisine | キッチン | 廚房
prep kitchen, spice kitchen, wok kitchen | cuisine d’appoint | サブキッチン | 輕食廚房
kitchen and dining, eat in kitchen | cuisine-salle à manger | ダイニングキッチン | 餐廚
island, kitchen island | îlot | アイランド | 中島
breakfast, breakfast nook, nook | coin-repas | 朝食コーナー | 早餐區
pantry, walk in pantry | garde-manger | パントリー | 食品儲藏室
bedroom, bed, bdrm, br | chambre | 寝室 | 臥室
primary bedroom, main bedroom, master bedroom, principal bedroom, primary suite, master suite | chambre principale | 主寝室 | 主臥室
guest bedroom, guest room, guest suite | chambre d’amis | 客用寝室 | 客房
junior suite, second primary | chambre secondaire | 第二主寝室 | 次主臥室
sleeping, sleeping area, bed alcove | alcôve | 寝台 | 睡眠區
bath, bathroom, main bath, family bath | salle de bains | 浴室 | 浴室
ensuite, en suite, ensuite bath, ens | salle de bains attenante | 専用浴室 | 套房浴室
primary ensuite, primary bath, main ensuite, master bath, master ensuite, principal bath | salle de bains principale | 主浴室 | 主浴室
powder, powder room, pwdr, pdr, half bath | salle d’eau | 化粧室 | 化妝間
washroom, wash room, wash | salle de toilette | 洗面室 | 洗面室
wc, water closet, toilet | W.-C. | トイレ | 廁所
shower | douche | シャワー | 淋浴
outdoor shower | douche extérieure | 屋外シャワー | 戶外淋浴
tub, bathtub, soaker tub | baignoire | 浴槽 | 浴缸
vanity | meuble-lavabo | 洗面台 | 洗手台
hinoki bath | bain en hinoki | 檜風呂 | 檜木浴
laundry, laundry room, utility, utility room | buanderie | 洗濯室 | 洗衣間
washer and dryer, washer dryer, wd, w and d | laveuse et sécheuse | 洗濯乾燥機 | 洗脫烘
mechanical, mech, mechanical room | local technique | 機械室 | 機房
electrical, elec | électricité | 電気室 | 電機室
mud room, mudroom | vestibule d’entrée | 土間 | 落塵區
linen, linen closet, lin | lingerie | リネン庫 | 布品櫃
closet, clo, cl, wardrobe, robe | garde-robe | 収納 | 衣櫃
walk in closet, walk in, walk in wardrobe, wic, wi closet, dressing, dressing room | penderie | WIC | 更衣室
coats, coat closet, cloaks, cloakroom | vestiaire | コート収納 | 衣帽櫃
shoes, shoe closet | chaussures | 下足入 | 鞋櫃
storage, store, stor, st, storage room, in suite storage, locker | rangement | 収納 | 儲藏室
tea store | réserve à thé | 水屋 | 茶具室
boat store | abri à bateaux | ボート収納 | 船具室
board store | rangement à planches | ボード収納 | 衝浪板儲藏室
wine, wine room, wine cellar, cellar | cellier | ワインセラー | 酒窖
den, den and office, flex, flex room | bureau | 書斎 | 書房
study, office, home office | bureau | 書斎 | 書房
library | bibliothèque | 書斎 | 書房
double library | bibliothèque double | 吹き抜けの書斎 | 挑高書房
media, media room, home theatre, theatre | salle multimédia | シアタールーム | 影音室
gym, fitness, exercise | salle d’exercice | ジム | 健身房
music room | salon de musique | 音楽室 | 音樂室
recreation room, rec room, games room | salle de jeux | 娯楽室 | 娛樂室
playroom, play room | salle de jeux | 遊び部屋 | 遊戲室
nanny, staff, maid’s room | chambre de service | スタッフルーム | 傭人房
studio | studio | スタジオ | 套房
loft | mezzanine | ロフト | 夾層
tatami room | pièce à tatamis | 和室 | 和室
genkan | genkan | 玄関 | 玄關
engawa | engawa | 縁側 | 緣側
entry, entrance, entry hall, entrance hall | entrée | 玄関 | 玄關
foyer, vestibule, lobby, entry foyer | vestibule | ロビー | 門廳
private lift lobby, private elevator lobby, private lobby, private foyer | vestibule privé | 専用ロビー | 私人門廳
hall, hallway, corridor, passage | couloir | 廊下 | 走廊
gallery | galerie | 廊下 | 廊道
stair hall, stairwell | cage d’escalier | 階段室 | 梯廳
stair, stairs, staircase | escalier | 階段 | 樓梯
up | monte | UP | 上
down, dn | descend | DN | 下
elevator, lift, elev | ascenseur | エレベーター | 電梯
private elevator, private lift | ascenseur privé | 専用エレベーター | 私人電梯
void, open to below, double height | vide | 吹き抜け | 挑空
skylight | puits de lumière | 天窓 | 天窗
fireplace, fp | foyer | 暖炉 | 壁爐
fridge, refrigerator, ref, fr | réfrigérateur | 冷蔵庫 | 冰箱
dishwasher, dw, d and w | lave-vaisselle | 食洗機 | 洗碗機
oven | four | オーブン | 烤箱
desk | bureau | デスク | 書桌
terrace, covered terrace | terrasse | テラス | 露台
garden terrace | terrasse-jardin | ガーデンテラス | 花園露台
roof terrace, rooftop terrace, roof deck, rooftop deck | terrasse sur le toit | 屋上テラス | 屋頂露台
timber terrace, timber deck, deck | terrasse de bois | ウッドデッキ | 木露台
balcony, covered balcony, juliet balcony | balcon | バルコニー | 陽台
lānai, lanai | lānai | ラナイ | 外廊
loggia | loggia | ロッジア | 涼廊
patio, covered patio | patio | パティオ | 庭院平台
porch | porche | ポーチ | 門廊
sunroom, solarium, enclosed balcony | solarium | サンルーム | 陽光室
pool, plunge pool | piscine | プール | 泳池
garage | garage | ガレージ | 車庫
parking | stationnement | 駐車場 | 停車位
garden | jardin | 庭 | 花園
stone garden | jardin de pierres | 石庭 | 石庭
courtyard, court | cour | 中庭 | 中庭
maple court | cour aux érables | 楓の中庭 | 楓樹中庭
inlet | bras de mer | 入り江 | 海灣
lagoon | lagon | ラグーン | 潟湖
ocean | océan | 海 | 海
sea | mer | 海 | 海
lake | lac | 湖 | 湖
river | rivière | 川 | 河
canal | canal | 運河 | 運河
harbour, harbor | port | 港 | 港
bay | baie | 湾 | 海灣
beach | plage | 浜 | 海灘
mountain, mountains | montagnes | 山 | 山
city, downtown | ville | 市街 | 市區
park | parc | 公園 | 公園
street | rue | 通り | 街道
lane | ruelle | 路地 | 巷弄
trade wind, trade winds | alizé | 貿易風 | 信風
north | nord | 北 | 北
south | sud | 南 | 南
east | est | 東 | 東
west | ouest | 西 | 西
interior, indoor, indoors, living area, interior area | intérieur | 室内 | 室內
exterior, outdoor, outdoors, outdoor area | extérieur | 屋外 | 室外
total, total area | total | 合計 | 合計
ceiling, ceiling height | hauteur du plafond | 天井高 | 天花板高度
level, floor | étage | 階 | 樓層
`;

export const longestName = 120;
const columns: MessageLanguage[] = ['fr', 'ja', 'zh-hant'];

type Names = Record<MessageLanguage, string>;

export const rooms: ReadonlyMap<string, Names> = new Map(
  glossary
    .trim()
    .split('\n')
    .flatMap((row) => {
      const [english = '', ...names] = row.split(' | ');
      const byLanguage = Object.fromEntries(columns.map((one, at) => [one, names[at] ?? '']));
      return english.split(', ').map((name) => [name, byLanguage as Names] as const);
    }),
);

/** In the language of the content and the casing of the text: `BEDROOM 2` is `CHAMBRE 2`. Undefined if it is not known. */
export function roomName(text: string): string | undefined {
  if (text.length > longestName) return undefined;
  const language = messageLanguage(locale()) ?? 'fr';
  const english = plain(text);
  const [, place = '', number = ''] = /^(.*) (?:no )?#?(\d{1,2}|[a-d])$/.exec(english) ?? [];
  const unnumbered = findName(place, language);
  const name =
    findName(english, language) ??
    (unnumbered && unnumbered + (language === 'ja' ? '' : '\u00A0') + number.toUpperCase());
  if (name === undefined || language !== 'fr') return name;
  if (text === text.toUpperCase()) return name.toLocaleUpperCase('fr');
  return text === text.toLowerCase() ? name : capitalised(name);
}

/** Also of several places: `Kitchen, living & dining`. */
function findName(name: string, language: MessageLanguage) {
  const known = rooms.get(name);
  if (known) return known[language];
  const parts = name.split(/, | and /).map((part) => rooms.get(part)?.[language]);
  if (parts.length < 2 || parts.includes(undefined)) return undefined;
  return listText(parts.filter((part) => part !== undefined));
}

/** As the glossary writes names. */
function plain(text: string) {
  return text
    .toLowerCase()
    .normalize('NFC')
    .replaceAll("'", '’')
    .replaceAll(/\s*[&+/]\s*/g, ' and ')
    .replaceAll(/[-‑–\s\u00A0]+/g, ' ')
    .replaceAll(/[.:*]+(?= |$)/g, '')
    .trim();
}
