type Node = { type: string; [key: string]: unknown };
type Context = {
  filename: string;
  options: unknown[];
  report: (finding: { node: Node; message: string }) => void;
};
type TrueUse = { why: string; names: string[]; in?: string[] };
type Options = { instead: Record<string, string>; trueUses: TrueUse[] };

/** Refuses old words in the names of what code declares: functions, variables, parameters, types, and their members. */
const oldWords = {
  meta: { schema: [{ type: 'object' }] },
  create({ filename, options, report }: Context) {
    const [{ instead, trueUses }] = options as [Options];
    const allowed = new Set(
      trueUses
        .filter((use) => use.in?.some((part) => filename.includes(part)) ?? true)
        .flatMap(({ names }) => names),
    );
    const checkName = (node: Node) => {
      const { name } = node;
      if (node.type !== 'Identifier' || typeof name !== 'string' || allowed.has(name)) return;
      const word = name
        .split(/(?<=[a-z0-9])(?=[A-Z])|_/)
        .map((part) => part.toLowerCase())
        .find((part) => Object.hasOwn(instead, part));
      if (word) report({ node, message: `Instead of “${word}”, say ${instead[word]}.` });
    };
    const checkNames = (node: Node) => boundNames(node).forEach(checkName);
    const checkId = ({ id }: Node) => isNode(id) && checkNames(id);
    const checkKey = ({ key, computed }: Node) => isNode(key) && !computed && checkName(key);
    const checkParams = ({ params }: Node) => nodesIn(params).forEach(checkNames);
    return {
      VariableDeclarator: checkId,
      ClassDeclaration: checkId,
      TSTypeAliasDeclaration: checkId,
      TSInterfaceDeclaration: checkId,
      FunctionDeclaration: (node: Node) => {
        checkId(node);
        checkParams(node);
      },
      FunctionExpression: checkParams,
      ArrowFunctionExpression: checkParams,
      TSFunctionType: checkParams,
      ObjectExpression: ({ properties }: Node) => nodesIn(properties).forEach(checkKey),
      PropertyDefinition: checkKey,
      MethodDefinition: checkKey,
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
      TSNamedTupleMember: ({ label }: Node) => isNode(label) && checkName(label),
    };
  },
};

/** The names that a pattern declares. */
function boundNames(node: Node): Node[] {
  const { argument, elements, left, parameter, properties, value } = node;
  const inner = {
    ArrayPattern: nodesIn(elements),
    AssignmentPattern: nodesIn([left]),
    ObjectPattern: nodesIn(properties),
    Property: nodesIn([value]),
    RestElement: nodesIn([argument]),
    TSParameterProperty: nodesIn([parameter]),
  }[node.type];
  return inner ? inner.flatMap(boundNames) : [node];
}

function nodesIn(list: unknown) {
  return Array.isArray(list) ? list.filter(isNode) : [];
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

export default { meta: { name: 'words' }, rules: { 'no-old-words': oldWords } };
