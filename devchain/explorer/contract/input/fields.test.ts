import { type AbiFunction, parseAbiItem } from 'viem'
import { expect, test } from 'vitest'
import { fieldsOf, fillIn } from './fields.ts'
import { pathText } from './problem.ts'
import { shapeOf } from './shape.ts'

const ACCOUNT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function inputsOf(signature: string) {
  return (parseAbiItem(signature) as AbiFunction).inputs
}

/** The values, or each problem with its field and path. */
function fill(signature: string, ...typed: readonly (string | Readonly<Record<string, string>>)[]): unknown {
  const texts = Object.assign(
    {},
    ...typed.map((each, index) => (typeof each === 'string' ? { [`arg.${index}`]: each } : each))
  )
  const filled = fillIn(fieldsOf(inputsOf(signature)), texts)
  if (filled.status === 'valid') return filled.values
  return Object.fromEntries(
    [...filled.problems].map(([name, problems]) => [
      name,
      problems.map(({ path, text }) => `${pathText(path)}: ${text}`)
    ])
  )
}

test.each([
  ['address', ACCOUNT, ACCOUNT],
  ['address', ACCOUNT.toLowerCase(), ACCOUNT],
  ['bool', 'true', true],
  ['bool', 'false', false],
  ['bytes', '0x', '0x'],
  ['bytes', '0xC0FFEE', '0xc0ffee'],
  ['bytes4', '0x12345678', '0x12345678'],
  ['string', '  as typed <b>\r\nhere', '  as typed <b>\nhere'],
  ['string', '', ''],
  ['uint256', '1.5 ether', 15n * 10n ** 17n],
  ['int16', '-7', -7n]
])('%s takes %j', (type, typed, value) => {
  expect(fill(`function f(${type} a)`, typed)).toEqual([value])
})

test.each([
  ['address', '', 'Enter an address.'],
  ['address', '0x12', 'An address is 0x and 40 hexadecimal digits.'],
  ['address', ACCOUNT.replace('C5', 'c5'), 'The checksum of this address is wrong: one of its letters was mistyped.'],
  ['bool', '', 'Choose true or false.'],
  ['bool', 'yes', 'Choose true or false.'],
  ['bytes', 'c0ffee', 'Bytes are hexadecimal digits after 0x: such as 0x or 0xc0ffee.'],
  ['bytes', '0xabc', 'Each byte has two digits, but there are 3.'],
  ['bytes4', '0x1234', 'bytes4 takes exactly 4 bytes, not 2.'],
  ['bytes1', '0x', 'bytes1 takes exactly 1 byte, not 0.'],
  ['uint8', '300', '300 does not fit: uint8 holds 0 to 255.'],
  ['uint256[]', '', 'Enter a list in square brackets: [] for an empty one.'],
  ['uint256[]', '[1', 'This is not valid JSON: check brackets, commas and quotes.'],
  ['uint256[]', '{"a": 1}', 'Enter a list in square brackets here.'],
  ['uint256[2]', '[1]', 'This list takes exactly 2 items, not 1.'],
  ['uint256[]', `[${'1,'.repeat(1000)}1]`, 'At most 1000 items can be entered here.'],
  ['uint256[]', '['.repeat(50_000), 'This is not valid JSON: check brackets, commas and quotes.']
])('%s refuses %.20j in words', (type, typed, reason) => {
  expect(fill(`function f(${type} a)`, typed)).toEqual({ 'arg.0': [`a: ${reason}`] })
})

test('integers and hexadecimal values in a list need no quotes and keep every digit', () => {
  const large = 2n ** 255n + 1n
  expect(fill('function f(uint256[] a)', `[${large}, "0x10", 1e3, "1 gwei"]`)).toEqual([[large, 16n, 1000n, 10n ** 9n]])
  expect(fill('function f(address[] a, bool[] b, string[] c)', `[${ACCOUNT}]`, '[true]', '["\\"1\\", 2"]')).toEqual([
    [ACCOUNT],
    [true],
    ['"1", 2']
  ])
})

test('nested lists are filled in, down to their innermost items', () => {
  expect(fill('function f(uint8[2][] a)', '[[1, 2], [3, 4]]')).toEqual([
    [
      [1n, 2n],
      [3n, 4n]
    ]
  ])
})

const order = 'function f((address maker, (bool isOpen, uint8 kind) terms, uint256[] amounts) order)'

test('a tuple has a field for each of its parts', () => {
  const typed = { 'arg.0.0': ACCOUNT, 'arg.0.1.0': 'true', 'arg.0.1.1': '7', 'arg.0.2': '[1, 2]' }
  expect(fill(order, typed)).toEqual([[ACCOUNT, [true, 7n], [1n, 2n]]])
})

test('all wrong parts of a tuple are reported, each at its own field', () => {
  expect(fill(order, { 'arg.0.0': ACCOUNT, 'arg.0.1.0': 'true', 'arg.0.2': '[1, -2]' })).toEqual({
    'arg.0.1.1': ['kind: Enter a whole number.'],
    'arg.0.2': ['item 2 of amounts: -2 does not fit: uint256 holds 0 to 2^256 − 1.']
  })
})

const points = 'function f((uint8 x, uint8 y)[] points)'

test('tuples in a list are given by name or by position', () => {
  expect(fill(points, '[{"y": 2, "x": 1}, [3, 4]]')).toEqual([
    [
      [1n, 2n],
      [3n, 4n]
    ]
  ])
})

test.each([
  ['[{"x": 1, "y": 300}]', 'y of item 1 of points: 300 does not fit: uint8 holds 0 to 255.'],
  ['[[1, 2], {"x": 1}]', 'y of item 2 of points: This value is missing.'],
  ['[{"x": 1, "y": 2, "z": 3}]', 'item 1 of points: There is no field “z”, only x, y.'],
  ['[[1]]', 'item 1 of points: This takes 2 values (x, y), not 1.'],
  ['[7]', 'item 1 of points: Enter an object with x, y.'],
  ['[{"x": [1], "y": 2}]', 'x of item 1 of points: Enter a single value of type uint8 here.'],
  ['[{"x": null, "y": 2}]', 'x of item 1 of points: Enter a single value of type uint8 here.']
])('%s is refused with the path of what is wrong', (typed, problem) => {
  expect(fill(points, typed)).toEqual({ 'arg.0': [problem] })
})

test('a value named like a member of every object is missing unless it is given', () => {
  expect(fill('function f((uint8 constructor)[] a)', '[{}]')).toEqual({
    'arg.0': ['constructor of item 1 of a: This value is missing.']
  })
})

test('a parameter without a name is called by its position', () => {
  expect(fill('function f(uint8, uint8[])', '1', '[x]')).toEqual({
    'arg.1': ['#2: This is not valid JSON: check brackets, commas and quotes.']
  })
})

test.each([
  ['function f(uint256[] a)', '[0, …]'],
  ['function f(bool[2][] a)', '[[true, true], …]'],
  [
    'function f((address to, string[] notes)[5] a)',
    '[{"to": 0x…, "notes": ["text", …]}, {"to": 0x…, "notes": ["text", …]}, {"to": 0x…, "notes": ["text", …]}, …]'
  ]
])('the shape of %s is shown', (signature, shape) => {
  const [parameter] = inputsOf(signature)
  expect(parameter && shapeOf(parameter)).toBe(shape)
})
