import { MarkedText } from '../../../admin/fields/compared/ComparedTexts.tsx';
import { ComparedValues } from '../../../admin/fields/compared/ComparedValues.tsx';
import { markedHtml } from '../../../admin/rich-text/marked-html.ts';
import { RenderedRichText } from '../../../admin/rich-text/RenderedRichText.tsx';
import type { Unit } from '../../../model/translations/units.ts';
import { unitField, writtenText } from './useTranslationValues.ts';

/** The two translations of a text in a comparison, and which sources they were made from if they differ only in that. */
export function ComparedUnit({ unit: { path, kind }, label }: { unit: Unit; label: string }) {
  return (
    <ComparedValues name={unitField(path)} label={label}>
      {(value, otherValue, mark) => {
        const [text, madeFrom] = writtenText(value);
        const [other] = writtenText(otherValue);
        if (text === '') return null;
        return (
          <>
            {kind === 'html' ? (
              <RenderedRichText html={markedHtml(text, other, mark)} />
            ) : (
              <MarkedText text={text} other={other} mark={mark} />
            )}
            {text === other && <p className="muted">Made from: {madeFrom}</p>}
          </>
        );
      }}
    </ComparedValues>
  );
}
