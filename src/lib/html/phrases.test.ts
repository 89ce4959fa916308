import { expect, test } from 'vitest';
import { phrases, withPhrases } from './phrases.ts';

test.each([
  ['ja', '住所ができるその前に。', ['住所が', 'できるその前に。']],
  ['ja', 'まだ住所もないうちに', ['まだ', '住所も', 'ないうちに']],
  ['ja', '「水辺」に立つ、四十六階', ['「水辺」に', '立つ、', '四十六階']],
  ['zh', '在有地址之前。', ['在有地址之前。']],
  ['ja', 'お問い合わせ、会員数', ['お問い合わせ、', '会員数']],
  ['zh', '門牌掛上之前', ['門牌', '掛上之前']],
  ['zh', '簽約之後的事', ['簽約之後的事']],
  ['zh', '一位經紀人，六座城市', ['一位經紀人，', '六座城市']],
  ['zh', '您要看的設計圖和一杯茶準備好', ['您要', '看的設計圖', '和一杯茶準備好']],
  ['zh', '創立於溫哥華，每天最多一封', ['創立於溫哥華，', '每天', '最多一封']],
  ['ja', '図面ウォーターフロント賞受賞', ['図面', 'ウォーターフロント', '賞受賞']],
  ['ja', 'ネットワーク便り', ['ネットワーク便り']],
  ['ja', 'プロジェクト 3件', ['プロジェクト 3件']],
  ['ja', '木の格子の邸宅', ['木の', '格子の邸宅']],
  ['ja', 'どのくらいかかりますか。', ['どのくらい', 'かかりますか。']],
  ['ja', '買いたいものだけを', ['買いたい', 'ものだけを']],
  ['ja', 'SOLMERE VIPリスト', ['SOLMERE ', 'VIPリスト']],
  ['ja', '実績、そして2ベッドルーム', ['実績、', 'そして', '2ベッドルーム']],
  ['ja', '2〜4ベッドルーム、VIP会員の皆様', ['2〜4ベッドルーム、', 'VIP会員の皆様']],
  ['zh', '設計圖、後 7 天內', ['設計圖、', '後 ', '7 天內']],
  ['ja', '3,033平方フィート', ['3,033平方フィート']],
  ['ja', '全64戸、販売中17戸', ['全64戸、', '販売中17戸']],
  ['ja', '販売住戸のお問い合わせ', ['販売住戸の', 'お問い合わせ']],
  ['ja', 'よくあるご質問', ['よくある', 'ご質問']],
  ['ja', '知り尽くせるのは六都市まで', ['知り尽くせるのは', '六都市まで']],
  ['ja', '担当パートナーとタワー賞', ['担当パートナーと', 'タワー賞']],
  ['ja', '南青山糸ヶ丘9-12', ['南青山糸ヶ丘', '9-12']],
  ['zh', '週一至週五，上午 9 時起', ['週一至週五，', '上午 9 時起']],
  ['zh', '訂金 2\u00A0億\u00A03,200\u00A0萬日圓', ['訂金 ', '2\u00A0億\u00A03,200\u00A0萬日圓']],
])('the phrases of a text in %s: %s', (language, text, expected) => {
  expect(phrases(text, language)).toEqual(expected);
  expect(phrases(text, language).join('')).toBe(text);
});

test('headings and short texts in Japanese and Chinese are marked, and no tag or entity is', () => {
  expect(withPhrases(page('ja-JP', '水辺に<em title="水辺に住まう">立つ&nbsp;塔</em>'))).toBe(
    page('ja-JP', '水辺に<em title="水辺に住まう">立つ&nbsp;塔</em>', '水辺に<wbr>住まう'),
  );
  expect(withPhrases(page('ja-JP', '水辺に住まう&amp;塔'))).toBe(
    page('ja-JP', '水辺に<wbr>住まう&amp;塔', '水辺に<wbr>住まう'),
  );
  expect(withPhrases(page('ja-JP', '<span lang="en">Kestrel House</span>'))).toBe(
    page('ja-JP', '<span lang="en">Kestrel House</span>', '水辺に<wbr>住まう'),
  );
  for (const language of ['en-CA', 'fr-CA'])
    expect(withPhrases(page(language, '水辺に住まう'))).toBe(page(language, '水辺に住まう'));
});

