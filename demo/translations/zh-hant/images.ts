/** The alternative texts of the demo content in Traditional Chinese. */
export const zhHantImages: Record<string, string> = {
  'Close view of white balconies, each with a different curve': '白色陽台近景，每一座的弧度都不同',
  'Tall view of a living room with the city beyond the glass at dusk':
    '客廳直幅，玻璃外是黃昏的城市',
  'White spiral stair with a ribbon of warm light along its underside':
    '白色螺旋樓梯，底面一道暖光如絲帶',
  Castrelle: 'Castrelle',
  Halvorne: 'Halvorne',
  Kumorei: 'Kumorei',
  Lumerive: 'Lumerive',
  'Marenko & Sy': 'Marenko & Sy',
  Northquay: 'Northquay',
  Orrinvale: 'Orrinvale',
  Tesselin: 'Tesselin',
  'Slender towers across still water at golden hour, a mountain faint behind them':
    '黃金時刻，靜水對岸的纖細高樓，背後山影朦朧',
  'Longswell seen from beneath a palm, its balconies rippling above the pool deck':
    '從棕櫚樹下仰望 Longswell，陽台在泳池平台上方起伏',
  'White living room with a window the width of the ocean': '白色客廳，窗與海一樣寬',
  'Long pool beside a terrace of loungers and shades, palms at the far end':
    '長形泳池，一旁是擺著躺椅與遮陽傘的露台，盡頭有棕櫚',
  'Longswell, a white tower with rippling balconies behind a palm-lined beach':
    'Longswell，陽台起伏的白色高樓，前方是棕櫚成排的沙灘',
  'A landing of stepping stones in the lagoon of Kaimana Terrace at dusk, palms mirrored around it':
    '黃昏時分，Kaimana Terrace 潟湖中的踏石碼頭，四周棕櫚倒映',
  'Kaimana Terrace, low glass pavilions with thin roofs beside a still lagoon at dusk, palms mirrored in the water':
    'Kaimana Terrace，黃昏時分，靜謐潟湖邊的低矮玻璃亭閣，屋頂纖薄，棕櫚倒映水中',
  'The brick façades of Ateliers Ferrand seen along the street, the glass link lit between them':
    '沿街望去的 Ateliers Ferrand 磚牆，其間的玻璃通廊亮著燈',
  'Loft living room with a brick wall, leather sofa and gridded steel window above autumn trees':
    '挑高宅客廳，磚牆、皮沙發與鋼格窗，窗外是秋樹',
  'Brick and stone lobby with a long desk, a painting and a cluster of globe lamps':
    '磚與石的大廳，長櫃台、一幅畫與一簇球形燈',
  'Ateliers Ferrand, red and charcoal brick blocks with steel windows above red autumn trees and a wet street':
    'Ateliers Ferrand，紅磚與炭灰磚的樓體，鋼窗，前方是紅葉與濕亮的街道',
  'Le Séraphin, a pale brick building with a rounded prow and curved balconies, beside the canal at dusk':
    'Le Séraphin，淺色磚樓，圓弧船首與弧形陽台，黃昏時分立於運河旁',
  'Ito House from the corner of its pond at blue hour, the maple at the water’s edge':
    '藍調時刻，從池塘一角望向 Ito House，楓樹臨水',
  'The lit terraces of Fathom above dark planting, tall firs in the mist behind':
    'Fathom 亮燈的退縮露台，下方植栽深暗，後方高大冷杉隱於霧中',
  'The Ardmore in bronze on the Toronto lakefront at golden hour, paler towers behind':
    '黃金時刻，多倫多湖濱的青銅色 The Ardmore，後方是顏色較淺的高樓',
  'Low pavilions and palms mirrored in a lagoon at dusk': '黃昏時分，低矮亭閣與棕櫚倒映於潟湖',
  Beaumont: 'Beaumont',
  'H&H': 'H&H',
  Laroche: 'Laroche',
  'The terraces of Fathom from the garden, a small tree in front and evergreens behind':
    '從花園望向 Fathom 的退縮露台，前方一株小樹，後方是常綠樹',
  'Living room with a cedar ceiling and a hearth, facing a misty forest':
    '客廳，雪松天花板與壁爐，面向霧中森林',
  'A long covered terrace with timber posts and a glass balustrade': '有頂的長露台，木柱與玻璃欄板',
  'Fathom, five terraces of timber and glass lit from within, among evergreens in mist':
    'Fathom，五層木與玻璃的退縮露台，由內透光，立於霧中的常綠樹之間',
  'Lantern Pier, a slim tower wrapped in a timber lattice, on the water at dusk with a snow-capped volcano behind':
    'Lantern Pier，木格包覆的纖細高樓，黃昏時分立於水邊，後方是積雪的火山',
  'Tower façade at dusk, rooms lit behind curved balconies, mountains behind':
    '黃昏時分的高樓外牆，弧形陽台後的房間亮著燈，遠處群山',
  'Lobby at night with a stone wall, a long desk and globe lamps': '夜間大廳，石牆、長櫃台與球形燈',
  'White architectural model of a twisting tower among city blocks on a walnut table':
    '胡桃木桌上的白色建築模型，街區之間一座扭轉的高樓',
  'Roof terrace with sofas under a timber pergola, inlet and mountains at dusk':
    '屋頂露台，木涼棚下擺著沙發，黃昏的海灣與群山',
  'Kumo Minato, dark metal above a timber-bladed base with small lanterns, on a wet street at night':
    'Kumo Minato，深色金屬在上，木格柵基座掛著小燈籠，夜間濕亮的街道',
  'Raked gravel, a boulder, a lantern and the maple in front of Ito House at dusk':
    '黃昏時分，Ito House 前的耙紋砂石、一塊巨石、一座石燈與楓樹',
  'Brae Holt': 'Brae Holt',
  Oystra: 'Oystra',
  'Venn Amsel': 'Venn Amsel',
  'Timber living room with paper screens, open to a garden with red maples':
    '木造客廳，障子敞開，面向紅楓庭園',
  'Ito House, four floors of glowing paper screens and timber blades above a stone garden at blue hour':
    'Ito House，藍調時刻，石庭之上四層發光的障子與木格柵',
  'The podium of Parallel at street level, lit planters on a wet plaza':
    'Parallel 裙樓的街面，濕亮的廣場上有透光花槽',
  'Dark-toned living room with two lamps and a wide view of lit towers':
    '深色調客廳，兩盞燈，窗外是一大片亮燈的高樓',
  'Stone lobby with timber fins, a long desk and hanging globe lamps':
    '石造大廳，木格柵、長櫃台與懸垂的球形燈',
  'Parallel, two slender towers of unequal height on a glowing glass podium by the water at blue hour':
    'Parallel，藍調時刻，兩座高度不等的纖細高樓，立於水邊發光的玻璃裙樓之上',
  'The Ardmore, a stepped bronze tower with planted terraces on the Toronto lakefront at golden hour':
    'The Ardmore，黃金時刻，多倫多湖濱階梯式退縮的青銅高樓，露台種滿植栽',
  'Kestrel House from its lit garden hall, curved balconies rising out of the picture':
    '從亮燈的庭園大廳望向 Kestrel House，弧形陽台一路伸出畫面',
  'Living room with a pale sofa and full-height windows over the inlet and mountains at dusk':
    '客廳，淺色沙發與落地窗，窗外是黃昏的海灣與群山',
  'Indoor pool under a timber ceiling, glass on two sides, mountains beyond':
    '木天花板下的室內泳池，兩面玻璃，遠處群山',
  'Kestrel House, a glass tower with a slow twist, above the inlet at dusk with mountains behind':
    'Kestrel House，緩緩扭轉的玻璃高樓，黃昏時分聳立海灣之上，後方群山',
  'Westwater, seven storeys of white terraces mirrored in a long reflecting pool in late sun':
    'Westwater，七層白色露台，夕照下倒映於長長的水池',
  'Floor plan, Kestrel House, two bedroom, inlet. Living and dining room on the north-west corner with glass on two sides, kitchen with island open to it, main bedroom to the west with dressing room and bath, second bedroom to the north, second bath and laundry off the hall, terrace on two sides.':
    'Kestrel House「兩房・海灣」平面圖。客餐廳位於西北角，兩面玻璃；開放式廚房附中島；主臥室朝西，附更衣室與浴室；次臥室朝北；走廊旁有第二浴室與洗衣間；露台環繞兩面。',
  'Floor plan, Kestrel House, three bedroom, corner. Living room on the south-east corner with glass on two sides, dining to the east, kitchen with island at the core; main bedroom and second bedroom to the south, third bedroom to the east, each with its own bath; entry, gallery, powder room and laundry on the inner side; terrace on two sides.':
    'Kestrel House「三房・邊間」平面圖。客廳位於東南角，兩面玻璃；餐廳朝東；廚房附中島，靠服務核；主臥室與次臥室朝南，第三臥室朝東，各附浴室；玄關、廊道、化妝間與洗衣間在內側；露台環繞兩面。',
  'Floor plan, Kestrel House, full floor. A whole floor round the lift core. The lift opens into a private lobby. Living room on the north-west corner, dining to the west, kitchen on the south-west corner, library to the north, main bedroom on the north-east corner with dressing room and bath, second and third bedrooms to the south, each beside a bath; gallery and laundry to the east, terrace along the north and west.':
    'Kestrel House「全層」平面圖。一整層環繞電梯服務核，電梯直達私人門廳。客廳位於西北角，餐廳朝西，廚房位於西南角，書房朝北；主臥室位於東北角，附更衣室與浴室；第二、第三臥室朝南，各鄰浴室；廊道與洗衣間在東側，露台沿北面與西面。',
  'Floor plan, Kestrel House, full floor, double library. A whole floor round the lift core, with a library of double height in the middle of the north front (the dashed line is the opening above), shelves on three walls.':
    'Kestrel House「全層・挑高書房」平面圖。一整層環繞電梯服務核，北面正中是挑高兩層的書房（虛線為上方挑空），三面牆設書架。',
  'Floor plan, Kestrel House, the forty-sixth. The highest floor, a whole floor round the lift core with a terrace on all four sides. The lift opens into a private lobby; living room on the south-west corner, dining to the west, kitchen on the north-west corner, stair hall to the south with the stair to the roof, main bedroom on the south-east corner with dressing room and bath, three further bedrooms to the north and east, each with a bath, powder room off the gallery.':
    'Kestrel House「第四十六層」平面圖。最高一層，整層環繞電梯服務核，四面均有露台。電梯直達私人門廳；客廳位於西南角，餐廳朝西，廚房位於西北角；南面梯廳有樓梯通往屋頂；主臥室位於東南角，附更衣室與浴室；另外三間臥室在北面與東面，各附浴室；化妝間在廊道旁。',
  'Floor plan, Ateliers Ferrand, studio. One loft room with two steel windows between brick piers over the courtyard; sleeping alcove behind a steel-framed glass screen, kitchen opposite, bath and store on either side of the entry.':
    'Ateliers Ferrand「套房」平面圖。一間挑高宅，磚柱之間兩扇鋼窗，面向庭院；睡眠區在鋼框玻璃屏後，廚房在對面；浴室與儲藏室分列玄關兩側。',
  'Floor plan, Ateliers Ferrand, one bedroom loft. Living and dining room and bedroom side by side behind steel windows to the east, brick piers between; kitchen along the south wall, dressing room between bedroom and living room, bath and laundry off the entry.':
    'Ateliers Ferrand「一房挑高宅」平面圖。客餐廳與臥室並列，鋼窗朝東，磚柱間隔其中；廚房沿南牆，更衣室在臥室與客廳之間，浴室與洗衣間在玄關旁。',
  'Floor plan, Ateliers Ferrand, two bedroom loft. Living room on the south-west corner and kitchen with dining table to the west, steel windows between brick piers; two bedrooms to the south, the main one with dressing room and bath; second bath and laundry off the entry; small balcony to the south.':
    'Ateliers Ferrand「兩房挑高宅」平面圖。客廳位於西南角，廚房連餐桌朝西，磚柱之間為鋼窗；兩間臥室朝南，主臥室附更衣室與浴室；第二浴室與洗衣間在玄關旁；南面有小陽台。',
  'Floor plan, Ateliers Ferrand, three bedroom, corner. Living and dining room on the corner over the canal, steel windows between brick piers on two sides; kitchen and second bedroom along the side front, main bedroom with dressing room and bath and third bedroom along the canal; second bath, powder room, laundry and store at the core; balcony along the canal.':
    'Ateliers Ferrand「三房・邊間」平面圖。客餐廳位於轉角，面向運河，兩面為磚柱間的鋼窗；廚房與次臥室在側面；主臥室附更衣室與浴室，與第三臥室同面運河；第二浴室、化妝間、洗衣間與儲藏室居中；陽台沿運河。',
  'Floor plan, Ito House, one bedroom, court. Entered through a genkan with a step up to the hall. Living and dining room to the north behind an engawa with sliding glass on the court, shoji between them; tatami room of four and a half mats, kitchen, bedroom on the court with a walk-in wardrobe, washroom with hinoki bath and separate WC.':
    'Ito House「一房・中庭」平面圖。由玄關踏上一級進入走廊。客餐廳朝北，隔著緣側的玻璃拉門面向中庭，其間為障子；四疊半和室、廚房；臥室面向中庭，附更衣室；洗面室附檜木浴，廁所獨立。',
  'Floor plan, Ito House, two bedroom, garden. Genkan and hall to the north; living and dining room behind an engawa facing the garden to the south, tatami room of four and a half mats beside the kitchen, two bedrooms on the garden, the main one with wardrobe, washroom and hinoki bath; second bath, laundry and tea store; timber terrace in front of the engawa.':
    'Ito House「兩房・庭園」平面圖。玄關與走廊在北；客餐廳隔著緣側朝南面向庭園；廚房旁是四疊半和室；兩間臥室面向庭園，主臥室附衣櫃、洗面室與檜木浴；另有第二浴室、洗衣間與茶具室；緣側前為木露台。',
  'Floor plan, Ito House, three bedroom, roof. A pavilion on the roof with windows on all four sides. Genkan to the north, hall, living and dining room and tatami room of six mats behind an engawa to the south, kitchen to the west, main bedroom on the south-east corner with hinoki bath, second and third bedrooms on the northern corners, bath, powder room and laundry at the core; terrace on the south, east and west.':
    'Ito House「三房・屋頂」平面圖。屋頂上的一座亭閣，四面有窗。玄關在北，有走廊；客餐廳與六疊和室在南面緣側之後；廚房朝西；主臥室位於東南角，附檜木浴；第二、第三臥室位於北面兩角；浴室、化妝間與洗衣間居中；露台在南、東、西三面。',
  'Floor plan, The Ardmore, one bedroom and den. Living and dining room and bedroom to the east behind bronze fins, kitchen open to the living room, den beside the entry, dressing room to the bedroom, bath and laundry at the inner side.':
    'The Ardmore「1+1 房（一房加書房）」平面圖。客餐廳與臥室朝東，外有青銅遮陽板；開放式廚房連客廳；書房在玄關旁，臥室附更衣室；浴室與洗衣間在內側。',
  'Floor plan, The Ardmore, two bedroom. Living and dining room in the middle of the south front with the kitchen behind it, a bedroom on either side facing the lake, the main one with dressing room and bath; den, laundry and second bath on the inner side, bronze fins along the front, balcony to the south.':
    'The Ardmore「兩房」平面圖。客餐廳居南面正中，廚房在其後；兩側各一間面湖臥室，主臥室附更衣室與浴室；書房、洗衣間與第二浴室在內側；外牆有青銅遮陽板，陽台朝南。',
  'Floor plan, The Ardmore, three bedroom, garden. Living and dining room on the south-west corner opening to a planted terrace on two sides, kitchen and third bedroom to the west, main bedroom with dressing room and bath and second bedroom to the south, second bath, powder room, laundry and store at the core; bronze fins along the front.':
    'The Ardmore「三房・花園」平面圖。客餐廳位於西南角，兩面通往綠化露台；廚房與第三臥室朝西；主臥室附更衣室與浴室，與次臥室同朝南；第二浴室、化妝間、洗衣間與儲藏室居中；外牆有青銅遮陽板。',
  'Floor plan, Longswell, one bedroom, trade wind. Living and dining room and bedroom to the north-east behind sliding glass and a balcony with a waved edge; kitchen open to the living room, dressing room between bedroom and bath, laundry off the entry.':
    'Longswell「一房・信風」平面圖。客餐廳與臥室朝東北，外為玻璃拉門與波浪形陽台；開放式廚房連客廳；更衣室在臥室與浴室之間，洗衣間在玄關旁。',
  'Floor plan, Longswell, two bedroom, corner. Living and dining room on the south-east corner with glass on two sides, kitchen beside it to the south, main bedroom to the south with dressing room and bath, second bedroom to the east, second bath and laundry off the entry; balcony with a waved edge along the south.':
    'Longswell「兩房・邊間」平面圖。客餐廳位於東南角，兩面玻璃；廚房在旁，朝南；主臥室朝南，附更衣室與浴室；次臥室朝東；第二浴室與洗衣間在玄關旁；南面為波浪形陽台。',
  'Floor plan, Longswell, three bedroom, ocean. Living and dining room and three bedrooms side by side along the south front over the ocean; kitchen behind the living room, main bedroom with dressing room and bath, third bedroom with its own bath, third bath off the hall, study, laundry and board store on the inner side; balcony with a waved edge along the whole front.':
    'Longswell「三房・海景」平面圖。客餐廳與三間臥室並列於南面，面向大海；廚房在客廳後；主臥室附更衣室與浴室，第三臥室附浴室，走廊旁有第三浴室；書房、洗衣間與衝浪板儲藏室在內側；波浪形陽台橫貫整個正面。',
  'Floor plan, Kaimana Terrace, two bedroom house. A house of one storey: living and dining pavilion in the middle facing the lagoon to the south, a bedroom wing on either side with its own dressing room and bath; kitchen, entry, powder room, laundry and stores to the north, timber terrace with a plunge pool between the wings, outdoor showers at the baths.':
    'Kaimana Terrace「兩房別墅」平面圖。單層別墅：客餐廳亭閣居中，朝南面向潟湖；兩側各一翼臥室，各附更衣室與浴室；廚房、玄關、化妝間、洗衣間與儲藏室在北；兩翼之間為木露台與小水池；浴室旁有戶外淋浴。',
  'Floor plan, Kaimana Terrace, three bedroom house. A house of one storey: living and dining pavilion in the middle facing the lagoon to the south; main bedroom in the west wing with dressing room and bath, second and third bedrooms in the east wing, each with a bath; kitchen, entry, powder room and stores to the north, timber terrace with a pool between the wings, outdoor showers behind lava-stone walls.':
    'Kaimana Terrace「三房別墅」平面圖。單層別墅：客餐廳亭閣居中，朝南面向潟湖；主臥室在西翼，附更衣室與浴室；第二、第三臥室在東翼，各附浴室；廚房、玄關、化妝間與儲藏室在北；兩翼之間為木露台與泳池；熔岩石牆後有戶外淋浴。',
  'Floor plan, Kaimana Terrace, four bedroom house. A house of one storey: large living and dining pavilion in the middle with the lagoon to the south and the sea beyond the east and west gardens; two bedrooms in each wing, the main one to the south-west, each with its own bath; kitchen, entry, powder room and stores to the north, timber terrace with a pool between the wings, outdoor showers behind lava-stone walls.':
    'Kaimana Terrace「四房別墅」平面圖。單層別墅：寬大的客餐廳亭閣居中，南面為潟湖，東西花園之外是海；兩翼各有兩間臥室，主臥室在西南，各附浴室；廚房、玄關、化妝間與儲藏室在北；兩翼之間為木露台與泳池；熔岩石牆後有戶外淋浴。',
};
