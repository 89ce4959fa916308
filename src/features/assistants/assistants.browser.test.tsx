import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { answerAction } from '../../../tests/kit/astro-actions.ts';
import { ingrid } from '../../../tests/fixtures/members.ts';
import { AdminProvider } from '../../admin/frame/AdminProvider.tsx';
import { withStateColumns } from '../../admin/publishing/state-column.tsx';
import { assistantActor } from '../../model/actors.ts';
import { ProposedText } from '../media/describe/ProposedText.tsx';
import { Assistants } from './Assistants.tsx';

let root: Root;

beforeEach(() => {
  document.body.innerHTML = '<main class="admin-main"></main>';
  root = createRoot(document.querySelector('main') ?? document.body);
});

afterEach(() => root.unmount());

test('an owner lets assistants connect, and stops them', async () => {
  let isOn = false;
  answerAction('apiKeys.list', () => []);
  answerAction('assistants.read', () => ({ isOn, address: 'https://solmere.example/mcp' }));
  answerAction('assistants.switch', (input) => {
    ({ isOn } = input);
    return { outcome: 'done' };
  });
  root.render(
    <AdminProvider member={ingrid}>
      <Assistants />
    </AdminProvider>,
  );
  await expect.element(page.getByText('Assistants cannot connect.')).toBeVisible();
  await expect
    .element(page.getByLabelText('Address for assistants'))
    .toHaveValue('https://solmere.example/mcp');
  await page.getByRole('button', { name: 'Let assistants connect' }).click();
  await expect.element(page.getByText('Assistants can connect.')).toBeVisible();
  await page.getByRole('button', { name: 'Stop assistants' }).click();
  await expect.element(page.getByText('Assistants cannot connect.')).toBeVisible();
});

const proposal = {
  body: 'A tower at dusk',
  madeBy: assistantActor('Claude', ingrid.email),
  madeAt: '2026-11-20T18:00:00.000Z',
};

test('a proposed alt text is taken or dismissed by a person', async () => {
  const taken: string[] = [];
  const dismissed: unknown[] = [];
  answerAction('media.dismissText', (input: unknown) => {
    dismissed.push(input);
    return { outcome: 'done' };
  });
  const render = (alt: string) =>
    root.render(
      <AdminProvider member={ingrid}>
        <ProposedText
          file={{ url: '/media/x.jpg', proposal }}
          alt={alt}
          onTake={(text) => taken.push(text)}
          onDismissed={() => undefined}
        />
      </AdminProvider>,
    );
  const region = page.getByRole('region', { name: 'Alt text proposed' });
  render('');
  await expect.element(page.getByText('Alt text proposed by Assistant “Claude”')).toBeVisible();
  await page.getByRole('button', { name: 'Use this text' }).click();
  expect(taken).toEqual(['A tower at dusk']);
  await region.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => dismissed).toEqual([{ url: '/media/x.jpg' }]);
  render('A tower at dusk');
  await expect.element(region).not.toBeInTheDocument();
});

test('a list marks the drafts that assistants have changed, whoever saved them last', async () => {
  const [column] = withStateColumns([]);
  const render = (assistant?: string) =>
    root.render(
      <AdminProvider member={ingrid}>
        {column?.cell({
          id: 'x',
          revision: 1,
          updatedAt: proposal.madeAt,
          publication: {
            state: 'draft',
            isPublic: false,
            publishAt: null,
            problem: null,
            savedBy: 'ada@solmere.example',
            ...(assistant !== undefined && { assistant }),
          },
        })}
      </AdminProvider>,
    );
  render(proposal.madeBy);
  await expect.element(page.getByText('Assistant “Claude”')).toBeVisible();
  render();
  await expect.element(page.getByText('Not published yet')).toBeVisible();
  await expect.element(page.getByText('Assistant “Claude”')).not.toBeInTheDocument();
});
