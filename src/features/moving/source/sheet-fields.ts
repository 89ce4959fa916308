import { projectMessages } from '../../../messages/projects.ts';
import { formatNumber, isLowestPrice, readNumber } from '../../../lib/text/numbers.ts';
import {
  currencyIn,
  factorInTitle,
  hasKnownTitle,
  matchTitles,
  namesIn,
} from '../../../lib/text/titles.ts';
import { isWithoutPrice } from '../../residences/form/home-cells.ts';
import { sheetKinds, type MovedNoun, type SheetKind } from '../moving.ts';
import type { SourceRow } from './older-site.ts';

/** A field that a column of a sheet may fill, with other names that such a column may have, in any language. */
export type SheetField = { name: string; label: string; isRequired?: true; names?: string[] };

const slug: SheetField = { name: 'slug', label: 'Slug', names: ['url', 'handle', 'permalink'] };

/** Names in the order French, Spanish, Portuguese, German, Japanese and Chinese, which is in both writings. */
const names = {
  name: `
    nom | nom complet | nombre | nombre completo | nome | nome completo | name | 氏名 | 名前
    お名前 | 姓名 | 名字 | 名稱 | 名称`,
  title: `
    titre | título | titulo | titel | タイトル | 題名 | 件名 | 標題 | 标题 | 題目 | 题目`,
  position: `
    fonction | poste | cargo | puesto | função | position | funktion | 役職 | 肩書 | 肩書き | 職稱
    职称 | 職位 | 职位`,
  email: `
    courriel | adresse courriel | correo | correo electrónico | correio eletrónico | メール
    メールアドレス | 電子郵件 | 电子邮件 | 電郵 | 电邮 | 信箱 | 邮箱`,
  phone: `
    téléphone | tél | téléphone bureau | teléfono | telefone | telefon | 電話 | 電話番号
    電話號碼 | 电话 | 电话号码`,
  mobile: `
    cellulaire | portable | téléphone mobile | móvil | celular | telemóvel | handy | mobiltelefon
    携帯 | 携帯電話 | 手機 | 手机 | 行動電話 | 移动电话`,
  website: `
    site web | site internet | sitio web | página web | webseite | internetseite | ウェブサイト
    ホームページ | 網站 | 网站 | 網址 | 网址`,
  description: `
    description | texte | présentation | descripción | descrição | texto | beschreibung | text
    説明 | 紹介 | 本文 | 說明 | 说明 | 描述 | 簡介 | 简介 | 介紹 | 介绍 | 內容 | 内容`,
  image: `
    photo | image | photographie | foto | imagen | imagem | fotografía | bild | 画像 | 写真 | 圖片
    图片 | 照片`,
  images: `
    photos | galerie | fotos | imágenes | imagens | galería | galeria | bilder | 画像一覧
    ギャラリー | 圖庫 | 图库 | 相簿 | 相册`,
  logo: `
    logotipo | ロゴ | 標誌 | 标志 | 商標 | 商标`,
  licence: `
    permis | numéro de permis | licencia | número de licencia | licença | creci | lizenz
    lizenznummer | 免許番号 | 登録番号 | 證照號碼 | 执照号码 | 證號`,
  project: `
    projet | immeuble | proyecto | edificio | projeto | empreendimento | edifício | projekt
    gebäude | 物件名 | 物件 | プロジェクト | 建案 | 案名 | 項目 | 项目 | 樓盤 | 楼盘`,
  status: `
    statut | état | estado | situação | status | zustand | 状態 | 状況 | ステータス | 狀態 | 状态`,
  city: `
    ville | ciudad | cidade | stadt | ort | 都市 | 市 | 城市 | 縣市`,
  area: `
    quartier | secteur | barrio | zona | bairro | zona | stadtteil | viertel | エリア | 地区
    地域 | 區域 | 区域 | 行政區 | 地區 | 地区`,
  developer: `
    promoteur | promotor | promotora | desarrollador | incorporadora | construtora | bauträger
    entwickler | 売主 | 事業主 | デベロッパー | 建商 | 開發商 | 开发商`,
  partner: `
    courtier | agent | contact | agente | contacto | corretor | contato | makler | ansprechpartner
    担当者 | 担当 | 経紀人 | 經紀人 | 经纪人 | 聯絡人 | 联系人`,
  completion: `
    livraison | date de livraison | achèvement | entrega | fecha de entrega | conclusão
    data de entrega | fertigstellung | 竣工 | 竣工時期 | 完成時期 | 入居時期 | 完工 | 完工日期
    交屋 | 交房日期 | 竣工日期`,
  buildingType: `
    type d’immeuble | tipo de edificio | tipo de edifício | gebäudetyp | objektart | 建物種別
    種別 | 構造 | 建築類型 | 建筑类型 | 類型 | 类型`,
  units: `
    nombre d’unités | unités | logements | unidades | viviendas | número de unidades
    wohneinheiten | einheiten | wohnungen | 総戸数 | 戸数 | 總戶數 | 总户数 | 戶數 | 户数`,
  levels: `
    étages | niveaux | nombre d’étages | pisos | plantas | andares | pavimentos | geschosse
    etagen | stockwerke | 階数 | 階建 | 総階数 | 樓層數 | 楼层数 | 總樓層 | 总楼层`,
  types: `
    types d’unités | types de logements | tipos de unidades | tipologias | wohnungstypen | 間取り
    タイプ | 房型 | 戶型 | 户型`,
  fees: `
    frais de copropriété | charges | gastos comunes | cuota | condomínio | taxa de condomínio
    hausgeld | 管理費 | 管理费 | 物業費 | 物业费`,
  price: `
    prix | fourchette de prix | gamme de prix | precio | precios | rango de precios | preço
    preços | faixa de preço | preis | preise | preisspanne | 価格 | 価格帯 | 販売価格 | 價格
    价格 | 總價 | 总价 | 售價 | 售价`,
  features: `
    caractéristiques | commodités | servicios | amenidades | características | comodidades
    ausstattung | merkmale | 設備 | 特徴 | 共用施設 | 設施 | 设施 | 特色`,
  address: `
    adresse | rue | dirección | calle | endereço | morada | rua | anschrift | straße | 住所
    所在地 | 地址 | 位置`,
  lat: `
    latitud | breitengrad | 緯度 | 纬度`,
  lng: `
    longitud | längengrad | 経度 | 經度 | 经度`,
  content: `
    contenu | texte | contenido | texto | conteúdo | inhalt | text | 本文 | 内容 | 內容 | 正文`,
  category: `
    catégorie | categoría | categoria | kategorie | カテゴリ | カテゴリー | 分類 | 分类 | 類別
    类别`,
  date: `
    date de publication | fecha | fecha de publicación | data | data de publicação | datum
    veröffentlicht | 日付 | 公開日 | 掲載日 | 日期 | 發布日期 | 发布日期`,
  video: `
    vidéo | vídeo | 動画 | 影片 | 视频 | 視頻`,
  author: `
    auteur | client | autor | cliente | kunde | お名前 | 氏名 | お客様 | 作者 | 客戶 | 客户`,
  quote: `
    témoignage | citation | testimonio | depoimento | zitat | referenz | お客様の声 | コメント
    見證 | 见证 | 評價 | 评价`,
  type: `
    type | tipo | typ | art | 種類 | 種別 | 類型 | 类型`,
  company: `
    entreprise | société | empresa | compañía | firma | unternehmen | 会社 | 会社名 | 公司`,
  language: `
    langue | idioma | língua | sprache | 言語 | 語言 | 语言`,
  languages: `
    langues | langues parlées | idiomas | línguas | sprachen | 対応言語 | 話せる言語 | 言語 | 語言 | 语言`,
  consentDay: `
    date du consentement | fecha del consentimiento | data do consentimento
    datum der einwilligung | 同意日 | 同意日期`,
  consentText: `
    texte du consentement | consentement | texto del consentimiento | consentimiento
    texto do consentimento | consentimento | einwilligungstext | einwilligung | 同意文 | 同意の文言 | 同意條款
    同意条款`,
  consentSource: `
    source du consentement | origen del consentimiento | origem do consentimento
    quelle der einwilligung | 同意の取得元 | 同意來源 | 同意来源`,
  place: `
    lieu | lugar | ubicación | local | localização | ort | 場所 | 所在地 | 地點 | 地点`,
} satisfies Record<string, string>;

