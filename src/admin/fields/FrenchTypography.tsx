import { createContext, use } from 'react';
import { frenchTypography } from '../../lib/typesetting/french-typography.ts';
import { hasLanguages, ownLanguages } from '../../model/own-languages.ts';
import { goToNamedField } from '../forms/go-to-field.ts';
import { useField } from './fields-context.ts';

type FrenchTypographyProps = {
  text: string;
  language: string;
  label: string;
  className?: string | undefined;
  onSet: (text: string) => void;
};

/** The text as it is offered: the same where nothing is. */
export function offeredTypography(text: string, language: string) {
  return language.startsWith('fr') ? frenchTypography(text) : text;
}

/** Offers the spaces and quotation marks of Québec to a French text that has others. */
export function FrenchTypography(props: FrenchTypographyProps) {
  const { text, language, label, className, onSet } = props;
  const set = offeredTypography(text, language);
  if (set === text) return null;
  return (
    <button
      type="button"
      className={className}
      lang="en"
      aria-label={`Set French spaces and quotation marks: ${label}`}
      onClick={() => onSet(set)}
    >
      Set French spaces and quotation marks
    </button>
  );
}

/** False where something else than the field offers it. */
export const OffersTypography = createContext(true);

/** The offer for a field in the language that records are written in. */
export function FieldTypography({
  name,
  ...button
}: Pick<FrenchTypographyProps, 'label' | 'className'> & { name: string }) {
  const field = useField(name);
  if (!use(OffersTypography) || !hasLanguages()) return null;
  if (field.mode === 'comparison' || typeof field.value !== 'string') return null;
  return (
    <FrenchTypography
      {...button}
      text={field.value}
      language={ownLanguages().locale}
      onSet={(text) => {
        field.change(text);
        // The pressed button disappears.
        goToNamedField(name);
      }}
    />
  );
}
