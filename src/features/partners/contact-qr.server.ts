import { renderSVG } from 'uqr';

/** The QR code of a partner's vCard: of its URL, which is short enough for large squares. */
export function contactQr(vcardUrl: string) {
  return renderSVG(vcardUrl, { border: 2 });
}
