/** The demo hosts in Traditional Chinese, by name and English text. */
export const zhHantHosts: Record<string, Record<string, string>> = {
  'Ingrid Halvorsen': {
    'Presentation gallery, 1180 Harbour Row': '接待中心，1180 Harbour Row',
    'Ring once; someone will have the drawings out.': '按一次門鈴，我們會先把圖面攤開等您。',
  },
  'Mei Tanaka': {
    'Model room, 2-14-6 Minami-Aoyama': '樣品屋，南青山 2-14-6',
    'The door beside the garden. Slippers are provided, in two sizes.':
      '請走庭園旁的門。備有兩種尺寸的室內拖鞋。',
  },
  'Étienne Laroche': {
    'Sales office, 410 rue Saint-Ambroise': '接待中心，410, rue Saint-Ambroise',
    'Through the yard, then the blue door on the left.': '穿過中庭，走左側的藍色門。',
  },
};
