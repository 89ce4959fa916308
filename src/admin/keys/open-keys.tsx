import { MantineProvider } from '@mantine/core';
import { createRoot } from 'react-dom/client';
import { cssVariables, theme } from '../frame/theme.ts';
import { KeysDialog } from './KeysDialog.tsx';

/** Opens the list of keys on any screen, as a React root of its own. */
export function openKeys() {
  const container = document.createElement('div');
  document.body.append(container);
  const root = createRoot(container);
  root.render(
    <MantineProvider theme={theme} cssVariablesResolver={cssVariables} forceColorScheme="light">
      <KeysDialog
        onClose={() => {
          root.unmount();
          container.remove();
        }}
      />
    </MantineProvider>,
  );
}
