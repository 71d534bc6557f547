import { parseDataUri } from '#domain/name/data-uri.ts'
import { isAddress } from '../address.ts'
import { isEndpoint, isExplorer, isPath } from '../configured-url.ts'
import { plainText } from '../plain-text.ts'
import { repeated } from '../repeated.ts'
import { isSpreadsheetFormula } from '../spreadsheet-formula.ts'
import type { Chain, Token } from './chain.ts'

/** What a property of a chain must be. */
interface Rule {
  /** The property's path, with `[]` for each entry of a list; a trailing `?` makes it optional. */
  readonly at: string
  readonly demand: string
  readonly isValid: (value: unknown) => boolean
}

interface Found {
  readonly property: string
  readonly value: unknown
}

const LINE = { demand: 'one line of visible text', isValid: isLine }
/** Exports have a symbol in a cell of its own. */
const CELL = { demand: 'a text that no spreadsheet takes for a formula', isValid: isPlainCell }
const DECIMALS = { demand: 'a whole number from 0 to 255', isValid: isDecimals }
const ADDRESS = { demand: '0x and 40 hexadecimal digits', isValid: isAddress }

const rules: readonly Rule[] = [
  { at: 'id', demand: 'a whole number above 0', isValid: (id) => Number.isSafeInteger(id) && Number(id) > 0 },
  { at: 'name', ...LINE },
  {
    at: 'network',
    demand: 'a lower-case slug such as base-goerli',
    isValid: textThat((network) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(network))
  },
  { at: 'nativeCurrency', demand: 'an object with name, symbol and decimals', isValid: isRecord },
  { at: 'nativeCurrency.name', ...LINE },
  { at: 'nativeCurrency.symbol', ...LINE },
  { at: 'nativeCurrency.symbol', ...CELL },
  { at: 'nativeCurrency.decimals', ...DECIMALS },
  { at: 'nativeCurrency.unit?', ...LINE },
  {
    at: 'rpcUrls',
    demand: 'a list of at least one endpoint',
    isValid: (list) => Array.isArray(list) && list.length > 0
  },
  {
    at: 'rpcUrls[]',
    demand: 'an http(s) or ws(s) URL, or a path that starts with "/" or "ws:/"',
    isValid: textThat(isEndpoint)
  },
  { at: 'blockExplorers', demand: 'a list', isValid: Array.isArray },
  { at: 'blockExplorers[].name', ...LINE },
  {
    at: 'blockExplorers[].url',
    demand: 'an http(s) URL, or a path that starts with "/", without a trailing slash',
    isValid: textThat(isExplorer)
  },
  { at: 'testnet', demand: 'true or false', isValid: (testnet) => typeof testnet === 'boolean' },
  {
    at: 'iconUrl?',
    demand: 'a path that starts with "/", or an image as a data: URL',
    isValid: textThat((url) => isPath(url) || parseDataUri(url)?.mediaType.startsWith('image/') === true)
  },
  {
    at: 'iconBackground?',
    demand: 'a colour as #rgb or #rrggbb',
    isValid: textThat((colour) => /^#(?:[0-9a-f]{3}){1,2}$/i.test(colour))
  },
  { at: 'multicall3?', ...ADDRESS },
  { at: 'gasPriceOracle?', ...ADDRESS },
  { at: 'tokens?', demand: 'a list', isValid: Array.isArray },
  { at: 'tokens[].symbol', ...LINE },
  { at: 'tokens[].symbol', ...CELL },
  { at: 'tokens[].decimals', ...DECIMALS },
  { at: 'tokens[].address', ...ADDRESS },
  { at: 'tokens[].unit?', ...LINE },
  { at: 'tokens[].spenders?', demand: 'a list', isValid: Array.isArray },
  { at: 'tokens[].spenders[]', ...ADDRESS }
]

/** Problems of a configured chain, one sentence each; configurations are not always type-checked. */
export function chainProblems(chain: Chain): readonly string[] {
  const label = `Chain ${Number.isSafeInteger(chain.id) ? chain.id : shown(chain.name)}`
  const wrong = rules.flatMap(({ at, demand, isValid }) =>
    valuesAt(chain, at)
      .filter(({ value }) => !isValid(value))
      .map(({ property, value }) => `${label}: ${property} must be ${demand}, got ${shown(value)}.`)
  )
  const twice = wrong.length === 0 && chain.tokens ? repeatedToken(chain.tokens) : undefined
  return twice ? [`${label}: tokens name ${twice} twice.`] : wrong
}

export function isToken({ symbol, decimals, address }: Token): boolean {
  return isLine(symbol) && isPlainCell(symbol) && isDecimals(decimals) && isAddress(address)
}

/** The address that two tokens share, as the second one spells it. */
export function repeatedToken(tokens: readonly Token[]): string | undefined {
  return repeated(tokens, ({ address }) => address.toLowerCase())?.address
}

function isLine(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && plainText(value) === value
}

function isPlainCell(value: unknown): boolean {
  return typeof value !== 'string' || !isSpreadsheetFormula(value)
}

function isDecimals(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= 255
}

function textThat(isValid: (text: string) => boolean): Rule['isValid'] {
  return (value) => typeof value === 'string' && isValid(value)
}

function valuesAt(chain: Chain, at: string): readonly Found[] {
  const steps = at.replace('?', '').split(/\.|(?=\[\])/)
  const found = steps.reduce<readonly Found[]>(
    (reached, step) => reached.flatMap((each) => (step === '[]' ? entriesOf(each) : [propertyOf(each, step)])),
    [{ property: '', value: chain }]
  )
  return at.endsWith('?') ? found.filter(({ value }) => value !== undefined) : found
}

function entriesOf({ property, value }: Found): readonly Found[] {
  return Array.isArray(value) ? value.map((entry, i) => ({ property: `${property}[${i}]`, value: entry })) : []
}

function propertyOf({ property, value }: Found, name: string): Found {
  return { property: property ? `${property}.${name}` : name, value: isRecord(value) ? value[name] : undefined }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function shown(value: unknown): string {
  if (value === undefined || value === null) return 'nothing'
  if (typeof value === 'string') return JSON.stringify(value)
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  return typeof value === 'object' ? 'an object' : String(value)
}
