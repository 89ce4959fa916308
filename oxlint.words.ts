type Node = { type: string; name?: string; id?: Node | null; [key: string]: unknown };
type Context = { options: unknown[]; report: (finding: { node: Node; message: string }) => void };
type Options = { instead: Record<string, string>; except: string[] };

/** Refuses old words in the names of functions, variables, types and classes. Keys of stored data are not looked at. */
const oldWords = {
  meta: { schema: [{ type: 'object' }] },
  create({ options, report }: Context) {
    const [{ instead, except }] = options as [Options];
    const check = ({ id }: Node) => {
      if (id?.type !== 'Identifier' || !id.name || except.includes(id.name)) return;
      const word = id.name
        .split(/(?<=[a-z0-9])(?=[A-Z])|_/)
        .map((part) => part.toLowerCase())
        .find((part) => Object.hasOwn(instead, part));
      if (word) report({ node: id, message: `Instead of “${word}”, say ${instead[word]}.` });
    };
    return {
      FunctionDeclaration: check,
      VariableDeclarator: check,
      ClassDeclaration: check,
      TSTypeAliasDeclaration: check,
      TSInterfaceDeclaration: check,
    };
  },
};

export default { meta: { name: 'words' }, rules: { 'no-old-words': oldWords } };
