/** `402 室`, `A2 戶`, and `7 號戶`, since `7 戶` is seven homes. */
export function homeNumber(number: string) {
  if (/^\d{3,}[A-Z]?$/i.test(number)) return `${number} 室`;
  return /^\d/.test(number) ? `${number} 號戶` : `${number} 戶`;
}
