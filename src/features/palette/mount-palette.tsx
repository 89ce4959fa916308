import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Palette } from '../../admin/palette/Palette.tsx';
import '../../admin/palette/palette.css';
import { cssVariables, theme } from '../../admin/theme.ts';
import { callAction } from './asked.tsx';
import { answerTo, emptyAnswer } from './commands.tsx';

export { openPalette } from '../../admin/palette/Palette.tsx';

/** Puts the palette beside the page, whatever screen that has. */
export function mountPalette() {
  const place = document.createElement('div');
  document.body.append(place);
  // Opened once it stands there, it knows where the focus was.
  flushSync(() =>
    createRoot(place).render(
      <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
        <QueryClientProvider client={new QueryClient()}>
          <Palette search={search} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
}

async function search(text: string) {
  if (text === '') return emptyAnswer(await callAction(actions.palette.recent(undefined)));
  return answerTo(text, await callAction(actions.palette.search({ text })));
}