function named(key: keyof typeof names, ...english: string[]) {
  return [...english, ...namesIn(names[key])];
}

const email: SheetField = {
  name: 'email',
  label: 'Email',
  names: named('email', 'e-mail', 'mail', 'email address'),
};
const personName: SheetField = {
  name: 'name',
  label: 'Name',
  isRequired: true,
  names: named('name', 'full name', 'agent', 'partner'),
};

/** What has no fields is not imported from sheets. */
export const sheetFields: Record<SheetKind, SheetField[]> = {
  developers: [],
  hosts: [],
  campaigns: [],
  pages: [],
  partners: [
    personName,
    slug,
    { name: 'title', label: 'Title', names: named('position', 'position', 'role', 'job title') },
    { name: 'city', label: 'City', names: named('city', 'city', 'office city') },
    {
      name: 'languages',
      label: 'Languages',
      names: named('languages', 'languages', 'languages spoken', 'speaks'),
    },
    email,
    {
      name: 'office',
      label: 'Office phone',
      names: named('phone', 'phone', 'telephone', 'office'),
    },
    {
      name: 'mobile',
      label: 'Mobile phone',
      names: named('mobile', 'mobile', 'cell', 'cell phone'),
    },
    { name: 'website', label: 'Website', names: named('website', 'web', 'site', 'homepage') },
    { name: 'bio', label: 'Biography', names: named('description', 'bio', 'about', 'description') },
    {
      name: 'image_url',
      label: 'Photo',
      names: named('image', 'image', 'picture', 'photo url', 'image url'),
    },
    { name: 'logo_url', label: 'Logo', names: named('logo', 'logo url') },
    ...['LinkedIn', 'Facebook', 'Instagram', 'Twitter', 'YouTube', 'TikTok'].map((label) => ({
      name: label.toLowerCase(),
      label,
    })),
    {
      name: 'licence_number',
      label: 'Licence number',
      names: named('licence', 'license number', 'licence'),
    },
  ],
  projects: [
    {
      name: 'title',
      label: 'Title',
      isRequired: true,
      names: [
        ...named('project', 'name', 'project', 'building'),
        ...named('title'),
        ...named('name'),
      ],
    },
    slug,
    { name: 'description', label: 'Description', names: named('description', 'text', 'about') },
    { name: 'status', label: 'Status', names: named('status') },
    { name: 'city', label: 'City', names: named('city') },
    {
      name: 'area',
      label: 'Area',
      names: named('area', 'neighbourhood', 'neighborhood', 'district'),
    },
    {
      name: 'developer_id',
      label: 'Developer',
      names: named('developer', 'developer name', 'builder'),
    },
    { name: 'partner_id', label: 'Partner', names: named('partner', 'agent', 'contact') },
    {
      name: 'completion_date',
      label: 'Completion',
      names: named('completion', 'completion date', 'completes'),
    },
    {
      name: 'building_type',
      label: 'Building type',
      names: named('buildingType', 'building', 'type'),
    },
    { name: 'units', label: 'Units', names: named('units', 'total units', 'homes') },
    { name: 'levels', label: 'Levels', names: named('levels', 'floors', 'storeys', 'stories') },
    { name: 'types_of_units', label: 'Types of units', names: named('types', 'unit types') },
    { name: 'strata_fees', label: 'Strata fees', names: named('fees', 'strata fee', 'fees') },
    {
      name: 'price_range',
      label: 'Price range',
      names: named('price', 'price', 'prices', 'pricing'),
    },
    { name: 'features', label: 'Features', names: named('features', 'amenities') },
    { name: 'address', label: 'Address', names: named('address', 'street', 'location') },
    { name: 'lat', label: 'Latitude', names: named('lat', 'latitude') },
    { name: 'lng', label: 'Longitude', names: named('lng', 'longitude', 'lon', 'long') },
    {
      name: 'main',
      label: 'Main image',
      names: named('image', 'image', 'picture', 'photo', 'image url'),
    },
    { name: 'gallery', label: 'Gallery', names: named('images', 'images', 'pictures', 'photos') },
  ],
  news: [
    { name: 'title', label: 'Title', isRequired: true, names: named('title', 'headline', 'name') },
    slug,
    {
      name: 'content',
      label: 'Content',
      isRequired: true,
      names: named('content', 'text', 'body'),
    },
    { name: 'category', label: 'Category', names: named('category') },
    {
      name: 'published_at',
      label: 'Publish date',
      names: named('date', 'date', 'published', 'day'),
    },
    { name: 'project_id', label: 'Project', names: named('project', 'project', 'building') },
    { name: 'image_url', label: 'Image', names: named('image', 'picture', 'photo', 'image url') },
    { name: 'video_url', label: 'Video', names: named('video', 'youtube', 'video url') },
  ],
  testimonials: [
    {
      name: 'author',
      label: 'Author',
      isRequired: true,
      names: [...named('author', 'name', 'client'), ...named('name')],
    },
    {
      name: 'content',
      label: 'Testimonial',
      isRequired: true,
      names: [...named('quote', 'text', 'quote', 'content'), ...named('content')],
    },
    { name: 'type', label: 'Type', names: named('type') },
    { name: 'company', label: 'Company', names: named('company') },
    { name: 'company_logo', label: 'Company logo', names: named('logo', 'logo') },
    {
      name: 'location',
      label: 'Location',
      names: [...named('place', 'city', 'place'), ...named('city')],
    },
    { name: 'project_id', label: 'Project', names: named('project', 'project', 'building') },
  ],
  people: [
    personName,
    { ...email, isRequired: true },
    {
      name: 'phone',
      label: 'Phone',
      names: named('phone', 'phone', 'telephone', 'mobile', 'cell phone'),
    },
    { name: 'language', label: 'Language', names: named('language') },
    {
      name: 'consent_day',
      label: 'Consent given on',
      names: named('consentDay', 'consent date', 'consented on', 'opt-in date'),
    },
    {
      name: 'consent_text',
      label: 'Consent text',
      names: named('consentText', 'consent', 'consent wording', 'opt-in text'),
    },
    {
      name: 'consent_source',
      label: 'Consent given in',
      names: named('consentSource', 'consent source', 'opt-in source', 'source'),
    },
  ],
};

