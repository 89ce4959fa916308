import { skipToken, useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { useIsUntouched, useValues } from '../../../admin/fields/fields-context.ts';
import { AdviceList } from '../../../admin/publishing/AdviceList.tsx';
import { LinkPagesContext } from '../../../admin/rich-text/link-pages.ts';
import { ownLinksIn, findImageUrls, type AdviceCheck } from './form-advice.ts';
import { useMediaFiles } from '../fields/useMediaFiles.ts';

type FormAdviceProps = {
  of: AdviceCheck;
  /** What it is said before, if not a publication. */
  lead?: string;
};

/** Shows the noun's advice for the current form. Page paths are fetched only if a text links to a page. */
export function FormAdvice({ of, lead }: FormAdviceProps) {
  const values = useValues();
  const { fileAt } = useMediaFiles(findImageUrls(values));
  const find = useContext(LinkPagesContext);
  const hasLinks = ownLinksIn(JSON.stringify(values).replaceAll(String.raw`\"`, '"')).length > 0;
  const { data } = useQuery({ queryKey: ['link-pages'], queryFn: hasLinks ? find : skipToken });
  const pages = data && new Set(data.flatMap((group) => group.pages.map(({ path }) => path)));
  if (useIsUntouched()) return null;
  return (
    <AdviceList lead={lead} advice={of(values, { findAlt: (url) => fileAt(url)?.alt, pages })} />
  );
}
