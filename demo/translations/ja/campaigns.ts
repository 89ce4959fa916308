/** The demo campaigns in Japanese, by name and English text. */
export const jaCampaigns: Record<string, Record<string, string>> = {
  'Lantern Pier, before the list': {
    'Lantern Pier: the plans, two days early': 'ランタン・ピア：二日早く、設計図を',
    '<p>The drawings of Lantern Pier are ready: thirty-six floors, a public stair, and a timber lattice that keeps the afternoon out of the bedrooms.</p><p>You asked to hear first. On Tuesday everyone sees them.</p>':
      '<p>ランタン・ピアの設計図が完成しました。三十六の階、開かれた階段、そして寝室から午後の日差しを遠ざける木の格子。</p><p>いち早くとのご希望をいただきました。火曜日には皆さまに公開します。</p>',
  },
};
