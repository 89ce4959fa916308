import {
  areaIn,
  areaUnits,
  pricePerArea,
  toSquareFeet,
  type AreaUnit,
} from '../../lib/geo/areas.ts';
import { decimalSign, locale } from '../../lib/text/locale.ts';
import { amountParts, convertedAmount, type AmountPart } from '../../lib/amounts/amounts.ts';
import {
  measuredParts,
  moneyMark,
  withUnit,
  type MeasuredPart,
} from '../../lib/amounts/measures.ts';

type Choice = {
  /** A code such as `USD`; empty for the amounts as the page has them. */
  currency: string;
  /** Empty for both units. */
  area: AreaUnit | '';
};

/** `inline-scripts.ts` reads these keys of the local storage, too. */
const keys: (keyof Choice)[] = ['currency', 'area'];

const root = document.documentElement;

let choice: Choice = { currency: '', area: '' };
let converted = new WeakSet<Element>();
const originals = new Map<ChildNode, string>();
const originalLabels = new Map<Element, string>();

/**
 * Shows amounts also in the currency, and areas only in the unit, that were chosen on this device. What the page receives
 * later is converted before it is painted.
 */
export function showDisplayChoice() {
  const early = selects().map((select) => ({ select, value: select.value }));
  change(storedChoice());
  for (const { select, value } of early.filter((one) => one.value !== '')) {
    select.value = value;
    choose(select);
  }
  const observer = new MutationObserver(() => {
    convertNew();
    observer.takeRecords();
  });
  observer.observe(root, { childList: true, subtree: true });
  document.addEventListener('DOMContentLoaded', show);
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLSelectElement && selects().includes(target)) choose(target);
  });
  addEventListener('storage', ({ key }) => {
    if (key === null || keys.some((one) => one === key)) change(storedChoice());
  });
}

function choose(select: HTMLSelectElement) {
  const { name, value, selectedOptions } = select;
  try {
    if (value === '') localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Without the storage, the choice lasts as long as the page.
  }
  change(validChoice({ ...choice, [name]: value }));
  const status = select.closest('[data-display-choice]')?.querySelector('[role=status]');
  if (status) status.textContent = selectedOptions[0]?.dataset['announced'] ?? '';
}

function change(next: Choice) {
  choice = next;
  for (const added of document.querySelectorAll('[data-also]')) added.remove();
  for (const [node, text] of originals) node.nodeValue = text;
  originals.clear();
  for (const [element, label] of originalLabels) element.ariaLabel = label;
  originalLabels.clear();
  converted = new WeakSet();
  show();
}

function storedChoice() {
  try {
    return validChoice(Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)])));
  } catch {
    return choice;
  }
}

/** A currency may have lost its rate since it was chosen. */
function validChoice({ currency, area }: Record<string, unknown>): Choice {
  return {
    currency: typeof currency === 'string' && Object.hasOwn(rates(), currency) ? currency : '',
    area: areaUnits.find((unit) => unit === area) ?? '',
  };
}

function selects() {
  return [...document.querySelectorAll<HTMLSelectElement>('[data-display-choice] select')];
}

function show() {
  for (const key of keys) {
    if (choice[key] === '') root.removeAttribute(`data-shown-${key}`);
    else root.setAttribute(`data-shown-${key}`, choice[key]);
  }
  for (const select of selects()) select.value = choice[select.name as keyof Choice];
  convertNew();
}

/** In document order: a price per area is converted before the amount in it. */
function convertNew() {
  const { currency, area } = choice;
  if (currency === '' && area === '') return;
  // The comparison is filled with plain text.
  for (const cell of document.querySelectorAll('[data-text]')) markParts(cell);
  for (const element of document.querySelectorAll<HTMLElement>(
    'body :is([data-area], [data-per], [data-money], [data-about])',
  )) {
    if (converted.has(element) || !isParsed(element)) continue;
    converted.add(element);
    if (area !== '') convertUnit(element, area);
    if (currency === '') continue;
    if (element.dataset['money'] !== undefined) addAmount(element, currency);
    // Styles hide it.
    else if (element.dataset['about'] !== undefined) changeLabel(element, '');
  }
}

/** Marks the amounts and areas of a plain text as `MoneyText` does. */
function markParts(cell: Element) {
  const [text, ...others] = cell.childNodes;
  const { about = '', range = '' } = facts() ?? {};
  const units = unitNames();
  if (others.length > 0 || text?.nodeType !== Node.TEXT_NODE) return;
  const parts = measuredParts(text.nodeValue ?? '', { about, range, units });
  if (parts.some((part) => typeof part !== 'string')) cell.replaceChildren(...parts.map(toNode));
}

function toNode(part: MeasuredPart): Node | string {
  if (typeof part === 'string') return part;
  const element = document.createElement('span');
  if (part.kind === 'money') fillAmount(element, part.parts);
  else element.append(...part.parts.map(toNode));
  element.dataset[part.kind] =
    part.kind === 'money' ? moneyMark(part) : 'unit' in part ? part.unit : '';
  return element;
}

