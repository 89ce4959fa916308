import { packageFile } from './packages.ts';
import { findProgram, runProgram } from './programs.ts';

const connections = 50;
const wrk = findProgram('wrk');

export const loadTool = wrk ? 'wrk' : 'autocannon';

/** How many requests a second are answered on fifty connections, in brotli. */
export async function requestsPerSecond(url: string, seconds: number) {
  return wrk ? byWrk(wrk, url, seconds) : byAutocannon(url, seconds);
}

async function byWrk(program: string, url: string, seconds: number) {
  const fields = ['-H', 'accept-encoding: br'];
  const options = ['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', '10s'];
  const output = await runProgram(program, [...options, ...fields, url]);
  if (/Non-2xx|Socket errors/.test(output))
    throw new Error(`Under load, ${url} failed:\n${output}`);
  return Number(output.match(/Requests\/sec:\s+([\d.]+)/)?.[1]);
}

async function byAutocannon(url: string, seconds: number) {
  const fields = ['-H', 'accept-encoding=br'];
  const options = ['-c', String(connections), '-d', String(seconds), '--json', '--no-progress'];
  const program = packageFile('autocannon/autocannon.js');
  const output = await runProgram(process.execPath, [program, ...options, ...fields, url]);
  const result = JSON.parse(output) as {
    requests: { average: number };
    errors: number;
    non2xx: number;
  };
  if (result.errors + result.non2xx > 0) throw new Error(`Under load, ${url} failed:\n${output}`);
  return result.requests.average;
}
