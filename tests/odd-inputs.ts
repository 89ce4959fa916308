import { z } from 'zod';
import { isLong } from './long.ts';

const rounds = isLong ? 60 : 8;

type Schema = {
  type?: string;
  format?: string;
  const?: unknown;
  enum?: unknown[];
  $ref?: string;
  $defs?: Record<string, Schema>;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  prefixItems?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
};

const oddTexts = ['x', '', '\u0000', '\uD800', "'; drop table news; --", '🏙'.repeat(40), 'none'];
const oddNumbers = [0, -1, 1, 2_147_483_648, Number.MAX_SAFE_INTEGER, 1e308];

const missingImage = '/media/images/projects/0123456789abcdef01234567_800x800_a29a8c.jpg';

/** Inputs that a schema may take, with these ids and with odd texts and numbers: the same at every run. */
export function oddInputs(schema: z.ZodType, ids: readonly string[]): unknown[] {
  if (schema instanceof z.ZodUndefined) return [undefined];
  // What a loose object passes on is named only by the schema behind it.
  if (schema instanceof z.ZodPipe && schema.in instanceof z.ZodObject) {
    const behind = oddInputs(schema.out as z.ZodType, ids);
    return oddInputs(schema.in, ids).map((input, round) => Object.assign({}, behind[round], input));
  }
  const root = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  const inputs: unknown[] = [];
  for (let round = 0; round < rounds; round += 1) inputs.push(makeSample(root, round));
  return inputs;

  function makeSample(part: Schema, round: number, key = '', depth = 0): unknown {
    const pick = <T>(list: readonly T[], by = round) => list[by % list.length] as T;
    if (part.$ref) {
      const target = root.$defs?.[part.$ref.replace('#/$defs/', '')] ?? {};
      return depth > 6 ? null : makeSample(target, round, key, depth + 1);
    }
    if ('const' in part) return part.const;
    if (part.enum) return pick(part.enum);
    const choices = part.anyOf ?? part.oneOf;
    if (choices)
      return makeSample(pick(choices), Math.floor(round / choices.length), key, depth + 1);
    if (part.allOf)
      return Object.assign({}, ...part.allOf.map((one) => makeSample(one, round, key, depth + 1)));
    if (/^(by|urls|films|main|gallery)$|url$/i.test(key) && part.type !== 'array')
      return missingImage;
    if (/^(units|levels|days|lat|lng)$/.test(key)) return pick([0, 1, 49]);
    if (/^(date|done)$/.test(key)) return '2031-01-05';
    switch (part.type) {
      case 'object': {
        const entries = Object.entries(part.properties ?? {}).filter(
          ([name]) => part.required?.includes(name) === true || round % 2 === 0,
        );
        return Object.fromEntries(
          entries.map(([name, value]) => [name, makeSample(value, round, name, depth + 1)]),
        );
      }
      case 'array': {
        const length = Math.max(part.minItems ?? 0, depth > 6 ? 0 : round % 3);
        return Array.from({ length }, (_none, index) =>
          makeSample(part.items ?? {}, round + index, key, depth + 1),
        );
      }
      case 'integer':
      case 'number':
        return pick(
          oddNumbers
            .filter(
              (value) =>
                value >= (part.minimum ?? -Infinity) && value <= (part.maximum ?? Infinity),
            )
            .concat(part.minimum ?? 1),
        );
      case 'boolean':
        return round % 4 < 2;
      case 'null':
        return null;
      case 'string': {
        if (key === 'submissionKey') return 'k'.repeat(20);
        if (key === 'email') return pick(['nobody@solmere.example', 'ingrid@solmere.example']);
        if (key === 'city') return 'VANCOUVER';
        if (/^(phone|office|mobile)$/.test(key)) return '+1 604 555 0142';
        if (key === 'zone' || key === 'timeZone') return 'America/Vancouver';
        if (key === 'time') return '09:00';
        if (part.format === 'uuid') return pick(ids, Math.floor(round / 2));
        if (part.format === 'date-time')
          return pick([
            '2031-01-05T17:00:00.000Z',
            '0000-01-01T00:00:00.000Z',
            '9999-12-31T23:59:59.999Z',
          ]);
        if (part.format === 'date') return pick(['2031-01-05', '0000-01-01', '9999-12-31']);
        if (part.format === 'email')
          return pick(['nobody@solmere.example', 'ingrid@solmere.example']);
        if (part.format === 'uri') return 'https://nowhere.example/x';
        if (/id$|ids$|givenTo|joinedTo|receiver/i.test(key)) return pick([...ids, ...oddTexts]);
        if (/day|On$|At$/.test(key))
          return pick(['2031-01-05', '2031-01-05T17:00:00.000Z', '9999-12-31']);
        return pick(oddTexts, Math.floor(round / 3))
          .padEnd(part.minLength ?? 0, 'x')
          .slice(0, part.maxLength ?? 10_000);
      }
      case undefined:
      default:
        return pick(oddTexts);
    }
  }
}