/** False while the parser may still add to the element. */
function isParsed(element: Element) {
  for (let node: Node | null = element; node !== null; node = node.parentNode)
    if (node.nextSibling) return true;
  return document.readyState !== 'loading';
}

function convertUnit(element: HTMLElement, unit: AreaUnit) {
  const { area, money, other } = element.dataset as { area?: AreaUnit } & DOMStringMap;
  const own = area ?? unitOfPrice(element);
  if (own === undefined || own === unit) return;
  const [ownName, name] = [unitNames()[own], unitNames()[unit]];
  rewrite(element, (text) => {
    if (other !== undefined) return other;
    if (money !== undefined) return shownFigure(element) ?? text;
    if (area === undefined) return text.replace(ownName, name);
    const [figures = ''] = text.split(ownName);
    return withUnit(
      withFigures(figures.trimEnd(), (value) => areaIn(toSquareFeet(value, own), unit, 1)),
      name,
    );
  });
}

/** The figure of a price per area in the chosen unit. */
function shownFigure(element: HTMLElement) {
  const { code, amount } = readMark(element);
  const isNarrow = /^[A-Z]{3}/.test(element.textContent ?? '');
  if (amount === undefined) return undefined;
  return amountParts(Math.round(amount), code, isNarrow).find((part) => !part.isCurrency)?.text;
}

/** Changes the texts of an element, but not those of its parts. */
function rewrite({ childNodes }: HTMLElement, changeText: (text: string) => string) {
  for (const node of childNodes) {
    const text = node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? '') : '';
    const next = changeText(text);
    if (next === text) continue;
    originals.set(node, text);
    node.nodeValue = next;
  }
}

/** The currency of a marked amount, and how much it is as it is shown now. Undefined for a fee with decimals. */
function readMark(element: HTMLElement) {
  const [code = '', written] = element.dataset['money']?.split(' ') ?? [];
  const own = unitOfPrice(element);
  const { area } = choice;
  const amount = written === undefined ? undefined : Number(written);
  const isConverted = amount !== undefined && own !== undefined && area !== '' && area !== own;
  return { code, amount: isConverted ? pricePerArea(amount, toSquareFeet(1, own), area) : amount };
}

/** Of a price per area. Undefined per tsubo, which stays as it is beside the chosen unit. */
function unitOfPrice(element: HTMLElement) {
  const per = element.closest<HTMLElement>('[data-per]')?.dataset['per'];
  return areaUnits.find((unit) => unit === per);
}

/** Adds the approximate amount in a currency after an amount in another. */
function addAmount(element: HTMLElement, currency: string) {
  const { code, amount } = readMark(element);
  const { [code]: from, [currency]: to } = rates();
  const isApproximate = element.closest('[data-about]') !== null;
  if (code === currency || !from || !to || amount === undefined || isApproximate) return;
  const other = element.cloneNode(true) as HTMLElement;
  delete other.dataset['money'];
  fillAmount(other, amountParts(convertedAmount(amount, from / to), currency, true));
  const [before = '', after = ''] = (facts()?.about ?? '').split('{}');
  const added = document.createElement('span');
  added.dataset['also'] = '';
  added.append(` ${before}`, other, after);
  element.after(added);
  changeLabel(element, (element.textContent ?? '') + added.textContent);
}

/** Writes an amount as `MoneyText` does, with the styles of the one that is there. */
function fillAmount(element: HTMLElement, parts: AmountPart[]) {
  const styled = element.querySelector('span') ?? document.createElement('span');
  element.replaceChildren(
    ...parts.map(({ text, isCurrency }) => {
      if (!isCurrency) return text;
      const currency = styled.cloneNode() as HTMLElement;
      currency.textContent = text;
      return currency;
    }),
  );
}

/** A link whose label repeats what is shown in it, such as that of a card, says what is shown now. */
function changeLabel(element: HTMLElement, shown: string) {
  const labelled = element.closest('[aria-label]');
  const label = labelled?.ariaLabel ?? '';
  const text = element.textContent ?? '';
  const repeated = [`, ${text}`, text].find((one) => label.includes(one));
  if (!labelled || repeated === undefined) return;
  if (!originalLabels.has(labelled)) originalLabels.set(labelled, label);
  const separator = repeated.slice(0, -text.length);
  labelled.ariaLabel = label.replace(repeated, shown === '' ? '' : separator + shown);
}

/** What one unit of each currency is worth in the main one. */
function rates() {
  return JSON.parse(facts()?.rates ?? '{}') as Record<string, number>;
}

function unitNames() {
  return JSON.parse(facts()?.units ?? '{}') as Record<AreaUnit, string>;
}

function facts() {
  return document.querySelector<HTMLElement>('[data-rates]')?.dataset as
    | { rates: string; about: string; range: string; units: string }
    | undefined;
}

function withFigures(text: string, convert: (value: number) => number) {
  return text.replaceAll(/\d(?:[\d.,'’\u00A0\u202F]*\d)?/g, (figure) => {
    const [whole = '', decimals = '0'] = figure.split(decimalSign());
    const value = Number(`${whole.replaceAll(/\D/g, '')}.${decimals}`);
    return Math.round(convert(value)).toLocaleString(locale());
  });
}
