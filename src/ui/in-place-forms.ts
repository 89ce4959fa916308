const followedForm = 'form[data-follow]';

/** Leads to the address of a form when it is sent and when something in it was chosen. What is empty is left out. */
export function followForms(place: HTMLElement, go: (href: string, control: HTMLElement) => void) {
  const follow = (form: HTMLFormElement, control: HTMLElement) => {
    const href = addressOf(form);
    if (withoutHash(href) !== withoutHash(location.href)) go(href, control);
  };
  // What is typed is sent by Enter and by the button. A finger chooses a day; keys type it.
  place.addEventListener('change', ({ target }) => {
    const form = isChosen(target) && target.closest<HTMLFormElement>(followedForm);
    if (form) follow(form, target);
  });
  place.addEventListener('submit', (event) => {
    const form = (event.target as HTMLElement).closest<HTMLFormElement>(followedForm);
    if (!form) return;
    event.preventDefault();
    const { activeElement } = document;
    follow(form, activeElement instanceof HTMLElement ? activeElement : form);
  });
  // What was chosen before this script was there.
  const { activeElement } = document;
  const form = activeElement?.closest<HTMLFormElement>(followedForm);
  if (form && isChosen(activeElement) && isChanged(activeElement)) follow(form, activeElement);
}

const byFinger = '(pointer: coarse)';

/** True of a control whose value is chosen, not typed. */
function isChosen(target: EventTarget | null): target is HTMLSelectElement | HTMLInputElement {
  if (target instanceof HTMLSelectElement) return true;
  const isDay = target instanceof HTMLInputElement && target.type === 'date';
  return isDay && matchMedia(byFinger).matches;
}

function isChanged(control: HTMLSelectElement | HTMLInputElement) {
  if (control instanceof HTMLInputElement) return control.value !== control.defaultValue;
  const first = [...control.options].findIndex((option) => option.defaultSelected);
  return control.selectedIndex !== Math.max(first, 0);
}

function withoutHash(href: string) {
  return href.split('#')[0];
}

function addressOf(form: HTMLFormElement) {
  const filled = [...new FormData(form)].filter(([, value]) => value !== '');
  const address = new URL(form.action);
  address.search = new URLSearchParams(filled as [string, string][]).toString();
  return address.href;
}
