import { useState } from 'react';
import type { ManyAct, StoredRecord } from '../../actions/actions.ts';
import type { FindAdvice } from '../../frame/screen.ts';
import { useRead } from '../../session/SignInAgain.tsx';
import type { Weak } from './ConfirmPublishMany.tsx';

type PublishingOptions<Row> = {
  nameOf: (record: Row) => string;
  onAct: (act: ManyAct, records: readonly Row[], onAnswer: () => void) => void;
  findAdvice?: FindAdvice<Row> | undefined;
};

/** Publishes several records, and asks first if there is advice. Publishes directly if the advice cannot be loaded. */
export function useAdvisedPublishing<Row extends StoredRecord>(options: PublishingOptions<Row>) {
  const { nameOf, onAct, findAdvice } = options;
  const read = useRead();
  const [isLoading, setLoading] = useState(false);
  const [question, setQuestion] = useState<{ records: readonly Row[]; weak: Weak[] }>();

  async function findWeak(records: readonly Row[]): Promise<Weak[]> {
    const unpublished = records.filter(({ publication }) => publication?.state !== 'published');
    if (!findAdvice || unpublished.length === 0) return [];
    const advice = await findAdvice(unpublished, read).catch(() => []);
    return unpublished
      .map((record, index) => ({ id: record.id, name: nameOf(record), texts: advice[index] ?? [] }))
      .filter(({ texts }) => texts.length > 0);
  }

  async function publish(records: readonly Row[]) {
    setLoading(true);
    const weak = await findWeak(records).finally(() => setLoading(false));
    if (weak.length > 0) setQuestion({ records, weak });
    else onAct('publish', records, () => {});
  }

  return {
    isLoading,
    confirmation: question && { count: question.records.length, weak: question.weak },
    publish,
    confirm: () => question && onAct('publish', question.records, () => setQuestion(undefined)),
    cancel: () => setQuestion(undefined),
  };
}
