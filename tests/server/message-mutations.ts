import fc from 'fast-check'
import { bob } from './visitor.ts'

type Change = fc.Arbitrary<(text: string) => string>

/** Control, bidi, zero-width, combining and look-alike characters, odd spaces and line breaks, half of a pair. */
const ODD_CHARACTERS = [
  ...'\0\u0001\b\t\v\f\r\u001b\u007f\u0085\u00a0\u00ad\u0301\u034f\u061c\u115f\u180e',
  ...'\u200b\u200c\u200d\u200e\u200f\u2028\u2029\u202a\u202b\u202c\u202d\u202e\u202f\u2060\u2066\u2067\u2068\u2069',
  ...'\u3000\ufe0f\ufeff\ufff9\uff10\uff1a\u0430\u0435\u043e\u0131\u{e0001}\u{1f600}',
  '\ud800',
  '\udfff'
]
const FIELDS = ['URI', 'Version', 'Chain ID', 'Nonce', 'Issued At', 'Expiration Time']

const character = fc.oneof(fc.constantFrom(...ODD_CHARACTERS), fc.integer({ min: 32, max: 126 }).map(fromCode))
/** In parts per million of the text. */
const position = fc.nat(1_000_000)
const field = fc.constantFrom(...FIELDS)

const edits: Change = fc
  .tuple(position, fc.nat(3), fc.array(character, { maxLength: 3 }))
  .map(([at, removed, added]) => (text) => {
    const index = Math.floor((at / 1_000_001) * (text.length + 1))
    return text.slice(0, index) + added.join('') + text.slice(index + removed)
  })

const values: Change = fc.oneof(
  fieldSetTo('URI', [
    '%/',
    '%?a=b',
    '%#a',
    '%/../',
    '%:80',
    '% ',
    '%\\',
    '%%00',
    'HTTP://127.0.0.1:5173',
    'http://user@127.0.0.1:5173',
    'http://127.1:5173',
    'http://2130706433:5173',
    'http://[::ffff:127.0.0.1]:5173',
    'http://127.0.0.1:05173',
    '//127.0.0.1:5173',
    '127.0.0.1:5173',
    'javascript:alert(1)',
    'http://evil.test',
    'http://127.0.0.1:5173@evil.test'
  ]),
  fieldSetTo('Version', ['0', '2', '01', '1.0', '１', '']),
  fieldSetTo('Chain ID', ['0', '1', '999999', '59140', '-%', '+%', '0%', '%.0', '0x14a33', '8.4531e4', '９', '%n', '']),
  fieldSetTo('Nonce', ['00000000', '%0', '', 'a-b-c-d-e-f-g-h']),
  ...['Issued At', 'Expiration Time'].map((name) =>
    fieldSetTo(name, [
      '2024-02-30T22:13:20.000Z',
      '2023-02-29T00:00:00.000Z',
      '2023-11-14',
      '2023-11-14T22:13:20Z',
      '2023-11-14T24:00:00.000Z',
      '2023-12-31T23:59:60.000Z',
      '2023-11-14T22:13:20.0000Z',
      '2023-11-14T23:13:20.000+01:00',
      '2023-11-14t22:13:20.000z',
      '2023-11-14 22:13:20.000Z',
      'Tue, 14 Nov 2023 22:13:20 GMT',
      '+275760-09-13T00:00:00.000Z',
      '-000001-01-01T00:00:00.000Z',
      '9999-12-31T23:59:59.999Z',
      '1970-01-01T00:00:00.000Z',
      '1700000000000',
      '%+00:00',
      'never',
      ''
    ])
  )
)

const lines: Change = fc.oneof(
  field.map((name) => (text: string) => text.replace(lineOf(name), '')),
  field.map((name) => (text: string) => text.replace(lineOf(name), (line) => line + line)),
  field.map((name) => (text: string) => text.replace(lineOf(name), (line) => line.toLowerCase())),
  fc.tuple(field, field).map(
    ([one, other]) =>
      (text: string) =>
        swapped(text, lineOf(one).exec(text)?.[0] ?? '', lineOf(other).exec(text)?.[0] ?? '')
  ),
  fc
    .constantFrom('\nNot Before: 2023-11-14T22:13:20.000Z', '\nRequest ID: 7', '\nRequest ID: ', '\nResources:', '\n')
    .chain((added) =>
      fc.constantFrom(
        (text: string) => text + added,
        (text: string) => added.trim() + text
      )
    ),
  fc
    .tuple(fc.constantFrom('\r\n', '\r', '\n\n', '\n\r', '\u2028', '\u0085', ' \n', '\n '), position)
    .map(([lineBreak, from]) => (text: string) => {
      const index = Math.floor((from / 1_000_001) * text.length)
      return text.slice(0, index) + text.slice(index).replace(from % 2 ? /\n/ : /\n/g, lineBreak)
    })
)

const heads: Change = fc.oneof(
  fc.array(fc.boolean(), { minLength: 42, maxLength: 42 }).map((isUpper) => (text: string) => {
    return text.replace(/0x\w{40}/, (address) =>
      Array.from(address, (digit, at) => recased(digit, isUpper[at])).join('')
    )
  }),
  fc.constantFrom(
    (text: string) => text.replace(/0x\w{40}/, bob.address),
    (text: string) => text.replace(/0x(?=\w{40})/, '0X'),
    (text: string) => text.replace(/0x(?=\w{40})/, ''),
    (text: string) => `http://${text}`,
    (text: string) => `https://${text}`,
    (text: string) => text.replace(/^\S+/, 'evil.test'),
    (text: string) => text.replace(/^\S+/, '127.0.0.1'),
    (text: string) => text.replace(/^\S+/, '127.0.0.1.:5173'),
    (text: string) => text.replace(/^\S+/, '127.0.0.1:5174'),
    (text: string) => text.replace(/^\S+/, 'user@127.0.0.1:5173'),
    (text: string) => text.replace(/Sign in .*\n\n/, ''),
    (text: string) => text.replace(/Sign in .*\n/, ''),
    (text: string) => text.replace('Portside', 'Harbour'),
    (text: string) => text.replace(/(Sign in .*\n)/, '$1$1'),
    (text: string) => text.replace('costs nothing.', 'costs nothing.\n\nURI: http://evil.test'),
    (text: string) => `${text}\n${text}`,
    (text: string) => text.toUpperCase(),
    (text: string) => text.normalize('NFD').trimEnd().concat(' ')
  )
)

/** One to three changes to a message, each of them small. */
export const mutations: Change = fc
  .array(fc.oneof({ arbitrary: edits, weight: 3 }, { arbitrary: values, weight: 2 }, lines, heads), {
    minLength: 1,
    maxLength: 3
  })
  .map((changes) => (text) => changes.reduce((changed, change) => change(changed), text))

/** Another value for a field; `%` stands for the present one. */
function fieldSetTo(name: string, others: readonly string[]): Change {
  return fc.constantFrom(...others).map((other) => (text) => {
    return text.replace(lineOf(name), (line) => {
      const present = line.slice(name.length + 3)
      return `\n${name}: ${other.replace('%', () => present)}`
    })
  })
}

function lineOf(name: string): RegExp {
  return new RegExp(`\\n${name}: .*`)
}

function swapped(text: string, one: string, other: string): string {
  if (one === '' || other === '') return text
  return text
    .replace(one, '\n<one>')
    .replace(other, () => one)
    .replace('\n<one>', () => other)
}

function recased(digit: string, isUpper = false): string {
  return isUpper ? digit.toUpperCase() : digit.toLowerCase()
}

function fromCode(code: number): string {
  return String.fromCharCode(code)
}
