const link = 'xmlns:xlink="http://www.w3.org/1999/xlink"';

export function styled(rules: string, count: number) {
  return svg(`<style>${rules}</style>${'<rect id="b"/>'.repeat(count)}`);
}

export function svg(inside: string) {
  return `<svg xmlns="http://www.w3.org/2000/svg" ${link} viewBox="0 0 9 9">${inside}</svg>`;
}
