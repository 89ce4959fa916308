/** The demo campaigns in Traditional Chinese, by name and English text. */
export const zhHantCampaigns: Record<string, Record<string, string>> = {
  'Lantern Pier, before the list': {
    'Lantern Pier: the plans, two days early': 'Lantern Pier：提前兩天看平面圖',
    '<p>The drawings of Lantern Pier are ready: thirty-six floors, a public stair, and a timber lattice that keeps the afternoon out of the bedrooms.</p><p>You asked to hear first. On Tuesday everyone sees them.</p>':
      '<p>Lantern Pier 的圖面已經完成：三十六層樓、一座公共階梯，以及讓午後陽光遠離臥室的木格柵。</p><p>您希望最先知道。星期二起，所有人都能看到。</p>',
  },
};
