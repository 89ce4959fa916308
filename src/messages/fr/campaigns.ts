import type { Messages } from '../messages.ts';

export const campaigns: Messages['campaigns'] = {
  place: 'Lieu',
  price: 'Prix',
  completion: 'Livraison',
  readPlans: 'Voir les plans',
  see: (project: string) => `Découvrir ${project}`,
};
