import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

/** No container engine is needed: the files are read, not run. */
const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '..', file), 'utf8');

type Service = {
  build?: string;
  image?: string;
  user?: string;
  read_only?: boolean;
  tmpfs?: string[];
  cap_drop?: string[];
  cap_add?: string[];
  security_opt?: string[];
  privileged?: boolean;
  ports?: string[];
};

const { services } = parse(read('compose.yaml'), { merge: true }) as {
  services: Record<string, Service>;
};
const instructions = read('Dockerfile')
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll(/\\\n\s*/g, '')
  .split('\n')
  .filter(Boolean);

/** A digest, or a version with three numbers, two for PostgreSQL, or the day of a MinIO release. */
const pinned =
  /@sha256:[\da-f]{64}$|:\d+\.\d+\.\d+(-[\w.-]+)?$|:RELEASE\.[\dTZ-]+$|^postgres:\d+\.\d+$/;

test('every image is pinned', () => {
  const stages = instructions.map((line) => / AS (\w+)$/.exec(line)?.[1]);
  const bases = instructions.map((line) => /^FROM (\S+)/.exec(line)?.[1]);
  const images = [
    ...bases.filter((base) => !stages.includes(base)),
    ...Object.values(services).map(({ image }) => image),
  ].filter((image) => image !== undefined);
  expect(images.length).toBeGreaterThan(4);
  expect(images.filter((image) => !pinned.test(image))).toEqual([]);
});

test('the image installs exactly what is locked', () => {
  expect(instructions).toContain('RUN npm ci');
  expect(instructions.join('\n')).not.toMatch(/npm (install|i|update)\b|curl|wget|^ADD /m);
});

test('the image runs as a user without rights, on a program that it cannot change', () => {
  const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));
  const users = last.filter((line) => line.startsWith('USER '));
  expect(users).toEqual(['USER solmere']);
  expect(last.join('\n')).toMatch(/useradd --system --uid 10001\b/);
  expect(last.filter((line) => /^COPY .*--(chown|chmod)/.test(line))).toEqual([]);
  const user = last.indexOf('USER solmere');
  expect(last.slice(user).filter((line) => /^(RUN|COPY|ADD) /.test(line))).toEqual([]);
});

test.each(Object.entries(services))('%s gains no privileges', (_name, service) => {
  expect(service.security_opt).toContain('no-new-privileges:true');
  expect(service.privileged).not.toBe(true);
});

test('the site has no capabilities, and writes only its data and temporary files', () => {
  const instances = Object.values(services).filter(({ build }) => build !== undefined);
  expect(instances.length).toBe(2);
  for (const { cap_drop, cap_add, read_only, tmpfs, user, ports } of instances) {
    expect([cap_drop, cap_add]).toEqual([['ALL'], undefined]);
    expect([read_only, tmpfs]).toEqual([true, ['/tmp']]);
    // Only the proxy is reached from outside, as the user of the image.
    expect([user, ports]).toEqual([undefined, undefined]);
  }
});

test('proxy and database have few capabilities and a read-only root', () => {
  const allowed = ['CHOWN', 'DAC_OVERRIDE', 'FOWNER', 'NET_BIND_SERVICE', 'SETGID', 'SETUID'];
  for (const name of ['proxy', 'database']) {
    expect(services[name]).toMatchObject({ cap_drop: ['ALL'], read_only: true });
    expect(allowed).toEqual(expect.arrayContaining(services[name]?.cap_add ?? []));
  }
});
