/** The demo campaigns in French, by name and English text. */
export const frCampaigns: Record<string, Record<string, string>> = {
  'Lantern Pier, before the list': {
    'Lantern Pier: the plans, two days early': 'Lantern Pier\u00A0: les plans, deux jours plus tôt',
    '<p>The drawings of Lantern Pier are ready: thirty-six floors, a public stair, and a timber lattice that keeps the afternoon out of the bedrooms.</p><p>You asked to hear first. On Tuesday everyone sees them.</p>':
      '<p>Les dessins de Lantern Pier sont prêts\u00A0: trente-six étages, un escalier public et un treillis de bois qui garde l’après-midi hors des chambres.</p><p>Vous avez demandé à les voir en premier. Mardi, tout le monde les verra.</p>',
  },
};
