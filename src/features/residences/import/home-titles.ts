import { namesIn, type TitledField } from '../../../lib/text/titles.ts';

/** What developers call the columns, in the languages in which they sell. Chinese in both writings. */
export const homeTitles = [
  {
    name: 'number',
    own: namesIn(`
      home | unit | suite | apt | apartment | home number | unit number | unit no | #
    `),
    others: namesIn(`
      number | no | home no | suite number | lot | residence | unit id | strata lot | unite
      no unité | numéro d’unité | n° d’unité | no d’unité | numero | appartement | logement
      n de lot | no de lot | condo | unidad | vivienda | departamento | piso numero | n | unidade
      apartamento | fracao | fraccao | wohnung | einheit | we | wohneinheit | wohnungsnummer
      wohnungsnr | wohnung nr | we nr | nr | lote | 部屋番号 | 号室 | 部屋 | 住戸 | 住戸番号 | 住戸No | 部屋No
      戶號 | 户号 | 戶別 | 户别 | 房號 | 房号 | 單位 | 单位 | 編號 | 编号 | 室號 | 室号 | 호실
      호수 | 동호수 | unità | interno
    `),
  },
  {
    name: 'plan',
    own: namesIn(`
      floor plan | floorplan | plan | type | unit type
    `),
    others: namesIn(`
      layout | model | plan type | home type | type de logement | type d’unité | modele
      typologie | tipo | tipologia | modelo | planta | plano | distribucion | grundriss | typ
      wohnungstyp | タイプ | 間取り | 間取 | プラン | 住戸タイプ | 戶型 | 户型 | 房型 | 格局
      平面圖 | 平面图 | 타입 | 평면
    `),
  },
  {
    name: 'floor',
    own: namesIn(`
      floor | level | storey
    `),
    others: namesIn(`
      story | fl | lvl | floor level | etage | niveau | planta piso | piso | nivel | andar
      pavimento | geschoss | stockwerk | og | 階 | 階数 | 所在階 | フロア | 樓層 | 楼层 | 樓別
      楼别 | 層 | 层 | 층 | 층수 | piano
    `),
  },
  {
    name: 'price',
    own: namesIn(`
      price | list price | asking price | asking
    `),
    others: namesIn(`
      sale price | sales price | selling price | purchase price | current price | base price
      listing price | list | prix | prix de vente | prix demande | prix affiche | prix ttc
      precio | precio de venta | precio de lista | precio venta | preco | preco de venda | valor
      valor de venda | preis | kaufpreis | verkaufspreis | angebotspreis | 価格 | 販売価格
      売出価格 | 予定価格 | 予定販売価格 | 分譲価格 | 売価 | 價格 | 价格 | 總價 | 总价 | 售價
      售价 | 房價 | 房价 | 定價 | 定价 | 開價 | 开价 | 가격 | 분양가 | 매매가 | prezzo
    `),
  },
  {
    name: 'state',
    own: namesIn(`
      status | state | availability
    `),
    others: namesIn(`
      sales status | sale status | statut | etat | disponibilite | estado | situacion
      disponibilidad | situacao | disponibilidade | verfugbarkeit | verkaufsstatus | 状態 | 状況
      販売状況 | ステータス | 狀態 | 状态 | 銷售狀態 | 销售状态 | 銷況 | 销况 | 상태 | stato
    `),
  },
  {
    name: 'heldUntil',
    own: namesIn(`
      reserved until | held until | hold until
    `),
    others: namesIn(`
      held | hold | held to | reserved to | hold expiry | reservation expiry | réservé jusqu’au
      réservée jusqu’au | reservado hasta | reservado ate | reserviert bis | 予約期限 | 保留期限
      預留至 | 预留至 | 保留至
    `),
  },
  {
    name: 'bedrooms',
    own: namesIn(`
      bedrooms | beds | bed | bd | br
    `),
    others: namesIn(`
      bedroom | bdrm | bdrms | brs | bds | no of bedrooms | chambres | chambre | ch | cac
      nb de chambres | nombre de chambres | dormitorios | recamaras | habitaciones | quartos
      dormitorio | quarto | schlafzimmer | 寝室 | 寝室数 | ベッドルーム | 房間數 | 房间数 | 臥室
      卧室 | 臥室數 | 卧室数 | 침실 | 방 | camere
    `),
  },
  {
    name: 'bathrooms',
    own: namesIn(`
      baths | bathrooms | bath | ba
    `),
    others: namesIn(`
      bathroom | bth | bths | no of bathrooms | salles de bain | salles de bains | sdb
      salle de bain | nb de salles de bain | banos | bano | banheiros | casas de banho | wc
      badezimmer | bader | bad | 浴室 | 浴室数 | バスルーム | 衛浴 | 卫浴 | 衛浴數 | 卫生间 | 욕실
      bagni
    `),
  },
  {
    name: 'interior',
    own: namesIn(`
      sq ft | sqft | sf | m2 | sqm | sq m | interior | area | size
    `),
    others: namesIn(`
      square feet | square foot | square metres | square meters | square metre | ft2 | pi2
      interior area | floor area | living area | internal area | interior size | unit size
      net area | superficie | superficie habitable | surface | surface habitable | metraje
      superficie interior | superficie construida | superficie util | area util | area privativa
      wohnflache | flache | 面積 | 専有面積 | 床面積 | 占有面積 | ㎡数 | 面积 | 建築面積
      建筑面积 | 室內面積 | 室内面积 | 坪數 | 坪数 | 專有面積 | 坪 | 면적 | 전용면적 | 평형 | mq
    `),
  },
] as const satisfies readonly TitledField<string>[];
