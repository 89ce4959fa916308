import { useState } from 'react';
import type { ManyAct, StoredRecord } from '../actions.ts';
import type { FindAdvice } from '../screen.ts';
import { useRead } from '../SignInAgain.tsx';
import type { Weak } from './ConfirmPublishMany.tsx';

type Advised<Row> = {
  nameOf: (record: Row) => string;
  onAct: (act: ManyAct, records: readonly Row[], onAnswer: () => void) => void;
  findAdvice?: FindAdvice<Row> | undefined;
};

/** Publishes several records, and asks first where something is worth a look. Advice that cannot be had holds nothing up. */
export function useAdvisedPublishing<Row extends StoredRecord>(advised: Advised<Row>) {
  const { nameOf, onAct, findAdvice } = advised;
  const read = useRead();
  const [isLooking, setLooking] = useState(false);
  const [asked, setAsked] = useState<{ records: readonly Row[]; weak: Weak[] }>();

  async function findWeak(records: readonly Row[]): Promise<Weak[]> {
    const waiting = records.filter(({ publication }) => publication?.state !== 'published');
    if (!findAdvice || waiting.length === 0) return [];
    const advice = await findAdvice(waiting, read).catch(() => []);
    return waiting
      .map((record, index) => ({ id: record.id, name: nameOf(record), texts: advice[index] ?? [] }))
      .filter(({ texts }) => texts.length > 0);
  }

  async function publish(records: readonly Row[]) {
    setLooking(true);
    const weak = await findWeak(records).finally(() => setLooking(false));
    if (weak.length > 0) setAsked({ records, weak });
    else onAct('publish', records, () => {});
  }

  return {
    isLooking,
    asked: asked && { count: asked.records.length, weak: asked.weak },
    publish,
    publishAsked: () => asked && onAct('publish', asked.records, () => setAsked(undefined)),
    cancel: () => setAsked(undefined),
  };
}
