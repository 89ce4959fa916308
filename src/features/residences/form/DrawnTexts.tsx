import { useQuery } from '@tanstack/react-query';
import { plural } from '../../../lib/text/plural.ts';
import { siteLanguages } from '../../../model/languages.ts';
import { isDrawing } from '../drawing/drawing-url.ts';
import { textsAsDrawn } from '../drawing/drawn-texts.ts';

const maxNamed = 8;

/** Names the texts of a chosen drawing that visitors see in its own language, in all languages of the site. */
export function DrawnTexts({ url }: { url: string }) {
  const { data: texts = [] } = useQuery({
    queryKey: ['drawn texts', url],
    queryFn: async () => {
      const response = await fetch(url);
      return response.ok ? textsAsDrawn(await response.text()) : [];
    },
    enabled: isDrawing(url) && siteLanguages().length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (texts.length === 0) return null;
  const named = texts.slice(0, maxNamed).map((text) => `“${text}”`);
  const more = texts.length - named.length;
  return (
    <p className="muted" role="status">
      {plural(
        texts.length,
        '# word of this drawing stays as drawn in other languages',
        '# words of this drawing stay as drawn in other languages',
      )}
      : {named.join(', ')}
      {more > 0 && ` and ${more} more`}.
    </p>
  );
}
