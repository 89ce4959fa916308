import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectNoAxeViolations, expectNoAxeViolationsAgain } from '../../../tests/kit/axe.ts';
import { theme } from '../frame/theme.ts';
import { openKeys } from '../keys/open-keys.tsx';
import { bufferTyping } from './buffered-typing.ts';
import { openPalette, Palette } from './Palette.tsx';
import './palette.css';
import type { PaletteAnswer } from './palette-items.ts';
import { palette } from './palette-store.ts';
import { listenForPalette, switchSingleKeys } from './palette-keys.ts';

const chosen: string[] = [];
let unmount: (() => void) | undefined;

listenForPalette({ open: openPalette, openKeys, places: {} });

afterEach(() => {
  palette.close();
  unmount?.();
  document.body.replaceChildren();
  localStorage.clear();
  chosen.length = 0;
});

test('the palette opens, searches and selects by keyboard, and returns the focus', async () => {
  show();
  page.getByLabelText('Beside').element().focus();
  await userEvent.keyboard('{Control>}k{/Control}');
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect.element(box).toHaveFocus();
  await expectChosen('Recent one');
  await userEvent.keyboard('pier');
  await expectChosen('Best for pier');
  await userEvent.keyboard('{ArrowDown}');
  await expectChosen('Other for pier');
  await userEvent.keyboard('{ArrowDown}');
  await expectChosen('Best for pier');
  await expectNoAxeViolations();
  await userEvent.keyboard('{ArrowUp}{Enter}');
  await expect.poll(() => chosen).toEqual(['Other for pier']);
  await expect.element(box).not.toBeInTheDocument();
  await expect.element(page.getByLabelText('Beside')).toHaveFocus();
});

test('Tab shows the actions of a result, and their outcome is shown @long', async () => {
  show();
  await userEvent.keyboard('{Control>}k{/Control}');
  await userEvent.keyboard('pier');
  await expectChosen('Best for pier');
  await userEvent.keyboard('{Tab}');
  await expectChosen('Edit pier');
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expectChosen('Best for pier');
  await userEvent.keyboard('{Tab}{ArrowDown}');
  await expectChosen('Publish pier');
  await expectNoAxeViolationsAgain();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('status')).toHaveTextContent('pier is published');
  await expectChosen('Edit pier');
  await userEvent.keyboard('x');
  await expectChosen('Best for pierx');
});

test('letters typed while the palette loads are searched, and reach no other field @long', async () => {
  show();
  const field = page.getByLabelText('Beside');
  await userEvent.fill(field, 'as it was');
  bufferTyping();
  await userEvent.keyboard('piet{Backspace}r');
  openPalette();
  await expectChosen('Best for pier');
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('s');
  await expectChosen('Best for piers');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveValue('as it was');
});

test('Escape closes only the palette', async () => {
  show();
  const openStates: boolean[] = [];
  const note = (event: KeyboardEvent) => openStates.push(event.defaultPrevented);
  document.addEventListener('keydown', note);
  openPalette();
  await expect.element(page.getByRole('combobox')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  document.removeEventListener('keydown', note);
  expect(openStates).toEqual([true, false]);
});

test('the slash opens the palette, but not while typing, and not if it is turned off', async () => {
  show();
  const field = page.getByLabelText('Beside');
  await userEvent.fill(field, 'and');
  await userEvent.keyboard('/or');
  await expect.element(field).toHaveValue('and/or');
  (document.activeElement as HTMLElement).blur();
  switchSingleKeys();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
  switchSingleKeys();
  await userEvent.keyboard('/');
  await expect.element(page.getByRole('combobox')).toHaveValue('');
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('combobox')).not.toBeInTheDocument();
});

async function expectChosen(title: string) {
  await expect.element(page.getByRole('option', { selected: true })).toHaveTextContent(title);
  const box = page.getByRole('combobox').element();
  const active = document.getElementById(box.getAttribute('aria-activedescendant') ?? '');
  expect(active?.textContent).toContain(title);
}

function show() {
  const main = document.createElement('main');
  main.innerHTML = '<h1>Back office</h1><label>Beside <input></label><div></div>';
  document.body.append(main);
  const root = createRoot(main.lastElementChild ?? main);
  root.render(
    <MantineProvider theme={theme}>
      <QueryClientProvider client={new QueryClient()}>
        <Palette search={search} />
      </QueryClientProvider>
    </MantineProvider>,
  );
  unmount = () => root.unmount();
}

async function search(text: string): Promise<PaletteAnswer> {
  if (text === '') return { groups: [{ title: 'Recent', items: [findItem('Recent one')] }] };
  return {
    groups: [
      { title: 'Best', items: [{ ...findItem(`Best for ${text}`), actions: actionTitles(text) }] },
      { title: 'Do', items: [findItem(`Other for ${text}`)] },
    ],
  };
}

function actionTitles(text: string) {
  const edit = findItem(`Edit ${text}`);
  const groups = [{ title: 'Do', items: [edit] }];
  const answer = async () => ({ heading: `${text} is published`, groups });
  return [edit, { id: 'publish', title: `Publish ${text}`, answer }];
}

function findItem(title: string) {
  return { id: title, title, run: () => chosen.push(title) };
}
