import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import type { Action, Refusal } from '../../admin/actions.ts';
import { Palette } from '../../admin/palette/Palette.tsx';
import '../../admin/palette/palette.css';
import { cssVariables, theme } from '../../admin/theme.ts';
import { callAction } from './asked.tsx';
import { answerTo, emptyAnswer } from './commands.tsx';
import type { PaletteResults, FoundRecord } from './found.ts';

export { openPalette } from '../../admin/palette/Palette.tsx';

const find: Action<{ text: string }, PaletteResults | Refusal> = actions.palette.search;
const listRecent: Action<undefined, FoundRecord[] | Refusal> = actions.palette.recent;

/** Adds the palette to the page. */
export function mountPalette() {
  const container = document.createElement('div');
  document.body.append(container);
  // Render before opening, so that the dialog can return the focus.
  flushSync(() =>
    createRoot(container).render(
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
        <QueryClientProvider client={new QueryClient()}>
          <Palette search={search} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
}

async function search(text: string) {
  if (text === '') return emptyAnswer(await callAction(listRecent(undefined)));
  return answerTo(text, await callAction(find({ text })));
}
