import { nameTimeZone } from '../../../lib/time/dates.ts';
import { ownTime } from './own-time.ts';

/** Shows the times of a form in the visitor's zone, too, and the chosen one on the button. */
export function showOwnTimes() {
  for (const choice of document.querySelectorAll<HTMLElement>('[data-choose-time]')) {
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const input = choice.querySelector<HTMLInputElement>('[name=viewing-zone]');
    if (input) input.value = zone;
    addOwnTimes(choice, zone);
    nameOnButton(choice);
  }
}

function addOwnTimes(choice: HTMLElement, zone: string) {
  let isElsewhere = false;
  for (const time of choice.querySelectorAll('time')) {
    // The local time is the server's: zone data of browsers may be old.
    const [day = '', clock = ''] = time.dataset['local']?.split('T') ?? [];
    const own = ownTime({ day, time: clock }, zone, time.dateTime);
    if (own === undefined) continue;
    isElsewhere = true;
    const small = document.createElement('small');
    small.textContent = own;
    time.closest('label')?.append(small);
  }
  if (!isElsewhere) return;
  for (const zones of choice.querySelectorAll<HTMLElement>('[data-zones]'))
    zones.textContent = zones.dataset['zones']?.replace('{city}', nameTimeZone(zone)) ?? '';
}

/** Also when the form is filled in again: then the day of the chosen time is shown. */
function nameOnButton(choice: HTMLElement) {
  const form = choice.closest('form');
  const button = [...(form?.querySelectorAll<HTMLButtonElement>('[type=submit]') ?? [])].at(-1);
  if (!form || !button) return;
  const label = button.textContent;
  const show = () => {
    const chosen = choice.querySelector<HTMLInputElement>(
      '[name=viewing]:checked:not([data-waits])',
    );
    const time = chosen?.closest('label')?.querySelector('time');
    const day = chosen?.closest<HTMLElement>('[data-weekday]')?.dataset['weekday'] ?? '';
    button.textContent = time
      ? (choice.dataset['book'] ?? '').replace('{day}', day).replace('{time}', time.textContent)
      : label;
  };
  form.addEventListener('change', ({ target }) => {
    if (target === form) showChosenDay(choice);
    // A time that the chosen day or medium hides could be neither seen nor reached.
    for (const time of choice.querySelectorAll<HTMLInputElement>('[name=viewing]:checked'))
      if (!time.closest('label')?.checkVisibility()) time.checked = false;
    show();
  });
  showChosenDay(choice);
  show();
}

function showChosenDay(choice: HTMLElement) {
  const times = choice.querySelector<HTMLElement>('[data-of-day]:has(:checked)');
  const day = choice.querySelector<HTMLInputElement>(
    `[data-day="${times?.dataset['ofDay'] ?? ''}"]`,
  );
  if (day) day.checked = true;
}
