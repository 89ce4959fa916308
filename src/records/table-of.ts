/** One table stands for all: a query names only columns that each of its tables has. */
export function tableOf(noun: string) {
  return noun as 'partners';
}
