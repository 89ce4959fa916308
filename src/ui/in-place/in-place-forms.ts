const followedForm = 'form[data-follow]';

/** Navigates to a form's URL on submit and when a choice changes. Empty fields are left out of the URL. */
export function followForms(part: HTMLElement, go: (href: string, control: HTMLElement) => void) {
  const follow = (form: HTMLFormElement, control: HTMLElement) => {
    const href = formUrl(form);
    // The address of an opened panel has a hash: sending its form closes it.
    if (location.hash !== '' || withoutHash(href) !== withoutHash(location.href)) go(href, control);
  };
  // Typed text is sent by Enter and by the button. Days are picked by touch but typed on a keyboard.
  part.addEventListener('change', ({ target }) => {
    const form = isChosen(target) && target.closest<HTMLFormElement>(followedForm);
    if (form && followsChanges(form)) follow(form, target);
  });
  part.addEventListener('submit', (event) => {
    const form = (event.target as HTMLElement).closest<HTMLFormElement>(followedForm);
    if (!form) return;
    event.preventDefault();
    const { activeElement } = document;
    follow(form, activeElement instanceof HTMLElement ? activeElement : form);
  });
  // Handles a choice made before this script ran.
  const { activeElement } = document;
  const form = activeElement?.closest<HTMLFormElement>(followedForm);
  if (form && followsChanges(form) && isChosen(activeElement) && isChanged(activeElement))
    follow(form, activeElement);
}

/** The value of `data-follow` is the media query of the screens on which changes are sent at once. */
function followsChanges({ dataset }: HTMLFormElement) {
  return !dataset['follow'] || matchMedia(dataset['follow']).matches;
}

const touchScreen = '(pointer: coarse)';

/** True for a control whose value is chosen instead of typed. */
function isChosen(target: EventTarget | null): target is HTMLSelectElement | HTMLInputElement {
  if (target instanceof HTMLSelectElement) return true;
  const isDay = target instanceof HTMLInputElement && target.type === 'date';
  return isDay && matchMedia(touchScreen).matches;
}

function isChanged(control: HTMLSelectElement | HTMLInputElement) {
  if (control instanceof HTMLInputElement) return control.value !== control.defaultValue;
  const first = [...control.options].findIndex((option) => option.defaultSelected);
  return control.selectedIndex !== Math.max(first, 0);
}

function withoutHash(href: string) {
  return href.split('#')[0];
}

function formUrl(form: HTMLFormElement) {
  const parameters = [...new FormData(form)].filter(([, value]) => value !== '');
  const url = new URL(form.action);
  url.search = new URLSearchParams(parameters as [string, string][]).toString();
  return url.href;
}
