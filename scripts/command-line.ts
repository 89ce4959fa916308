import path from 'node:path';
import { parseArgs } from 'node:util';
import { commands, type Command, type Option } from './commands.ts';

type Commands = typeof commands;
type CommandOptions<Name extends keyof Commands> = Commands[Name] extends { options: infer Options }
  ? Options
  : Record<string, never>;
type OptionValue<One> = One extends { default: string } | { choices: readonly string[] }
  ? string
  : One extends { value: string }
    ? string | undefined
    : boolean;
type CommandLine<Name extends keyof Commands> = {
  operands: string[];
  values: { [Key in keyof CommandOptions<Name>]: OptionValue<CommandOptions<Name>[Key]> };
};

const root = path.resolve(import.meta.dirname, '..');
const exitCodeOfMisuse = 2;

// Commands import this first, so that help needs neither settings nor a database.
const called = Object.entries(commands).find(
  ([, { file }]) => path.join(root, file) === process.argv[1],
);
if (called) parse(...called);

/** The options and operands that this command was called with. */
export function commandLine<Name extends keyof Commands>(name: Name) {
  return parse(name, commands[name]) as CommandLine<Name>;
}

function parse(name: string, command: Command) {
  const { values, operands, fault } = readArguments(command);
  if (values['help'] === true) {
    console.log(usageText(name, command));
    process.exit(0);
  }
  if (fault !== undefined) {
    console.error(`${fault}\n\n${usageText(name, command)}`);
    process.exit(exitCodeOfMisuse);
  }
  return { values, operands };
}

function readArguments({ options = {}, operands: known = {} }: Command) {
  const { tokens, values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: {
      help: { type: 'boolean', short: 'h' },
      ...Object.fromEntries(
        Object.entries(options).map(([name, one]) => [name, parserOption(one)]),
      ),
    },
  });
  const entered = tokens.filter((token) => token.kind === 'option');
  const fault =
    entered
      .map(({ name, rawName, value }) => findOptionFault(rawName, options[name], value))
      .find(Boolean) ??
    faultOfMissing(options, values) ??
    faultOfOperands(positionals, known);
  return { values, operands: positionals, fault };
}

function parserOption(option: Option) {
  if (!takesValue(option)) return { type: 'boolean' as const, default: false };
  const { default: preset } = option;
  return { type: 'string' as const, ...(preset !== undefined && { default: preset }) };
}

function takesValue({ value, choices }: Option) {
  return value !== undefined || choices !== undefined;
}

function findOptionFault(written: string, option: Option | undefined, value: string | undefined) {
  if (option === undefined) return `Unknown option: ${written}`;
  if (!takesValue(option)) return value === undefined ? undefined : `${written} takes no value`;
  if (value === undefined) return `${written} needs a value`;
  const { choices = [value] } = option;
  return choices.includes(value) ? undefined : `${written} must be ${choices.join(' or ')}`;
}

function faultOfMissing(options: Record<string, Option>, values: Record<string, unknown>) {
  const missing = Object.entries(options).find(
    ([name, { choices }]) => choices && values[name] === undefined,
  );
  return missing && `Missing: --${missing[0]}`;
}

function faultOfOperands(entered: string[], known: NonNullable<Command['operands']>) {
  const entries = Object.entries(known);
  const missing = entries.slice(entered.length).find(([, { isRequired }]) => isRequired);
  if (missing) return `Missing: <${missing[0]}>`;
  const takesMore = entries.some(([, { isRepeated }]) => isRepeated);
  const extra = takesMore ? undefined : entered[entries.length];
  return extra === undefined ? undefined : `Unknown argument: ${extra}`;
}

/** What `--help` prints. */
export function usageText(name: string, { file, purpose, options = {}, operands = {} }: Command) {
  const start = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  const call = name.includes('.ts') ? `node_modules/.bin/node ${file}` : `${start} --`;
  const operandTexts = Object.entries(operands).map(([operand, { isRequired, isRepeated }]) => {
    const word = `<${operand}>${isRepeated ? ' …' : ''}`;
    return isRequired ? word : `[${word}]`;
  });
  const lines = [
    ...Object.entries(operands).map(([operand, { meaning }]) => [`<${operand}>`, meaning]),
    ...Object.entries(options).map(
      ([option, { value, choices = [], default: preset, meaning }]) => [
        [`--${option}`, value && `<${value}>`, choices.join('|')].filter(Boolean).join(' '),
        preset ? `${meaning} (default: ${preset})` : meaning,
      ],
    ),
    ['--help', 'Shows this help'],
  ];
  const width = Math.max(...lines.map(([term = '']) => term.length));
  return [
    `${purpose}.`,
    '',
    `Usage: ${[call, '[options]', ...operandTexts].join(' ')}`,
    '',
    ...lines.map(([term = '', meaning]) => `  ${term.padEnd(width)}  ${meaning}`),
  ].join('\n');
}
