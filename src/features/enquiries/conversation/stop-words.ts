const requests = [
  'stop',
  'unsubscribe',
  'arret',
  'arreter',
  'desabonner',
  'desabonnement',
  'unsubscribeme',
  'pleasestop',
  'sedesabonner',
  'arretez',
  'desinscription',
  '配信停止',
  '配信停止希望',
  'ストップ',
  '停止',
  '解除',
  '取消訂閱',
  '取消订阅',
  '退訂',
];

/** True for a reply that says nothing but to stop, above what it quotes. */
export function asksToStop(text: string) {
  const [first = ''] = text.split('\n').filter((line) => line.trim() !== '');
  const word = first
    .normalize('NFD')
    .replaceAll(/[\p{M}\p{P}\p{S}\s]/gu, '')
    .toLowerCase();
  return requests.some((one) => one.normalize('NFD').replaceAll(/\p{M}/gu, '') === word);
}
