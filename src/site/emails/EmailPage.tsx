/* oxlint-disable jsx-a11y/control-has-associated-label -- The cells are layout, not controls. */
import { Fragment, type CSSProperties, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { withPhrases } from '../../lib/html/phrases.ts';
import { withSourceMarked } from '../../platform/languages/page-language.ts';
import { emailColours } from '../settings/colours.ts';
import { paper } from '../settings/branding.ts';
import { settings } from '../settings/settings.ts';
import { imprint, type EmailContent, type EmailEntry } from './email-content.ts';
import { emailStyles, darkAndNarrow } from './email-styles.tsx';

/** Mail programs need tables and inline styles. The letter loads no remote resources. */
export function renderEmailHtml(email: EmailContent) {
  const html = renderToStaticMarkup(<EmailPage {...email} />);
  return `<!doctype html>\n${withPhrases(withWholeAmounts(withSourceMarked(html)))}\n`;
}

/** No line ends between a currency and its amount. */
function withWholeAmounts(html: string) {
  return html.replaceAll(/>[^<]+</g, (text) => text.replaceAll(/\b([A-Z]{3}) (?=\d)/g, '$1\u00A0'));
}

function EmailPage(email: EmailContent) {
  const { preview, heading, paragraphs, body, lines = [], button, seller = [], footer } = email;
  const { metadata = {}, entries = [] } = email;
  const styles = emailStyles();
  return (
    <html lang={settings().language.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {Object.entries(metadata).map(([name, content]) => (
          <meta key={name} name={name} content={content} />
        ))}
        <title>{heading}</title>
        <style>{darkAndNarrow()}</style>
      </head>
      <body className="paper" style={{ margin: 0, padding: 0, background: paper }}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <Table className="paper" style={{ background: paper }}>
          <td align="center">
            <Table style={{ maxWidth: 600 }}>
              <td className="page" style={{ padding: '44px 36px 48px' }}>
                <Masthead />
                <h1 className="ink" style={styles.heading}>
                  {heading}
                </h1>
                {paragraphs.map((text) => (
                  <p key={text} className="ink" style={styles.paragraph}>
                    <Lines>{text.split('\n')}</Lines>
                  </p>
                ))}
                {body && <div dangerouslySetInnerHTML={{ __html: body }} />}
                {lines.length > 0 && <Answers lines={lines} />}
                {entries.map((entry) => (
                  <Entry key={entry.link.url} {...entry} />
                ))}
                {button && (
                  <p style={{ margin: '30px 0 0' }}>
                    <a className="button" href={button.url} style={styles.button}>
                      {button.label}
                    </a>
                  </p>
                )}
                {seller.length > 0 && (
                  <p className="line ink-2" style={styles.seller}>
                    <Lines>{seller}</Lines>
                  </p>
                )}
                <p className="line ink-2" style={styles.imprint}>
                  {footer && (
                    <>
                      {footer.text && (
                        <>
                          <Lines>{footer.text.split('\n')}</Lines>
                          <br />
                        </>
                      )}
                      <a className="ink-2" href={footer.link.url} style={styles.leave}>
                        {footer.link.label}
                      </a>
                      {footer.link.note}
                      {footer.own && (
                        <>
                          <br />
                          <a className="ink-2" href={footer.own.url} style={styles.leave}>
                            {footer.own.label}
                          </a>
                        </>
                      )}
                      <br />
                      <br />
                    </>
                  )}
                  <Lines>{imprint(email)}</Lines>
                </p>
              </td>
            </Table>
          </td>
        </Table>
      </body>
    </html>
  );
}

type TableProps = { className?: string; style?: CSSProperties; children: ReactNode };

/** A layout table with one row. */
function Table({ children, ...attributes }: TableProps) {
  return (
    <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} {...attributes}>
      <tbody>
        <tr>{children}</tr>
      </tbody>
    </table>
  );
}

/** The line with the half sun on it. Outlook has no rounded corners and gets only the line. */
function Masthead() {
  const styles = emailStyles();
  const { sol } = emailColours();
  const sun = `<!--[if !mso]><!--><div class="sun" style="width:52px;height:26px;border-radius:26px 26px 0 0;background:${sol};font-size:0;line-height:0"></div><!--<![endif]-->`;
  return (
    <Table>
      <td className="ink horizon" valign="bottom" style={styles.name}>
        {settings().company.name}
      </td>
      <td className="horizon" align="right" valign="bottom" style={styles.sun}>
        <div dangerouslySetInnerHTML={{ __html: sun }} />
      </td>
    </Table>
  );
}

function Entry({ heading, text, link, notes = [] }: EmailEntry) {
  const styles = emailStyles();
  return (
    <div className="line" style={styles.entry}>
      <h2 className="ink" style={styles.entryHeading}>
        {heading}
      </h2>
      <p className="ink" style={styles.entryText}>
        <Lines>{text.split('\n')}</Lines>
      </p>
      <p className="ink" style={styles.entryText}>
        <a className="ink" href={link.url} style={styles.entryLink}>
          {link.label}
        </a>
      </p>
      {notes.length > 0 && (
        <p className="ink-2" style={styles.entryNotes}>
          <Lines>{notes}</Lines>
        </p>
      )}
    </div>
  );
}

function Answers({ lines }: { lines: NonNullable<EmailContent['lines']> }) {
  const styles = emailStyles();
  return (
    <table width="100%" cellPadding={0} cellSpacing={0} style={{ margin: '14px 0 30px' }}>
      <tbody>
        {lines.map(({ label, text }) => (
          <tr key={label}>
            <td className="label line ink-2" align="left" valign="top" style={styles.label}>
              {label}
            </td>
            <td className="words line ink" align="left" valign="top" style={styles.value}>
              <Lines>{text.split('\n')}</Lines>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Lines({ children }: { children: readonly string[] }) {
  return children.map((line, index) => (
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
