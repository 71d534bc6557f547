import { parseAst } from 'vite'

/**
 * What the oldest supported browsers lack (`src/build/oldest-browsers.ts`), with the first versions of Chrome, Firefox and
 * Safari that have it. Global names, members as `.name`, static members as `Object.name`. The compiler
 * checks the language itself: its `lib` names no later edition.
 *
 * @see https://github.com/mdn/browser-compat-data
 */
const NEWER_APIS: Readonly<Record<string, string>> = {
  'AbortSignal.any': '116, 124, 17.4',
  'Array.fromAsync': '121, 115, 16.4',
  'Atomics.waitAsync': '90, 145, 16.4',
  CloseWatcher: '126, 149, 27.3',
  'CSS.highlights': '105, 140, 17.2',
  'Error.isError': '134, 138, 18.4',
  Float16Array: '135, 129, 18.2',
  Highlight: '105, 140, 17.2',
  'Intl.DurationFormat': '129, 136, 16.4',
  'Intl.Segmenter': '87, 125, 14.1',
  Iterator: '122, 131, 18.4',
  'Map.groupBy': '117, 119, 17.4',
  'Object.groupBy': '117, 119, 17.4',
  'Promise.try': '128, 134, 18.2',
  'Promise.withResolvers': '119, 121, 17.4',
  'ReadableStream.from': 'none, 117, 27',
  'RegExp.escape': '136, 134, 18.2',
  'Response.json': '105, 115, 17',
  Temporal: '144, 139, 27.3',
  'URL.canParse': '120, 115, 17',
  'URL.parse': '126, 126, 18',
  URLPattern: '95, 142, 26',
  cancelIdleCallback: '47, 55, none',
  cookieStore: '87, 140, 18.4',
  navigation: '102, 147, 26.2',
  'location.ancestorOrigins': '20, 148, 6',
  requestIdleCallback: '47, 55, none',
  scheduler: '94, 142, none',
  trustedTypes: '83, 148, 26',
  '.checkVisibility': '105, 106, 17.4',
  '.closedBy': '134, 141, 27.3',
  '.difference': '122, 127, 17',
  '.fromBase64': '140, 133, 18.2',
  '.fromHex': '140, 133, 18.2',
  '.getHTML': '125, 128, 18',
  '.getSetCookie': '113, 112, 17',
  '.hidePopover': '114, 125, 17',
  '.intersection': '122, 127, 17',
  '.isDisjointFrom': '122, 127, 17',
  '.isSubsetOf': '122, 127, 17',
  '.isSupersetOf': '122, 127, 17',
  '.moveBefore': '133, 144, none',
  '.requestClose': '134, 139, 18.4',
  '.setHTML': '146, 148, none',
  '.setHTMLUnsafe': '124, 123, 26',
  '.showPopover': '114, 125, 17',
  '.startViewTransition': '111, 144, 18',
  '.symmetricDifference': '122, 127, 17',
  '.toBase64': '140, 133, 18.2',
  '.togglePopover': '114, 125, 17',
  '.union': '122, 127, 17',
  '.userAgentData': '90, none, none',
  // Of a regular expression.
  'flag v': '112, 116, 17'
}

/** Available in secure contexts only, not to a page served over plain HTTP. */
const SECURE_APIS: readonly string[] = [
  'navigator.clipboard',
  'navigator.credentials',
  'navigator.locks',
  'navigator.permissions',
  'navigator.serviceWorker',
  'navigator.share',
  'navigator.storage',
  'navigator.wakeLock',
  'crypto.randomUUID',
  'crypto.subtle'
]

