import { spacedHan } from '../../lib/text/in-line.ts';
import type { Messages } from '../messages.ts';

export const alerts: Messages['alerts'] = {
  subject: (project: string) => `${project}：最新消息`,
  subjectOfMore: (project: string, others: number) =>
    `${project} 與其他 ${others} 個建案：最新消息`,
  isNew: '新上架。',
  isOpened: '現正銷售。',
  isFitting: '現已符合您的條件。',
  home: (home: string, details: string) => spacedHan(`${home} 開放選購：${details}。`),
  homes: (count: number, from: string | null) =>
    spacedHan(`新開放 ${count} 戶選購${from === null ? '' : `，${from} 起`}。`),
  lower: (home: string, price: string, before: string) =>
    spacedHan(`${home} 現價 ${price}，原價 ${before}。`),
  lowerHomes: (count: number, from: string) => spacedHan(`${count} 戶調降價格，現為 ${from} 起。`),
  lowerFrom: (price: string, before: string) => spacedHan(`現在 ${price} 起，原為 ${before} 起。`),
  viewing: (day: string) => `${day}可以賞屋。`,
  open: (project: string) => `查看 ${project}`,
};
