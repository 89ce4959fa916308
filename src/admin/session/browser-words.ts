const browsers: [mark: RegExp, name: string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [mark: RegExp, name: string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** `Chrome on Windows`, from what a browser says of itself. The first mark counts: most claim to be others too. */
export function browserInWords(userAgent: string) {
  const browser = nameIn(userAgent, browsers) ?? 'Another browser';
  const system = nameIn(userAgent, systems);
  return system ? `${browser} on ${system}` : browser;
}

function nameIn(userAgent: string, list: [RegExp, string][]) {
  return list.find(([mark]) => mark.test(userAgent))?.[1];
}
