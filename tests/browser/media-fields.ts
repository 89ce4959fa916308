import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, signIn } from './admin-site.ts';
import { findEdit } from './admin-steps.ts';

const demo = path.resolve(import.meta.dirname, '../../demo');

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

export const at = { x: 20, y: 20 };

export function field(page: Page, name: string) {
  return page.getByRole('group', { name });
}

export async function openPartner(page: Page, name: string) {
  await signIn(page);
  await page.goto('/admin/partners');
  await findEdit(page, name).click();
  await expect(field(page, 'Logo')).toBeVisible();
}

/** Opens a partner who has been given a photo with this file name. */
export async function openPartnerWithPhoto(page: Page, name: string, file: string) {
  await openPartner(page, name);
  await choose(field(page, 'Photo'), await imageFile(file, 800, 1000));
  await expectStored(field(page, 'Photo'), file);
  await save(page);
  await openPartner(page, name);
}

export async function save(page: Page) {
  await page.getByRole('button', { name: 'Update Partner' }).click();
  await expect(page.getByText('Partner published')).toBeVisible();
}

export async function choose(of: Locator, ...files: ChosenFile[]) {
  await of.locator('input[type=file]').setInputFiles(files);
}

/** The server may take a while over a picture. */
export async function expectStored(of: Locator, name: string) {
  await expect(of.getByRole('button', { name: /^Edit alt text / })).toBeVisible({
    timeout: 20_000,
  });
  await expect(of).toContainText(name);
}

export async function imageFile(name: string, width: number, height: number): Promise<ChosenFile> {
  const canvas = sharp({ create: { width, height, channels: 3, background: '#a29a8c' } });
  const isPng = name.endsWith('.png');
  const buffer = await (isPng ? canvas.png() : canvas.jpeg()).toBuffer();
  return { name, mimeType: isPng ? 'image/png' : 'image/jpeg', buffer };
}

/** A photo that is as heavy as one of a camera. */
export async function noise(name: string, width: number): Promise<ChosenFile> {
  const buffer = await sharp({
    create: {
      width,
      height: width,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

export function demoFile(name: string) {
  return readFile(path.join(demo, name));
}
