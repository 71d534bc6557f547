const FORMULA = /^(?:[\t\r\n]|\s*[=+\-@\uff1d\uff0b\uff0d\uff20])/

/** True for a cell's text that a spreadsheet calculates; some also after spaces or at full width (OWASP, "CSV Injection"). */
export function isSpreadsheetFormula(text: string): boolean {
  return FORMULA.test(text)
}