/** In styles, with the first versions of Chrome, Firefox and Safari; includes features without an older equivalent. */
const NEWER_STYLES: Readonly<Record<string, readonly [pattern: RegExp, versions: string]>> = {
  '@function': [/@function\b/, '139, none, 27.3'],
  '@position-try': [/@position-try\b/, '125, 147, 26'],
  '@property': [/@property\b/, '85, 128, 16.4'],
  '@scope': [/@scope\b/, '118, 146, 26.4'],
  '@starting-style': [/@starting-style\b/, '117, 129, 17.5'],
  '@view-transition': [/@view-transition\b/, '126, none, 18.2'],
  'align-content of a block': [/\balign-?content\b/i, '123, 125, 17.4'],
  'allow-discrete': [/\ballow-discrete\b/, '117, 129, 17.4'],
  'anchor positioning': [/\banchor\(|\bposition-?anchor\b|\banchor-?name\b/i, '125, 147, 26'],
  'animation-timeline': [/\banimation-?timeline\b/i, '115, 159, 26'],
  'backdrop-filter': [/\bbackdrop-?filter\b/i, '76, 103, 18'],
  'calc-size()': [/\bcalc-size\(/, '129, none, none'],
  'content-visibility': [/\bcontent-?visibility\b/i, '85, 125, 18'],
  'field-sizing': [/\bfield-?sizing\b/i, '123, 152, 26.2'],
  'interpolate-size': [/\binterpolate-?size\b/i, '129, none, none'],
  'light-dark()': [/\blight-dark\(/, '123, 120, 17.5'],
  'linear() easing': [/\blinear\([\d.]/, '113, 112, 17.2'],
  'relative colours': [/\b(?:rgb|hsl|oklch|oklab|lch|lab|hwb|color)\(\s*from\b/, '122, 128, 18'],
  'scrollbar-color': [/\bscrollbar-?color\b/i, '121, 64, 26.2'],
  'scrollbar-gutter': [/\bscrollbar-?gutter\b/i, '94, 97, 18.2'],
  'scrollbar-width': [/\bscrollbar-?width\b/i, '121, 64, 18.2'],
  'text-box': [/\btext-?box\b/i, '133, 154, 18.2'],
  'text-wrap': [/\btext-?wrap\b/i, '114, 121, 17.4'],
  ':open': [/:open\b/, '133, 136, 26.5'],
  ':popover-open': [/:popover-open\b/, '114, 125, 17'],
  ':user-invalid': [/:user-(?:in)?valid\b/, '119, 88, 16.5'],
  '::details-content': [/::details-content\b/, '131, 143, 18.4']
}

/** In styles, what an oldest browser has only with the prefix `-webkit-`, with the first versions that do without it. */
const PREFIXED_STYLES: Readonly<Record<string, string>> = {
  'background-clip: text': '120, 49, 14',
  'box-decoration-break': '130, 32, none',
  hyphens: '55, 43, 17',
  'image-set': '113, 89, 17',
  mask: '120, 53, 15.4',
  'mask-clip': '120, 53, 15.4',
  'mask-composite': '120, 53, 15.4',
  'mask-image': '120, 53, 15.4',
  'mask-origin': '120, 53, 15.4',
  'mask-position': '120, 53, 15.4',
  'mask-repeat': '120, 53, 15.4',
  'mask-size': '120, 53, 15.4',
  'print-color-adjust': '136, 97, 15.4',
  'text-size-adjust': '54, none, none',
  'user-select': '54, 69, none'
}

interface SyntaxNode {
  readonly type: string
  readonly [key: string]: unknown
}

/** @returns the listed names that the file uses, each once; whether it feature-detects them is for a reviewer to judge. */
export function newerApisIn(file: string, code: string): readonly string[] {
  const found = new Set<string>()
  visit(parse(file, code), (node) => {
    for (const name of namesOf(node)) if (isNewer(name)) found.add(name)
  })
  return [...found].sort()
}

/** The same for styles, comments excluded. */
export function newerStylesIn(file: string, code: string): readonly string[] {
  const texts: string[] = []
  visit(parse(file, code), (node) => void texts.push(...textsOf(node)))
  const all = texts.join('\n')
  return Object.keys(NEWER_STYLES).filter((name) => NEWER_STYLES[name]?.[0].test(all))
}

/** The same for styles that the file does not also write with their prefix. */
export function unprefixedStylesIn(file: string, code: string): readonly string[] {
  const texts: string[] = []
  visit(parse(file, code), (node) => void texts.push(...textsOf(node)))
  const all = texts.join('\n')
  return Object.keys(PREFIXED_STYLES).filter((name) => {
    const pattern = name.replaceAll('-', '-?').replace(': ', ':?\\s*')
    const isWritten = (prefix: string) => new RegExp(`(?<![-\\w])${prefix}${pattern}(?![-\\w])`, 'i').test(all)
    return isWritten('') && !isWritten('-?webkit-?')
  })
}

function isNewer(name: string): boolean {
  return Object.hasOwn(NEWER_APIS, name) || SECURE_APIS.includes(name)
}

function parse(file: string, code: string): unknown {
  return parseAst(code, { lang: file.endsWith('.ts') ? 'ts' : 'tsx' })
}

function visit(value: unknown, take: (node: SyntaxNode) => void): void {
  if (typeof value !== 'object' || value === null) return
  if (isNode(value)) take(value)
  for (const key in value) visit((value as Readonly<Record<string, unknown>>)[key], take)
}

function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

function namesOf(node: SyntaxNode): readonly string[] {
  if (node.type === 'Literal') return flagsOf(node).includes('v') ? ['flag v'] : []
  if (node.type !== 'MemberExpression') return []
  const name = nameOf(node['property'])
  return [nameOf(node['object']), `.${name}`, `${nameOf(node['object'])}.${name}`]
}

function flagsOf(node: SyntaxNode): string {
  const { flags = '' } = Object(node['regex']) as { readonly flags?: string }
  return flags
}

/** Of an identifier, a member or a bracketed string; globals may be accessed through the window. */
function nameOf(value: unknown): string {
  if (!isNode(value)) return ''
  if (value.type === 'ChainExpression') return nameOf(value['expression'])
  if (value.type === 'MemberExpression') return nameOf(value['property'])
  return String(value['name'] ?? value['value'] ?? '')
}

function textsOf(node: SyntaxNode): readonly string[] {
  if (node.type === 'Literal') return [String(node['value'])]
  if (node.type === 'TemplateElement') return [String((Object(node['value']) as { readonly raw?: string }).raw)]
  if (node.type === 'Property') return [nameOf(node['key'])]
  return []
}
