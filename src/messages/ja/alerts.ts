import type { Messages } from '../messages.ts';

export const alerts: Messages['alerts'] = {
  subject: (project: string) => `${project}の新着情報`,
  subjectOfMore: (project: string, others: number) => `${project}ほか${others}件の新着情報`,
  isNew: '新たに掲載されました。',
  isOpened: '販売を開始しました。',
  isFitting: 'ご希望の条件に合うようになりました。',
  home: (home: string, details: string) =>
    `${home}をご購入いただけるようになりました（${details}）。`,
  homes: (count: number, from: string | null) =>
    `新たに${count}戸をご購入いただけるようになりました${from === null ? '' : `（${from}から）`}。`,
  lower: (home: string, price: string, before: string) =>
    `${home}の価格が${before}から${price}に変わりました。`,
  lowerHomes: (count: number, from: string) => `${count}戸の価格が下がりました（${from}から）。`,
  lowerFrom: (price: string, before: string) => `最低価格が${before}から${price}に変わりました。`,
  viewing: (day: string) => `${day}にご見学いただけます。`,
  open: (project: string) => `${project}を見る`,
};
