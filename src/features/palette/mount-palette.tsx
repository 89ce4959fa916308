import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { actions } from 'astro:actions';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Palette } from '../../admin/palette/Palette.tsx';
import '../../admin/palette/palette.css';
import { cssVariables, theme } from '../../admin/frame/theme.ts';
import { callAction } from './asked.tsx';
import { answerTo, emptyAnswer } from './commands.tsx';

export { openPalette } from '../../admin/palette/Palette.tsx';

/** Adds the palette to the page as a React root of its own. */
export function mountPalette() {
  const container = document.createElement('div');
  document.body.append(container);
  // Rendered synchronously, so that the palette can read the focus before it opens.
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
  if (text === '') return emptyAnswer(await callAction(actions.palette.recent(undefined)));
  return answerTo(text, await callAction(actions.palette.search({ text })));
}
