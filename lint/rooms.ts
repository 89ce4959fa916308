import path from 'node:path';
import { reasonAgainst } from './directions.ts';

type Node = { source?: { value?: unknown } | null };
type Context = {
  filename: string;
  report: (finding: { node: unknown; message: string }) => void;
};

const root = path.dirname(import.meta.dirname);

/** A plugin for oxlint: imports follow `lint/directions.ts`. */
export default {
  meta: { name: 'rooms' },
  rules: {
    direction: {
      create({ filename, report }: Context) {
        const file = path.relative(root, filename).replaceAll(path.sep, '/');
        const check = ({ source }: Node) => {
          if (typeof source?.value !== 'string') return;
          const reason = reasonAgainst(file, source.value);
          if (reason)
            report({ node: source, message: `'${source.value}' stays outside: ${reason}` });
        };
        return {
          ImportDeclaration: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
          ImportExpression: check,
        };
      },
    },
  },
};
