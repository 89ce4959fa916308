import { codeInQuery, codeParameter } from './campaign-code.ts';

/**
 * Says with an enquiry by which campaign's link the visitor came in this tab, also from another page. The code is the same
 * for all readers of the campaign.
 */
export function countCampaign() {
  let code = codeInQuery.exec(location.search)?.[1] ?? null;
  try {
    if (code) sessionStorage.setItem(codeParameter, code);
    else code = sessionStorage.getItem(codeParameter);
  } catch {
    // Without storage only the page of the link counts.
  }
  if (!code) return;
  addEventListener('formdata', ({ target, formData }) => {
    const isEnquiry = target instanceof HTMLFormElement && target.dataset['enquiry'] !== undefined;
    if (isEnquiry) formData.set(codeParameter, code);
  });
}
