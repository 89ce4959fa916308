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

/** For example `Chrome on Windows`. The first match counts, because most browsers also claim to be others. */
export function browserName(userAgent: string) {
  const browser = firstMatch(userAgent, browsers) ?? 'Another browser';
  const system = firstMatch(userAgent, systems);
  return system ? `${browser} on ${system}` : browser;
}

function firstMatch(userAgent: string, list: [RegExp, string][]) {
  return list.find(([mark]) => mark.test(userAgent))?.[1];
}
