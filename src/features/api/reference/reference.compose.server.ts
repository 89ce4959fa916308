import type { ApiOperation, ApiReferenceTexts, ApiValue } from './api-reference.ts';
import { apiDocument } from './openapi.compose.server.ts';
import { problemKinds } from '../problem.ts';

type Schema = {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  format?: string;
  description?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  additionalProperties?: unknown;
};

type Content = Record<string, { schema?: Schema }>;

type Operation = {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security?: unknown[];
  parameters?: {
    name: string;
    in: string;
    required?: boolean;
    description?: string;
    schema?: Schema;
  }[];
  requestBody?: { content: Content };
  responses: Record<string, { description: string; content?: Content }>;
};

const deepest = 4;

/** What the page about the API shows, read from its document. */
export function apiReference(origin: string): ApiReferenceTexts {
  const document = JSON.parse(JSON.stringify(apiDocument(origin))) as {
    info: { title: string; description: string };
    servers: { url: string }[];
    tags: { name: string }[];
    paths: Record<string, Record<string, Operation>>;
    components: { schemas: Record<string, Schema> };
  };
  const { schemas } = document.components;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      tag: operation.tags[0],
      operation: describe(method, path, operation),
    })),
  );
  return {
    title: document.info.title,
    description: document.info.description,
    server: document.servers[0]?.url ?? '',
    groups: document.tags.map(({ name }) => ({
      name,
      operations: operations.flatMap(({ tag, operation }) => (tag === name ? operation : [])),
    })),
    problems: Object.entries(problemKinds).map(([kind, problem]) => ({
      id: `problem-${kind}`,
      ...problem,
    })),
  };

  function describe(method: string, path: string, operation: Operation): ApiOperation {
    const { operationId: id, summary, description = '', security = [], responses } = operation;
    const done = Object.entries(responses).find(([status]) => status.startsWith('20'));
    return {
      id,
      method: method.toUpperCase(),
      path,
      summary,
      description,
      needsKey: security.length > 0,
      parameters: (operation.parameters ?? []).map((one) => ({
        name: one.name,
        type: `${typeText(one.schema ?? {})}, in the ${one.in === 'header' ? 'headers' : one.in}`,
        isRequired: one.required === true,
        description: one.description ?? one.schema?.description ?? '',
        values: [],
      })),
      bodies: listBodies(schemaIn(operation.requestBody?.content)),
      answer: listValues(schemaIn(done?.[1].content)),
      statuses: Object.entries(responses).map(([status, one]) => ({
        status,
        description: one.description,
      })),
    };
  }

  function listBodies(schema: Schema | undefined) {
    if (!schema) return [];
    const kinds = resolved(schema).oneOf ?? resolved(schema).anyOf ?? [schema];
    return kinds.map((kind) => {
      const { form } = resolved(kind).properties ?? {};
      const title = typeof form?.const === 'string' ? form.const : '';
      return { title, values: listValues(kind) };
    });
  }

  function listValues(schema: Schema | undefined, depth = 0): ApiValue[] {
    if (!schema || depth > deepest) return [];
    const { properties = {}, required = [] } = objectIn(schema);
    return Object.entries(properties).map(([name, value]) => ({
      name,
      type: typeText(value),
      isRequired: required.includes(name),
      description: value.description ?? resolved(value).description ?? '',
      values: listValues(value, depth + 1),
    }));
  }

  /** The object that a value is, or that its list or its alternatives hold. */
  function objectIn(schema: Schema): Schema {
    const found = resolved(schema);
    if (found.items) return objectIn(found.items);
    const [first] = (found.anyOf ?? []).filter((one) => resolved(one).type !== 'null');
    return first ? objectIn(first) : found;
  }

  function typeText(schema: Schema): string {
    const found = resolved(schema);
    if (found.anyOf) return [...new Set(found.anyOf.map(typeText))].join(' or ');
    if (found.const !== undefined) return JSON.stringify(found.const);
    if (found.enum) return found.enum.map((value) => JSON.stringify(value)).join(' or ');
    if (found.items) return `list of ${typeText(found.items)}`;
    if (found.format === 'date') return 'day';
    if (found.format === 'date-time') return 'time';
    return [found.type ?? []]
      .flat()
      .map((type) => typeNames[type] ?? type)
      .join(' or ');
  }

  function resolved(schema: Schema): Schema {
    const name = schema.$ref?.split('/').at(-1);
    return name === undefined ? schema : (schemas[name] ?? {});
  }
}

const typeNames: Record<string, string> = {
  string: 'text',
  number: 'number',
  integer: 'integer',
  boolean: 'true or false',
  object: 'object',
  null: 'null',
};

function schemaIn(content: Content | undefined) {
  return content?.['application/json']?.schema;
}