export const sheetNouns = sheetKinds.filter((kind) => sheetFields[kind].length > 0);

/** The columns that are named like fields, by field. Each column fills one field at most. */
export function guessColumns(noun: SheetKind, head: readonly string[]): Record<string, number> {
  return Object.fromEntries(matchTitles(head, titledFields(noun)));
}

function titledFields(noun: SheetKind) {
  return sheetFields[noun].map(({ name, label, names: others }) => ({
    name,
    own: [name, label],
    others,
  }));
}

/** True for the text of a sheet with titles in letters that encodings read differently. */
export function hasSheetTitle(text: string) {
  return sheetNouns.some((noun) => hasKnownTitle(text, titledFields(noun)));
}

/** The noun whose fields most columns are named like. */
export function guessNoun(head: readonly string[]): SheetKind {
  const scored = sheetNouns.map((noun) => {
    const columns = guessColumns(noun, head);
    const missing = sheetFields[noun].filter((one) => one.isRequired && !(one.name in columns));
    return { noun, score: Object.keys(columns).length - 5 * missing.length };
  });
  return scored.toSorted((one, other) => other.score - one.score)[0]?.noun ?? 'partners';
}

/** The required fields that no column fills. */
export function missingFields(noun: SheetKind, columns: Readonly<Record<string, number>>) {
  return sheetFields[noun].filter(
    ({ name, isRequired }) => isRequired && columns[name] === undefined,
  );
}