test('no line of Chinese ends between a number and its unit', () => {
  const written = page('zh-Hant-TW', '共 64 戶，<b title="剩餘 17 戶">剩餘 17 戶</b>');
  expect(withPhrases(written)).toContain(
    '共 64\u00A0戶，<b title="剩餘 17 戶">剩餘 <wbr>17\u00A0戶</b>',
  );
  expect(chinese('598 至 640 坪')).toContain('598 至\u00A0640\u00A0坪');
  expect(chinese('週五，上午 9 時<br/>約 <b>7 戶</b>')).toContain(
    '週五，<wbr>上午\u00A09\u00A0時<br/>約\u00A0<b>7\u00A0戶</b>',
  );
});

test('a paragraph is marked, and a short link in it stays whole', () => {
  const text = '大樓一路向上，轉了四分之一圈。'.repeat(4);
  expect(chinese(text)).toContain('<wbr>轉了<wbr>');
  expect(chinese(text)).not.toContain('轉<wbr>');
  const link = '<a href="/">如何使用您的資料</a>';
  expect(chinese(text.repeat(3) + link)).toContain(`四分之一圈。${link}`);
  expect(withPhrases(`<html lang="ja"><p>${'水辺に住まう。'.repeat(9)}</p>`)).toContain(
    '水辺に<wbr>住まう。',
  );
});

test('a line may end beside a link', () => {
  const link = '<a href="/contact">ご予約のうえ</a>';
  expect(withPhrases(`<html lang="ja"><p>ご購入者は${link}見学できます。</p>`)).toContain(
    `ご購入者は<wbr>${link}<wbr>見学`,
  );
});

test('a text around an amount or a link is marked, and the amount and the link are as they were', () => {
  const [amount, link] = [
    '<span data-money="JPY 7">7 <i>億</i>日圓起</span>',
    '<a href="/">海邊</a>',
  ];
  expect(chinese(`${amount}，<!-- -->可售 7 戶。在地夥伴：Mei`)).toContain(
    `${amount}，<!-- -->可售 <wbr>7\u00A0戶。<wbr>在地夥伴：<wbr>Mei</p>`,
  );
  expect(chinese(`<b title="返回夥伴">返回夥伴</b>${link}的住家`)).toContain(
    `<b title="返回夥伴">返回夥伴</b>${link}的住家`,
  );
});

test('areas, which are shown in other units, stay one text, and islands stay as they were rendered', () => {
  const area = '<span data-area="sq-ft" data-other="">598〜640平方フィート</span>';
  for (const [language, text] of [
    ['ja-JP', area],
    ['zh-Hant-TW', area.replace('598〜640平方フィート', '598 至\u00A0640\u00A0平方英尺')],
  ] as const) {
    const heading = `${text}の水辺`;
    expect(withPhrases(page(language, heading, '水辺')).replaceAll('<wbr>', '')).toBe(
      page(language, heading, '水辺'),
    );
    expect(withPhrases(page(language, heading, '水辺'))).toContain(text);
    expect(withPhrases(`<html lang="${language}"><p>${text}</p>`)).toContain(text);
  }
  const island = '<html lang="ja"><astro-island><p>水辺に住まう</p></astro-island>';
  expect(withPhrases(island)).toBe(island);
});

function chinese(text: string) {
  return withPhrases(`<html lang="zh-Hant-TW"><p>${text}</p>`);
}

function page(language: string, heading: string, short = '水辺に住まう') {
  const script = '<script>"<p>水辺に住まう</p><p>水辺に<b>住まう</b></p>"</script>';
  return `<html lang="${language}"><body><h1 class="大きな題">${heading}</h1><p>${short}</p>${script}</body></html>`;
}
