type Node = {
  type: string;
  name?: string;
  callee?: Node;
  object?: Node;
  arguments?: Node[];
};
type Context = { report: (finding: { node: Node; message: string }) => void };

/** As `vitest/expect-expect`, for the journeys: their `test` is Playwright's, which oxlint does not know. */
const expectExpect = {
  create(context: Context) {
    let test: Node | undefined;
    let isAsserting = false;
    return {
      CallExpression(node: Node) {
        const name = calleeName(node);
        if (name?.startsWith('expect')) isAsserting = true;
        else if (name === 'test' && node.arguments?.at(-1)?.type.endsWith('FunctionExpression')) {
          test = node;
          isAsserting = false;
        }
      },
      'CallExpression:exit'(node: Node) {
        if (node !== test) return;
        if (!isAsserting) context.report({ node, message: 'Test has no assertions' });
        test = undefined;
      },
    };
  },
};

export default { meta: { name: 'journeys' }, rules: { 'expect-expect': expectExpect } };

/** `expect` of `expect.soft(…)`, but nothing of `test.describe(…)`, which is no test. */
function calleeName({ callee }: Node) {
  const name = callee?.name ?? callee?.object?.name;
  return name === 'test' && callee?.object ? undefined : name;
}