const specifications = {
  building_type: 'buildingType',
  units: 'units',
  levels: 'levels',
  types_of_units: 'typesOfUnits',
  strata_fees: 'strataFees',
  price_range: 'priceRange',
};

/** The texts of the cells, by field. */
export function valuesFromCells(
  kind: SheetKind,
  columns: Readonly<Record<string, number>>,
  cells: readonly string[],
): Record<string, string> {
  return Object.fromEntries(
    sheetFields[kind].map(({ name }) => [name, cells[columns[name] ?? -1]?.trim() ?? '']),
  );
}

/** The row of the older system that a line of a sheet means. */
export function rowFromCells(
  noun: MovedNoun,
  columns: Readonly<Record<string, number>>,
  cells: readonly string[],
): SourceRow {
  const values = valuesFromCells(noun, columns, cells);
  if (noun === 'news') return { ...values, category: values['category'] || 'Company News' };
  if (noun === 'testimonials') return { ...values, type: (values['type'] ?? '').toLowerCase() };
  if (noun !== 'projects') return values;
  const { lat, lng, main, gallery, address, features } = values;
  return {
    ...values,
    features: splitParts(features),
    specifications: Object.fromEntries(
      Object.entries(specifications).map(([name, field]) => [field, values[name] || null]),
    ),
    images: { main, gallery: splitParts(gallery) },
    location: { address, coordinates: { lat: lat || null, lng: lng || null } },
  };
}

/** A price, or a range of prices, with the unit and the currency of the title of its column. */
export function readPrices(text: string, title: string): { text: string } | { error: string } {
  const factor = factorInTitle(title);
  if (text === '' || isWithoutPrice(text)) return { text };
  const prices = text.slice(0, 200).split(/\s*(?:[-–—~〜～至]|\bto\b|\bà\b|\bbis\b)\s*(?=\S)/u);
  // Two at most: the lowest and the highest.
  const read = prices.slice(0, 3).map((price) => readNumber(price, { unit: 'money', factor }));
  const values = read.flatMap((one) => ('value' in one && one.value !== null ? [one.value] : []));
  if (values.length === prices.length && values.length <= 2) {
    const sign = currencyIn(text) || currencyIn(title);
    const isPlain = factor === 1 && (sign === '' || text.includes(sign.trim()));
    if (isPlain) return { text };
    const [lowest = '', highest] = values.map((one) => sign + formatNumber(one));
    const { from, range } = projectMessages().project;
    if (highest !== undefined) return { text: range(lowest, highest) };
    return { text: isLowestPrice(text) ? from(lowest) : lowest };
  }
  return factor === 1
    ? { text }
    : {
        error: `“${text}” is not a price in the unit of its title, “${title}”. Write the whole price, and remove the unit from the title.`,
      };
}

/** A cell with several values, each on its own line or between semicolons. */
function splitParts(text = '') {
  return text
    .split(/[\n;|]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

export function isSheetNoun(noun: string | null): noun is SheetKind {
  return sheetNouns.some((one) => one === noun);
}
