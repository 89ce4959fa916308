import { nameLanguage } from '../../lib/text/name-language.ts';
import { brokerageName } from '../../site/settings/sellers.ts';

type BrokerageLineProps = {
  /** Whoever has chosen a brokerage. Without a choice it is the first of the settings. */
  of?: { brokerage: string | null } | undefined;
  className?: string | undefined;
};

/** The registered name of a brokerage, exactly as typed. Nothing without brokerages. */
export function BrokerageLine({ of, className = '' }: BrokerageLineProps) {
  const name = brokerageName(of);
  return name === '' ? null : (
    <p className={`small muted ${className}`.trim()} lang={nameLanguage()}>
      {name}
    </p>
  );
}
