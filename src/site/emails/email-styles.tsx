import { type CSSProperties } from 'react';
import { nameSpacing } from '../branding.ts';
import { emailColours } from '../settings/colours.ts';
import { paper } from '../settings/branding.ts';
import { emailFaces } from '../email-faces.ts';

/** Some mail programs do not support the `font` shorthand. */
function type(fontSize: number, lineHeight: number, fontFamily: string) {
  return { fontFamily, fontSize, fontWeight: 400, lineHeight };
}

export function emailStyles() {
  const { ink, ink2, rule: ruleColour } = emailColours();
  const { display, text, heading, prose } = emailFaces();
  const [horizon, rule] = [`1px solid ${ink}`, `1px solid ${ruleColour}`];
  return {
    name: {
      borderBottom: horizon,
      padding: '0 0 11px',
      ...type(24, 1, display),
      letterSpacing: nameSpacing() ?? '0.18em',
      color: ink,
    },
    sun: { borderBottom: horizon, padding: '0 36px 0 0' },
    heading: {
      margin: '44px 0 28px',
      fontFamily: display,
      fontWeight: 400,
      ...heading,
      textWrap: 'balance',
      color: ink,
      overflowWrap: 'anywhere',
    },
    paragraph: {
      margin: '0 0 18px',
      ...type(18, prose, text),
      color: ink,
      overflowWrap: 'anywhere',
    },
    subheading: { margin: '30px 0 12px', ...type(24, 1.25, display), color: ink },
    list: { margin: '0 0 18px', padding: '0 0 0 24px', ...type(18, prose, text), color: ink },
    item: { margin: '0 0 6px' },
    quote: {
      margin: '0 0 18px',
      borderLeft: horizon,
      padding: '0 0 0 18px',
      ...type(18, prose, text),
      color: ink,
    },
    label: {
      width: 170,
      borderTop: rule,
      padding: '12px 16px 12px 0',
      ...type(15, 1.5, text),
      color: ink2,
    },
    value: {
      borderTop: rule,
      padding: '12px 0',
      ...type(17, 1.5, text),
      color: ink,
      wordBreak: 'break-word',
      overflowWrap: 'anywhere',
    },
    entry: { borderTop: rule, padding: '18px 0 8px' },
    entryHeading: {
      margin: '0 0 6px',
      ...type(22, 1.3, display),
      color: ink,
      overflowWrap: 'anywhere',
    },
    entryText: {
      margin: '0 0 8px',
      ...type(17, prose, text),
      color: ink,
      overflowWrap: 'anywhere',
    },
    entryLink: { color: ink },
    entryNotes: {
      margin: '0 0 8px',
      ...type(15, 1.5, text),
      color: ink2,
      overflowWrap: 'anywhere',
    },
    button: {
      display: 'inline-block',
      padding: '17px 30px',
      background: ink,
      ...type(17, 1.3, text),
      color: paper,
      textDecoration: 'none',
    },
    leave: { color: ink2 },
    seller: {
      margin: '30px 0 0',
      borderTop: rule,
      padding: '14px 0 0',
      ...type(17, 1.5, text),
      color: ink2,
      overflowWrap: 'anywhere',
    },
    imprint: {
      margin: '48px 0 0',
      borderTop: rule,
      padding: '18px 0 0',
      ...type(15, 1.6, text),
      color: ink2,
    },
  } satisfies Record<string, CSSProperties>;
}

export function darkAndNarrow() {
  const { mere, ink2OnMere, ruleOnMere, solOnMere } = emailColours();
  return `
:root { color-scheme: light dark; supported-color-schemes: light dark }
@media (prefers-color-scheme: dark) {
  .paper { background: ${mere} !important }
  .ink { color: ${paper} !important }
  .ink-2 { color: ${ink2OnMere} !important }
  .line { border-color: ${ruleOnMere} !important }
  .horizon { border-color: ${paper} !important }
  .sun { background: ${solOnMere} !important }
  .button { background: ${paper} !important; color: ${mere} !important }
}
@media (max-width: 480px) {
  .page { padding: 28px 20px 32px !important }
  .label, .words { display: block !important; width: auto !important }
  .label { padding-bottom: 0 !important }
  .words { border-top: 0 !important; padding-top: 2px !important }
}
`;
}
