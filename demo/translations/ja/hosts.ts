/** The demo hosts in Japanese, by name and English text. */
export const jaHosts: Record<string, Record<string, string>> = {
  'Ingrid Halvorsen': {
    'Presentation gallery, 1180 Harbour Row': 'バンクーバーギャラリー（1180 Harbour Row）',
    'Ring once; someone will have the drawings out.':
      '呼び鈴を一度鳴らしてください。図面を広げてお待ちしています。',
  },
  'Mei Tanaka': {
    'Model room, 2-14-6 Minami-Aoyama': 'モデルルーム（南青山2-14-6）',
    'The door beside the garden. Slippers are provided, in two sizes.':
      '庭の横の扉からお入りください。スリッパは二つのサイズをご用意しています。',
  },
  'Étienne Laroche': {
    'Sales office, 410 rue Saint-Ambroise': '販売センター（410, rue Saint-Ambroise）',
    'Through the yard, then the blue door on the left.':
      '中庭を通り、左手の青い扉へお越しください。',
  },
};
