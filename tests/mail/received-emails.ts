/** A mail whose every line costs the parser kilobytes. */
export function emailOfManyLines(lines = 500_000) {
  return `From: Noor <noor@lindqvist.example>\nSubject: Many lines\nMessage-ID: <lines@lindqvist.example>\n\n${'ab\n'.repeat(lines)}`;
}

/** Mails as they were received, with bytes as characters. */
export const receivedEmails = {
  noCharset: `From: Tanaka <tanaka@customer.example>
Subject: Inquiry
Content-Type: text/plain;
Content-Transfer-Encoding: 7bit
X-Mailer: Microsoft Outlook 16.0

\u001B$B$*@$OC$K$J$C$F$*$j$^$9!#EDCf$G$9!#\u001B(B
`,
  microsoftLetters: `From: =?iso-2022-jp-ms?B?GyRCfGI2Py1qGyhC?= <k@customer.example>
Subject: =?Shift_JIS?B?h0Du4JF3ikuCzIm/imkgh4o=?=
Content-Type: text/plain; charset="Shift_JIS"
Content-Transfer-Encoding: base64

h0Du4JF3ikuCzIm/imkgh4o=
`,
  wrongCharset: `From: Vendor <vendor@customer.example>
Subject: Body is UTF-8
Content-Type: text/plain; charset=iso-2022-jp
Content-Transfer-Encoding: 8bit

${Buffer.from('ほげ 東京').toString('latin1')}
`,
  winmail: `From: Outlook User <outlook@customer.example>
Subject: Offer for home 1204
MIME-Version: 1.0
Content-Type: multipart/mixed; boundary="b1"

--b1
Content-Type: text/plain; charset="us-ascii"

${' '}
--b1
Content-Type: application/ms-tnef; name="winmail.dat"
Content-Disposition: attachment; filename="winmail.dat"
Content-Transfer-Encoding: base64

eJ8+IgEAAQaQCAAEAAAAAAABAAEAJ820HH166SMF2HSnOzuvvJHYMVeuLFqINgH/dA2/H+iI+NzM
--b1--
`,
};
