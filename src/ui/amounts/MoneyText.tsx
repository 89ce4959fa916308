import { Fragment } from 'react';
import { hasIdeographs } from '../../lib/text/message-language.ts';
import { textParts } from '../../lib/text/name-language.ts';
import { measuredParts, moneyMark, type MeasuredPart } from '../../lib/amounts/measures.ts';
import { projectMessages } from '../../messages/projects.ts';
import styles from './MoneyText.module.css';

/**
 * A text with amounts and areas, such as `From CAD 2,480,000` or `598 to 640 sq ft`. Currencies are set small, and no line
 * breaks beside them. `display-choice.ts` finds the marked parts, and shows them in the currency and the unit that
 * the visitor prefers. What is not translated has its own language.
 */
export function MoneyText({ text }: { text: string }) {
  const { about, range, units } = projectMessages().project;
  const patterns = { about: about('{}'), range: range('{}', '{}'), units };
  const measured = (part: string) => <Parts parts={measuredParts(part, patterns)} />;
  const parts = textParts(text);
  if (!parts) return measured(text);
  return parts.map((part, index) =>
    part.lang === undefined ? (
      <Fragment key={index}>{measured(part.text)}</Fragment>
    ) : (
      <span key={index} lang={part.lang}>
        {measured(part.text)}
      </span>
    ),
  );
}

/** What is said between and after the figures of an amount in Japanese and Chinese. */
const amountWord = /([億万萬]|^\s?から|^\s?起|^\s?[〜至]\s?$)/;

function withSmallUnits(text: string) {
  return text.split(amountWord).map((part, index) =>
    index % 2 === 1 ? (
      <i key={index} className={styles.word}>
        {part}
      </i>
    ) : (
      part
    ),
  );
}

/** What no line begins with, though one may begin after the box of an amount. */
const closing = /^(?:\/坪)?[,.;:)]*/;
/** What stays on the line of its amount: `From`, `about`, `À partir de`. */
const leading = /(?:^|(?<=[,.] ))[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ ]{0,13}[ \u00A0]$|(?<!\S)[A-Za-zÀ-ÿ]{1,8} $/;

function closingText(part: MeasuredPart | undefined) {
  return typeof part === 'string' ? closing.exec(part)?.[0] : undefined;
}

/** Where it is wider than its line, it breaks before the amount. */
function leadingText(text: string) {
  const start = leading.exec(text)?.[0].trim().replaceAll(' ', '\u00A0');
  return start && `${start} `;
}

function isMoney(part: MeasuredPart | undefined) {
  return typeof part === 'object' && part.kind === 'money';
}

function isAbout(part: MeasuredPart | undefined) {
  return typeof part === 'object' && part.kind === 'about';
}

/** `, about CAD 1,712,000` after an amount. */
function aboutAfterComma(part: MeasuredPart | undefined) {
  if (typeof part !== 'object' || part.kind !== 'about') return undefined;
  const [start] = part.parts;
  return typeof start === 'string' && start.startsWith(',') ? part : undefined;
}

function Parts({ parts, isPer = false }: { parts: MeasuredPart[]; isPer?: boolean }) {
  return parts.map((part, index) => {
    const [before, next] = [parts[index - 1], parts[index + 1]];
    if (typeof part === 'string') {
      const text = isMoney(next) ? part.replace(leading, '') : part;
      const isAfterAmount = isMoney(before) || isAbout(before);
      // Within what is held with its full stop, a line may end here.
      if (text === ', ' && !isAfterAmount) return [text, <wbr key={index} />];
      return isAfterAmount ? withSmallUnits(text.replace(closing, '')) : text;
    }
    if (part.kind === 'money') {
      const start = typeof before === 'string' ? leadingText(before) : '';
      const about = aboutAfterComma(next);
      const end = about ? (
        <>
          <Marked part={about} />
          {closingText(parts[index + 2])}
        </>
      ) : (
        closingText(next)
      );
      const figure = (
        <span key={index} className={styles.amount} data-money={moneyMark(part)}>
          {part.parts.map(({ text, isCurrency }) =>
            isCurrency ? (
              // Small capitals suit letters and signs alone.
              <span key={text} className={hasIdeographs(text) ? styles.word : styles.code}>
                {text}
              </span>
            ) : // The visitor's unit changes the figure of a price per area as one text.
            isPer ? (
              text
            ) : (
              withSmallUnits(text)
            ),
          )}
        </span>
      );
      const amount = start ? (
        <span key={index} className={styles.amount}>
          {start}
          {figure}
        </span>
      ) : (
        figure
      );
      if (!end) return amount;
      return (
        <span key={index} className={styles.held}>
          {amount}
          {end}
        </span>
      );
    }
    if (isMoney(before) && aboutAfterComma(part)) return null;
    const end = isAbout(part) && closingText(next);
    const marked = <Marked key={index} part={part} />;
    if (!end) return marked;
    return (
      <span key={index} className={styles.held}>
        {marked}
        {end}
      </span>
    );
  });
}

function Marked({ part }: { part: Exclude<MeasuredPart, string | { kind: 'money' }> }) {
  const mark = { [`data-${part.kind}`]: 'unit' in part ? part.unit : '' };
  return (
    <span className={part.kind === 'about' ? undefined : styles[part.kind]} {...mark}>
      <Parts parts={part.parts} isPer={part.kind === 'per'} />
    </span>
  );
}
