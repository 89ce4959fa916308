/** Adds `https://` to an address of the web that is typed without it, such as `example.com/plans`. Other text stays. */
export function withHttps(typed: string) {
  const text = typed.trim();
  return bareAddress.test(text) ? `https://${text}` : typed;
}

const bareAddress = /^[^\s:/@?#]+\.[^\s:/@?#.]{2,}(?::\d+)?(?:[/?#]\S*)?$/;
