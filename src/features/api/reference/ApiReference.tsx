import { paths } from '../../../site/paths.ts';
import { Accordion, AccordionItem } from '../../../ui/Accordion.tsx';
import { TextLink } from '../../../ui/TextLink.tsx';
import type { ApiOperation, ApiReferenceTexts, ApiValue } from './api-reference.ts';
import styles from './ApiReference.module.css';

/** The API for those who connect another system, generated from its OpenAPI document. */
export function ApiReference({ reference }: { reference: ApiReferenceTexts }) {
  const { title, description, server, groups, problems } = reference;
  return (
    <article className={`wrap ${styles.reference}`}>
      <header className={styles.head}>
        <h1 className={`display ${styles.title}`}>{title}</h1>
        <p className="lead">
          <WithCode text={description} />
        </p>
        <p>
          <code className={styles.code}>{server}</code>
        </p>
        <p>
          <TextLink href={paths.apiDocument}>OpenAPI document</TextLink>
        </p>
      </header>
      {groups.map(({ name, operations }) => (
        <section key={name} className={`grid ${styles.group}`} aria-labelledby={`api-${name}`}>
          <h2 id={`api-${name}`} className={`display display--2 ${styles.heading}`}>
            {name}
          </h2>
          <div className={styles.list}>
            <Accordion>
              {operations.map((operation) => (
                <AccordionItem key={operation.id} group={`api-${name}`} title={operation.summary}>
                  <Operation operation={operation} />
                </AccordionItem>
              ))}
            </Accordion>
          </div>
        </section>
      ))}
      <section className={`grid ${styles.group}`} aria-labelledby="api-problems">
        <h2 id="api-problems" className={`display display--2 ${styles.heading}`}>
          Problems
        </h2>
        <dl className={`num ${styles.list} ${styles.problems}`}>
          {problems.map(({ id, status, title: problem }) => (
            <div key={id} id={id}>
              <dt>{status}</dt>
              <dd>{problem}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}

function Operation({ operation }: { operation: ApiOperation }) {
  const { method, path, description, needsKey, parameters, bodies, answer, statuses } = operation;
  return (
    <div className={styles.operation}>
      <p>
        <code className={styles.code}>
          {method} {path}
        </code>
      </p>
      {description ? (
        <p>
          <WithCode text={description} />
        </p>
      ) : null}
      <p className="muted">{needsKey ? 'Needs an API key.' : 'Needs no key.'}</p>
      <Values title="Parameters" values={parameters} />
      {bodies.map(({ title, values }) => (
        <Values
          key={title}
          title={title ? `Body of the form “${title}”` : 'Body'}
          values={values}
        />
      ))}
      <Values title="Answer" values={answer} />
      <h3 className="title">Statuses</h3>
      <dl className={`num ${styles.problems}`}>
        {statuses.map(({ status, description: meaning }) => (
          <div key={status}>
            <dt>{status}</dt>
            <dd>
              <WithCode text={meaning} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function Values({ title, values }: { title: string; values: ApiValue[] }) {
  if (values.length === 0) return null;
  return (
    <>
      <h3 className="title">{title}</h3>
      <ValueList values={values} />
    </>
  );
}

function ValueList({ values }: { values: ApiValue[] }) {
  return (
    <ul className={styles.values}>
      {values.map(({ name, type, isRequired, description, values: inner }) => (
        <li key={name}>
          <code className={styles.code}>{name}</code>{' '}
          <span className="muted">
            {type}
            {isRequired ? '' : ', optional'}
          </span>
          {description ? (
            <span className={styles.about}>
              <WithCode text={description} />
            </span>
          ) : null}
          {inner.length > 0 ? <ValueList values={inner} /> : null}
        </li>
      ))}
    </ul>
  );
}

/** What is between backticks is code. */
function WithCode({ text }: { text: string }) {
  return text.split('`').map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <code key={index} className={styles.code}>
        {part}
      </code>
    ),
  );
}
