import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { z } from 'zod';
import { expectNoAxeViolations } from '../../../tests/kit/axe.ts';
import { home, openForm } from '../../../tests/kit/record-form.tsx';
import { FileInput } from '../controls/FileInput.tsx';
import { ConditionalFields } from '../fields/ConditionalFields.tsx';
import { TextField } from '../fields/TextField.tsx';

const schema = z.object({ title: z.string(), medium: z.string() });

test('a dropped file goes to the only field that takes it, which is shown first', async () => {
  open();
  await drag('dragover', 'tour.mp4', 'video/mp4');
  await expect.element(page.getByText('Drop to add to: Video')).toBeVisible();
  await drag('drop', 'tour.mp4', 'video/mp4');
  await expect.element(page.getByText('Video has tour.mp4')).toBeVisible();
  await expect.element(page.getByLabelText('Medium')).toHaveValue('video');
  await expect.element(page.getByText('Drop to add to: Video')).not.toBeInTheDocument();
  await expect.element(page.getByText('Switched to Video')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByLabelText('Medium')).toHaveValue('none');
});

test('where several fields take a file a dialog asks, with the one that is needed first', async () => {
  open();
  await drag('dragover', 'tower.jpg', 'image/jpeg');
  await expect.element(page.getByText('Drop, then choose where it goes')).toBeVisible();
  await drag('drop', 'tower.jpg', 'image/jpeg');
  const dialog = page.getByRole('dialog', { name: 'Where does the file go?' });
  await expect.element(dialog.getByRole('button', { name: 'Main image' })).toHaveFocus();
  expect(
    dialog
      .getByRole('listitem')
      .elements()
      .map((item) => item.textContent),
  ).toEqual(['Main image', 'Gallery', 'Portrait: replace']);
  await expectNoAxeViolations();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Main image has tower.jpg')).toBeVisible();
  await drag('drop', 'one.jpg two.jpg', 'image/jpeg');
  await expect.element(page.getByText('Gallery has one.jpg two.jpg')).toBeVisible();
});

test('a photo in a format of no field still reaches a field, and another file is refused', async () => {
  open();
  await drag('drop', 'photo.heic', 'image/heic');
  const dialog = page.getByRole('dialog', { name: 'Where does the file go?' });
  await expect.element(dialog.getByText('photo.heic')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await drag('drop', 'all.zip', 'application/zip');
  await expect.element(page.getByText('No field of this form takes all.zip').first()).toBeVisible();
});

function open() {
  openForm({
    schema,
    record: { ...home, medium: 'none' },
    children: (
      <>
        <TextField name="title" label="Title" />
        <TextField name="medium" label="Medium" />
        <Files field="Portrait" accept="image/jpeg" isFilled />
        <Files field="Gallery" accept="image/jpeg" isMany />
        <Files field="Main image" accept="image/jpeg" isNeeded />
        <ConditionalFields name="medium" is="video">
          <Files field="Video" accept="video/mp4" />
        </ConditionalFields>
      </>
    ),
  });
}

type FilesProps = {
  field: string;
  accept: string;
  isMany?: boolean;
  isFilled?: boolean;
  isNeeded?: boolean;
};

function Files(props: FilesProps) {
  const [names, setNames] = useState('nothing');
  return (
    <p>
      <FileInput
        {...props}
        id={props.field}
        onFiles={(files) => setNames(files.map(({ name }) => name).join(' '))}
      />
      {props.field} has {names}
    </p>
  );
}

async function drag(event: 'dragover' | 'drop', names: string, type: string) {
  const dataTransfer = new DataTransfer();
  for (const name of names.split(' ')) dataTransfer.items.add(new File(['x'], name, { type }));
  await expect.element(page.getByLabelText('Title')).toBeVisible();
  page
    .getByText('Title', { exact: true })
    .element()
    .dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
}
