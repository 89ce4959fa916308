/** The alternative texts of the demo content in Japanese. */
export const jaImages: Record<string, string> = {
  'Close view of white balconies, each with a different curve':
    '一枚ずつ曲線の異なる、白いバルコニーの近景',
  'Tall view of a living room with the city beyond the glass at dusk':
    '夕暮れの街をガラス越しに望む、縦長に見たリビング',
  'White spiral stair with a ribbon of warm light along its underside':
    '裏側に暖かな光の帯をまとう、白い螺旋階段',
  Castrelle: 'Castrelle',
  Halvorne: 'Halvorne',
  Kumorei: 'Kumorei',
  Lumerive: 'Lumerive',
  'Marenko & Sy': 'Marenko & Sy',
  Northquay: 'Northquay',
  Orrinvale: 'Orrinvale',
  Tesselin: 'Tesselin',
  'Slender towers across still water at golden hour, a mountain faint behind them':
    '静かな水面の向こうに立つ夕映えの細身のタワー群と、かすむ山',
  'Longswell seen from beneath a palm, its balconies rippling above the pool deck':
    '椰子の木陰から見上げるLongswell、プールの上で波打つバルコニー',
  'White living room with a window the width of the ocean': '海と同じ幅の窓がある白いリビング',
  'Long pool beside a terrace of loungers and shades, palms at the far end':
    '寝椅子と日よけの並ぶテラス沿いの長いプール、奥に椰子の木',
  'Longswell, a white tower with rippling balconies behind a palm-lined beach':
    '椰子の並ぶ浜の奥に立つ、波打つバルコニーの白いタワーLongswell',
  'A landing of stepping stones in the lagoon of Kaimana Terrace at dusk, palms mirrored around it':
    '夕暮れのKaimana Terrace、ラグーンの飛び石の船着き場と水に映る椰子',
  'Kaimana Terrace, low glass pavilions with thin roofs beside a still lagoon at dusk, palms mirrored in the water':
    '夕暮れの静かなラグーンに沿う薄い屋根の低いガラスの離れ、Kaimana Terraceと水に映る椰子',
  'The brick façades of Ateliers Ferrand seen along the street, the glass link lit between them':
    '通りから見たAteliers Ferrandの煉瓦の外観と、そのあいだで灯るガラスの通路',
  'Loft living room with a brick wall, leather sofa and gridded steel window above autumn trees':
    '煉瓦の壁に革のソファ、格子の鉄窓から秋の木々を望むロフトのリビング',
  'Brick and stone lobby with a long desk, a painting and a cluster of globe lamps':
    '煉瓦と石のロビー、長いカウンターと一枚の絵、丸い照明の房',
  'Ateliers Ferrand, red and charcoal brick blocks with steel windows above red autumn trees and a wet street':
    '赤い秋の木々と濡れた通りの上の、赤と墨色の煉瓦に鉄の窓のAteliers Ferrand',
  'Le Séraphin, a pale brick building with a rounded prow and curved balconies, beside the canal at dusk':
    '夕暮れの運河に沿う、丸い舳先と曲線のバルコニーを持つ淡い煉瓦のLe Séraphin',
  'Ito House from the corner of its pond at blue hour, the maple at the water’s edge':
    '夕闇の池の角から見たIto House、水辺に楓',
  'The lit terraces of Fathom above dark planting, tall firs in the mist behind':
    '暗い植栽の上で灯るFathomのテラス、背後の霧に高い樅',
  'The Ardmore in bronze on the Toronto lakefront at golden hour, paler towers behind':
    '夕映えのトロント湖畔に立つブロンズのThe Ardmore、背後に淡い色のタワー',
  'Low pavilions and palms mirrored in a lagoon at dusk':
    '夕暮れのラグーンに映る、低い離れと椰子の木',
  Beaumont: 'Beaumont',
  'H&H': 'H&H',
  Laroche: 'Laroche',
  'The terraces of Fathom from the garden, a small tree in front and evergreens behind':
    '庭から見たFathomのテラス、手前に小さな木、奥に常緑樹',
  'Living room with a cedar ceiling and a hearth, facing a misty forest':
    '杉の天井と暖炉のあるリビング、霧の森に向く',
  'A long covered terrace with timber posts and a glass balustrade':
    '木の柱とガラスの手すりのある、屋根つきの長いテラス',
  'Fathom, five terraces of timber and glass lit from within, among evergreens in mist':
    '霧の常緑樹のなか、内から灯る木とガラスの五段のテラス、Fathom',
  'Lantern Pier, a slim tower wrapped in a timber lattice, on the water at dusk with a snow-capped volcano behind':
    '夕暮れの水辺に立つ、木の格子に包まれた細身のタワーLantern Pier、背後に雪を頂く火山',
  'Tower façade at dusk, rooms lit behind curved balconies, mountains behind':
    '夕暮れのタワーの外観、曲線のバルコニーの奥に灯る部屋、背後に山',
  'Lobby at night with a stone wall, a long desk and globe lamps':
    '石の壁と長いカウンター、丸い照明のある夜のロビー',
  'White architectural model of a twisting tower among city blocks on a walnut table':
    '胡桃材の机の上、街区のなかでねじれるタワーの白い建築模型',
  'Roof terrace with sofas under a timber pergola, inlet and mountains at dusk':
    '木のパーゴラの下にソファを置いた屋上テラス、夕暮れの入り江と山',
  'Kumo Minato, dark metal above a timber-bladed base with small lanterns, on a wet street at night':
    '夜の濡れた通りに立つKumo Minato、小さな灯籠のある木のルーバーの基壇と黒い金属',
  'Raked gravel, a boulder, a lantern and the maple in front of Ito House at dusk':
    '夕暮れのIto Houseの前、砂紋と岩、灯籠と楓',
  'Brae Holt': 'Brae Holt',
  Oystra: 'Oystra',
  'Venn Amsel': 'Venn Amsel',
  'Timber living room with paper screens, open to a garden with red maples':
    '赤い楓の庭に開く、紙の障子のある木のリビング',
  'Ito House, four floors of glowing paper screens and timber blades above a stone garden at blue hour':
    '夕闇の石庭の上に四層、光る障子と木のルーバーのIto House',
  'The podium of Parallel at street level, lit planters on a wet plaza':
    '通りから見たParallelの低層部、濡れた広場に灯る植栽鉢',
  'Dark-toned living room with two lamps and a wide view of lit towers':
    '灯るタワーの広い眺めと二つの照明、暗い色調のリビング',
  'Stone lobby with timber fins, a long desk and hanging globe lamps':
    '木のフィンと長いカウンター、吊られた丸い照明のある石のロビー',
  'Parallel, two slender towers of unequal height on a glowing glass podium by the water at blue hour':
    '夕闇の水辺、光るガラスの低層部に立つ高さの異なる細身の二棟、Parallel',
  'The Ardmore, a stepped bronze tower with planted terraces on the Toronto lakefront at golden hour':
    '夕映えのトロント湖畔に立つ、緑のテラスを重ねた段状のブロンズのタワーThe Ardmore',
  'Kestrel House from its lit garden hall, curved balconies rising out of the picture':
    '灯る庭のホールから見上げるKestrel House、画面の外へ続く曲線のバルコニー',
  'Living room with a pale sofa and full-height windows over the inlet and mountains at dusk':
    '淡い色のソファと床から天井までの窓、夕暮れの入り江と山を望むリビング',
  'Indoor pool under a timber ceiling, glass on two sides, mountains beyond':
    '木の天井の下、二面がガラスの屋内プール、その先に山',
  'Kestrel House, a glass tower with a slow twist, above the inlet at dusk with mountains behind':
    '夕暮れの入り江の上でゆるやかにねじれるガラスのタワーKestrel House、背後に山',
  'Westwater, seven storeys of white terraces mirrored in a long reflecting pool in late sun':
    '夕日のなか、長い水鏡に映る七階建ての白いテラス、Westwater',
  'Floor plan, Kestrel House, two bedroom, inlet. Living and dining room on the north-west corner with glass on two sides, kitchen with island open to it, main bedroom to the west with dressing room and bath, second bedroom to the north, second bath and laundry off the hall, terrace on two sides.':
    'Kestrel House「2ベッドルーム、入り江側」の間取り図。北西の角に、二面がガラスのリビングダイニングと、続きのアイランドキッチン。主寝室は西に、ウォークインクローゼットと浴室つき。第二寝室は北、第二浴室と洗濯室は廊下沿い。テラスは二面。',
  'Floor plan, Kestrel House, three bedroom, corner. Living room on the south-east corner with glass on two sides, dining to the east, kitchen with island at the core; main bedroom and second bedroom to the south, third bedroom to the east, each with its own bath; entry, gallery, powder room and laundry on the inner side; terrace on two sides.':
    'Kestrel House「3ベッドルーム、角住戸」の間取り図。南東の角に、二面がガラスのリビング。ダイニングは東、アイランドキッチンは中央寄り。主寝室と第二寝室は南、第三寝室は東で、それぞれ浴室つき。玄関、廊下、化粧室、洗濯室は内側。テラスは二面。',
  'Floor plan, Kestrel House, full floor. A whole floor round the lift core. The lift opens into a private lobby. Living room on the north-west corner, dining to the west, kitchen on the south-west corner, library to the north, main bedroom on the north-east corner with dressing room and bath, second and third bedrooms to the south, each beside a bath; gallery and laundry to the east, terrace along the north and west.':
    'Kestrel House「1フロア1住戸」の間取り図。エレベーターを囲む一フロア全体で、専用のロビーに直接着きます。リビングは北西の角、ダイニングは西、キッチンは南西の角、書斎は北。主寝室は北東の角で、ウォークインクローゼットと浴室つき。第二、第三寝室は南で、それぞれ浴室の隣。廊下と洗濯室は東。テラスは北と西。',
  'Floor plan, Kestrel House, full floor, double library. A whole floor round the lift core, with a library of double height in the middle of the north front (the dashed line is the opening above), shelves on three walls.':
    'Kestrel House「1フロア1住戸、吹き抜けの書斎」の間取り図。エレベーターを囲む一フロア全体で、北面の中央に二層吹き抜けの書斎（破線は上部の開口）。三方の壁に書棚。',
  'Floor plan, Kestrel House, the forty-sixth. The highest floor, a whole floor round the lift core with a terrace on all four sides. The lift opens into a private lobby; living room on the south-west corner, dining to the west, kitchen on the north-west corner, stair hall to the south with the stair to the roof, main bedroom on the south-east corner with dressing room and bath, three further bedrooms to the north and east, each with a bath, powder room off the gallery.':
    'Kestrel House「46階（最上階）」の間取り図。最上階の一フロア全体で、エレベーターを囲み、四方にテラス。専用のロビーに直接着きます。リビングは南西の角、ダイニングは西、キッチンは北西の角、南に屋上への階段。主寝室は南東の角で、ウォークインクローゼットと浴室つき。ほか三つの寝室は北と東で、それぞれ浴室つき。化粧室は廊下沿い。',
  'Floor plan, Ateliers Ferrand, studio. One loft room with two steel windows between brick piers over the courtyard; sleeping alcove behind a steel-framed glass screen, kitchen opposite, bath and store on either side of the entry.':
    'Ateliers Ferrand「スタジオ」の間取り図。煉瓦の柱のあいだに鉄の窓が二つ、中庭に面した一室のロフト。鉄枠のガラス越しに寝台のアルコーブ、向かいにキッチン。玄関の両側に浴室と収納。',
  'Floor plan, Ateliers Ferrand, one bedroom loft. Living and dining room and bedroom side by side behind steel windows to the east, brick piers between; kitchen along the south wall, dressing room between bedroom and living room, bath and laundry off the entry.':
    'Ateliers Ferrand「1ベッドルームのロフト」の間取り図。東の鉄の窓に沿ってリビングダイニングと寝室が並び、あいだに煉瓦の柱。キッチンは南の壁沿い、寝室とリビングのあいだにウォークインクローゼット。浴室と洗濯室は玄関の脇。',
  'Floor plan, Ateliers Ferrand, two bedroom loft. Living room on the south-west corner and kitchen with dining table to the west, steel windows between brick piers; two bedrooms to the south, the main one with dressing room and bath; second bath and laundry off the entry; small balcony to the south.':
    'Ateliers Ferrand「2ベッドルームのロフト」の間取り図。リビングは南西の角、食卓のあるキッチンは西、煉瓦の柱のあいだに鉄の窓。寝室は二つとも南で、主寝室はウォークインクローゼットと浴室つき。第二浴室と洗濯室は玄関の脇。南に小さなバルコニー。',
  'Floor plan, Ateliers Ferrand, three bedroom, corner. Living and dining room on the corner over the canal, steel windows between brick piers on two sides; kitchen and second bedroom along the side front, main bedroom with dressing room and bath and third bedroom along the canal; second bath, powder room, laundry and store at the core; balcony along the canal.':
    'Ateliers Ferrand「3ベッドルーム、角住戸」の間取り図。運河に面した角にリビングダイニング、二面に煉瓦の柱と鉄の窓。側面にキッチンと第二寝室、運河沿いに主寝室（ウォークインクローゼットと浴室つき）と第三寝室。第二浴室、化粧室、洗濯室、収納は中央。バルコニーは運河沿い。',
  'Floor plan, Ito House, one bedroom, court. Entered through a genkan with a step up to the hall. Living and dining room to the north behind an engawa with sliding glass on the court, shoji between them; tatami room of four and a half mats, kitchen, bedroom on the court with a walk-in wardrobe, washroom with hinoki bath and separate WC.':
    'Ito House「1LDK＋和室、中庭側」の間取り図。玄関から一段上がって廊下へ。リビングダイニングは北、障子と縁側、ガラスの引き戸を隔てて中庭に面する。四畳半の和室、キッチン。寝室は中庭側でウォークインクローゼットつき。檜風呂の洗面室と、独立したトイレ。',
  'Floor plan, Ito House, two bedroom, garden. Genkan and hall to the north; living and dining room behind an engawa facing the garden to the south, tatami room of four and a half mats beside the kitchen, two bedrooms on the garden, the main one with wardrobe, washroom and hinoki bath; second bath, laundry and tea store; timber terrace in front of the engawa.':
    'Ito House「2LDK＋和室、庭園側」の間取り図。玄関と廊下は北。リビングダイニングは縁側を隔てて南の庭に面し、キッチンの脇に四畳半の和室。寝室は二つとも庭に面し、主寝室は収納、洗面室、檜風呂つき。第二浴室、洗濯室、茶の水屋。縁側の前に木のテラス。',
  'Floor plan, Ito House, three bedroom, roof. A pavilion on the roof with windows on all four sides. Genkan to the north, hall, living and dining room and tatami room of six mats behind an engawa to the south, kitchen to the west, main bedroom on the south-east corner with hinoki bath, second and third bedrooms on the northern corners, bath, powder room and laundry at the core; terrace on the south, east and west.':
    'Ito House「3LDK＋和室、最上階」の間取り図。四方に窓のある、屋上の離れ。玄関は北、続いて廊下。リビングダイニングと六畳の和室は南の縁側の奥、キッチンは西。主寝室は南東の角で檜風呂つき、第二、第三寝室は北の両角。浴室、化粧室、洗濯室は中央。テラスは南、東、西。',
  'Floor plan, The Ardmore, one bedroom and den. Living and dining room and bedroom to the east behind bronze fins, kitchen open to the living room, den beside the entry, dressing room to the bedroom, bath and laundry at the inner side.':
    'The Ardmore「1ベッドルーム＋書斎」の間取り図。東のブロンズのフィンの内側にリビングダイニングと寝室。キッチンはリビングに続き、書斎は玄関の脇、寝室にウォークインクローゼット。浴室と洗濯室は内側。',
  'Floor plan, The Ardmore, two bedroom. Living and dining room in the middle of the south front with the kitchen behind it, a bedroom on either side facing the lake, the main one with dressing room and bath; den, laundry and second bath on the inner side, bronze fins along the front, balcony to the south.':
    'The Ardmore「2ベッドルーム」の間取り図。南面の中央にリビングダイニング、その奥にキッチン。両側に湖に面した寝室、主寝室はウォークインクローゼットと浴室つき。書斎、洗濯室、第二浴室は内側。外側にブロンズのフィン、バルコニーは南。',
  'Floor plan, The Ardmore, three bedroom, garden. Living and dining room on the south-west corner opening to a planted terrace on two sides, kitchen and third bedroom to the west, main bedroom with dressing room and bath and second bedroom to the south, second bath, powder room, laundry and store at the core; bronze fins along the front.':
    'The Ardmore「3ベッドルーム、庭つき」の間取り図。南西の角のリビングダイニングは、二面の緑のテラスに開く。キッチンと第三寝室は西、主寝室（ウォークインクローゼットと浴室つき）と第二寝室は南。第二浴室、化粧室、洗濯室、収納は中央。外側にブロンズのフィン。',
  'Floor plan, Longswell, one bedroom, trade wind. Living and dining room and bedroom to the north-east behind sliding glass and a balcony with a waved edge; kitchen open to the living room, dressing room between bedroom and bath, laundry off the entry.':
    'Longswell「1ベッドルーム、風上側」の間取り図。北東にリビングダイニングと寝室、ガラスの引き戸と波形のバルコニー。キッチンはリビングに続き、寝室と浴室のあいだにウォークインクローゼット。洗濯室は玄関の脇。',
  'Floor plan, Longswell, two bedroom, corner. Living and dining room on the south-east corner with glass on two sides, kitchen beside it to the south, main bedroom to the south with dressing room and bath, second bedroom to the east, second bath and laundry off the entry; balcony with a waved edge along the south.':
    'Longswell「2ベッドルーム、角住戸」の間取り図。南東の角に、二面がガラスのリビングダイニング。隣の南側にキッチン。主寝室は南でウォークインクローゼットと浴室つき、第二寝室は東。第二浴室と洗濯室は玄関の脇。南に波形のバルコニー。',
  'Floor plan, Longswell, three bedroom, ocean. Living and dining room and three bedrooms side by side along the south front over the ocean; kitchen behind the living room, main bedroom with dressing room and bath, third bedroom with its own bath, third bath off the hall, study, laundry and board store on the inner side; balcony with a waved edge along the whole front.':
    'Longswell「3ベッドルーム、海側」の間取り図。海に向いた南面に、リビングダイニングと三つの寝室が並ぶ。キッチンはリビングの奥。主寝室はウォークインクローゼットと浴室つき、第三寝室は浴室つき、もうひとつの浴室は廊下沿い。書斎、洗濯室、ボード収納は内側。正面いっぱいに波形のバルコニー。',
  'Floor plan, Kaimana Terrace, two bedroom house. A house of one storey: living and dining pavilion in the middle facing the lagoon to the south, a bedroom wing on either side with its own dressing room and bath; kitchen, entry, powder room, laundry and stores to the north, timber terrace with a plunge pool between the wings, outdoor showers at the baths.':
    'Kaimana Terrace「2ベッドルームの住宅」の間取り図。平屋。中央のリビングダイニング棟は南のラグーンに向き、両側の翼に寝室がひとつずつ、それぞれウォークインクローゼットと浴室つき。キッチン、玄関、化粧室、洗濯室、収納は北。翼のあいだに小さなプールのある木のテラス。浴室の脇に屋外シャワー。',
  'Floor plan, Kaimana Terrace, three bedroom house. A house of one storey: living and dining pavilion in the middle facing the lagoon to the south; main bedroom in the west wing with dressing room and bath, second and third bedrooms in the east wing, each with a bath; kitchen, entry, powder room and stores to the north, timber terrace with a pool between the wings, outdoor showers behind lava-stone walls.':
    'Kaimana Terrace「3ベッドルームの住宅」の間取り図。平屋。中央のリビングダイニング棟は南のラグーンに向く。西の翼に主寝室、ウォークインクローゼットと浴室つき。東の翼に第二、第三寝室、それぞれ浴室つき。キッチン、玄関、化粧室、収納は北。翼のあいだにプールのある木のテラス。溶岩の壁の奥に屋外シャワー。',
  'Floor plan, Kaimana Terrace, four bedroom house. A house of one storey: large living and dining pavilion in the middle with the lagoon to the south and the sea beyond the east and west gardens; two bedrooms in each wing, the main one to the south-west, each with its own bath; kitchen, entry, powder room and stores to the north, timber terrace with a pool between the wings, outdoor showers behind lava-stone walls.':
    'Kaimana Terrace「4ベッドルームの住宅」の間取り図。平屋。中央に広いリビングダイニング棟、南にラグーン、東西の庭の先に海。両翼に寝室が二つずつ、主寝室は南西で、いずれも浴室つき。キッチン、玄関、化粧室、収納は北。翼のあいだにプールのある木のテラス。溶岩の壁の奥に屋外シャワー。',
};
