/**
 * A value that keeps its own direction in a sentence of the other one, such as an amount or an address in Arabic. By its
 * first letter, so left to right for digits alone; the marks around it are seen by nobody.
 */
export function isolate(value: string | number): string {
  return `\u2068${value}\u2069`
}
