import { expect, test } from 'vitest'
import { isSameAddress } from '../address.ts'
import { typedDataProblem } from './check-typed-data.ts'

const alice = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const checksum = (address: string) => (isSameAddress(address, alice) ? alice : undefined)
const dataProblem = (given: unknown) => typedDataProblem(given, checksum)
const salt = `0x${'ab'.repeat(32)}`

const domain = { name: 'Harbour', version: '1', chainId: 84531n, verifyingContract: alice, salt }
const types = {
  Payment: [
    { name: 'to', type: 'Berth[2]' },
    { name: 'amount', type: 'uint256' },
    { name: 'note', type: 'string' }
  ],
  Berth: [
    { name: 'owner', type: 'address' },
    { name: 'metres', type: 'int8[][2]' }
  ]
}
const berth = { owner: alice, metres: [[-128, 127n], []] }
const message = { to: [berth, berth], amount: 2n ** 256n - 1n, note: 'häfen ⚓' }
const payment = { domain, types, primaryType: 'Payment', message }

/** The problem of one value of this type. */
function problemOf(type: string, value: unknown): string | undefined {
  const one = { Only: [{ name: 'value', type }] }
  return dataProblem({ domain: {}, types: one, primaryType: 'Only', message: { value } })
}

test('data whose values fit their types can be signed, with bigints and without a type of the domain', () => {
  expect(dataProblem(payment)).toBeUndefined()
  expect(dataProblem({ ...payment, domain: {} })).toBeUndefined()
})

test('data as a server sends it can be signed: integers as text, and with a type of the domain', () => {
  const EIP712Domain = [
    { name: 'name', type: 'string' },
    { name: 'chainId', type: 'uint256' }
  ]
  const text = JSON.stringify({
    domain: { name: 'Harbour', chainId: '84531' },
    types: { ...types, EIP712Domain },
    primaryType: 'Payment',
    message: {
      to: [
        { owner: alice, metres: [['-5'], ['0x7f', 0]] },
        { owner: alice, metres: [[], []] }
      ],
      amount: '12',
      note: ''
    }
  })
  expect(dataProblem(JSON.parse(text))).toBeUndefined()
})

test.each<[unknown, string]>([
  [undefined, 'The typed data must be an object with domain, types, primaryType and message.'],
  ['{}', 'The typed data must be an object with domain, types, primaryType and message.'],
  [{ ...payment, types: undefined }, 'types must be an object.'],
  [{ ...payment, types: { Payment: {} } }, 'types.Payment must be an array of fields.'],
  [
    { ...payment, types: { Payment: [null] } },
    'types.Payment must be an array of fields, each with a name and a type.'
  ],
  [{ ...payment, types: { uint256: [] } }, 'types must not have the name "uint256".'],
  [{ ...payment, types: { 'Pay ment': [] } }, 'types must not have the name "Pay ment".'],
  [{ ...payment, types: { A: [{ name: 'a b', type: 'bool' }] } }, 'types.A must not have a field "a b".'],
  [
    {
      ...payment,
      types: {
        A: [
          { name: 'a', type: 'bool' },
          { name: 'a', type: 'string' }
        ]
      }
    },
    'types.A has a twice.'
  ],
  [{ ...payment, primaryType: 'Other' }, 'primaryType must be one of types, got "Other".'],
  [{ ...payment, primaryType: 'constructor' }, 'primaryType must be one of types, got "constructor".'],
  [{ ...payment, primaryType: undefined }, 'primaryType must be one of types, got undefined.'],
  [
    { ...payment, types: { ...types, EIP712Domain: [] }, domain: {}, primaryType: 'EIP712Domain' },
    'primaryType must be one of types, got "EIP712Domain".'
  ],
  [{ ...payment, domain: undefined }, 'domain must be an object.'],
  [{ ...payment, domain: { ...domain, chain: 1 } }, 'domain must not have "chain", which EIP712Domain does not have.'],
  [{ ...payment, domain: { name: 5 } }, 'domain.name must be text without lone surrogates.'],
  [{ ...payment, domain: { salt: '0xab' } }, 'domain.salt must be 0x and 64 hexadecimal digits.'],
  [
    { ...payment, domain: { verifyingContract: 'vitalik.eth' } },
    'domain.verifyingContract must be 0x and 40 hexadecimal digits.'
  ],
  [{ ...payment, domain: { chainId: 0 } }, 'domain.chainId must be the id of a chain.'],
  [{ ...payment, domain: { chainId: 2n ** 53n } }, 'domain.chainId must be the id of a chain.'],
  [{ ...payment, domain: { chainId: 1.5 } }, 'domain.chainId must be an integer that fits uint256.'],
  [
    { ...payment, types: { ...types, EIP712Domain: [{ name: 'name', type: 'string' }] } },
    'domain must not have "version", which EIP712Domain does not have.'
  ],
  [
    { ...payment, types: { ...types, EIP712Domain: [{ name: 'chainId', type: 'uint8' }] } },
    'types.EIP712Domain must have fields of EIP-712 only, got "uint8 chainId".'
  ],
  [{ ...payment, message: [] }, 'message must be an object.'],
  [{ ...payment, message: { ...message, amount: undefined } }, 'message.amount is missing.'],
  [{ ...payment, message: { ...message, fee: 1n } }, 'message must not have "fee", which Payment does not have.'],
  [{ ...payment, message: { ...message, to: [berth] } }, 'message.to must be an array of 2.'],
  [{ ...payment, message: { ...message, to: [berth, null] } }, 'message.to[1] must be an object.'],
  [
    { ...payment, message: { ...message, to: [berth, { ...berth, metres: [[], [128]] }] } },
    'message.to[1].metres[1][0] must be an integer that fits int8.'
  ],
  [{ ...payment, message: { ...message, to: Array(2) } }, 'message.to[0] must be an object.']
])('data that no wallet can sign is refused with the first wrong part: case %#', (given, problem) => {
  expect(dataProblem(given)).toBe(problem)
})

test.each([
  'uint',
  'int',
  'uint7',
  'uint264',
  'bytes33',
  'bytes0',
  'byte',
  'function',
  'fixed128x18',
  'tuple',
  'EIP712Domain',
  'toString',
  'Only[',
  'bool[0]',
  'bool[-1]',
  '',
  `bool${'[]'.repeat(60)}`
])('the type %j is none of EIP-712', (type) => {
  expect(problemOf(type, [])).toMatch(/^types\.Only\.value must have a type of EIP-712 or of types, got "/)
})

test.each<[string, unknown]>([
  ['uint8', 255],
  ['uint8', '0xff'],
  ['int256', -(2n ** 255n)],
  ['int256', (-(2n ** 255n)).toString()],
  ['uint256', (2n ** 256n - 1n).toString()],
  ['uint48', 2 ** 48 - 1],
  ['bool', false],
  ['bytes', '0x'],
  ['bytes4', '0xABcdef01'],
  ['string', ''],
  ['string[]', []],
  ['bool[1][2]', [[true], [false]]]
])('a value of %s may be %s', (type, value) => {
  expect(problemOf(type, value)).toBeUndefined()
})

test.each<[string, unknown, string]>([
  ['uint8', 256, 'an integer that fits uint8'],
  ['uint8', -1n, 'an integer that fits uint8'],
  ['uint256', 2n ** 256n, 'an integer that fits uint256'],
  ['uint256', 2 ** 53, 'an integer that fits uint256'],
  ['uint256', 0.5, 'an integer that fits uint256'],
  ['uint256', '1e3', 'an integer that fits uint256'],
  ['uint256', '007', 'an integer that fits uint256'],
  ['uint256', '', 'an integer that fits uint256'],
  ['uint256', true, 'an integer that fits uint256'],
  ['uint256', '9'.repeat(1_000_000), 'an integer that fits uint256'],
  ['bool', 'true', 'true or false'],
  ['bool', 1, 'true or false'],
  ['string', 1, 'text without lone surrogates'],
  ['string', '\ud800', 'text without lone surrogates'],
  ['address', '0x12', '0x and 40 hexadecimal digits'],
  ['bytes', '0x123', '0x and pairs of hexadecimal digits'],
  ['bytes4', '0xabcdef', '0x and 8 hexadecimal digits'],
  ['bytes4', 'abcdef01', '0x and 8 hexadecimal digits']
])('a value of %s cannot be %o', (type, value, demand) => {
  expect(problemOf(type, value)).toBe(`message.value must be ${demand}.`)
})

test('null is a value of no type', () => {
  for (const type of ['uint8', 'bool', 'string', 'address', 'bytes', 'bool[]'])
    expect(problemOf(type, null)).toMatch(/^message\.value must be /)
})

test('a type may contain itself, but a value that does is refused', () => {
  const Node = [{ name: 'children', type: 'Node[]' }]
  const tree = (root: unknown) => dataProblem({ domain: {}, types: { Node }, primaryType: 'Node', message: root })
  expect(tree({ children: [{ children: [] }, { children: [] }] })).toBeUndefined()
  const endless: { children: unknown[] } = { children: [] }
  endless.children.push(endless)
  expect(tree(endless)).toMatch(/ must not be inside of more than 32 others\.$/)
})

test('names of JavaScript’s own are ordinary names', () => {
  const own = JSON.parse('{ "__proto__": [{ "name": "toString", "type": "bool" }] }')
  const data = { domain: {}, types: own, primaryType: '__proto__' }
  expect(dataProblem({ ...data, message: { toString: true } })).toBeUndefined()
  expect(dataProblem({ ...data, message: {} })).toBe('message.toString is missing.')
})

test('an address is in small letters or has its checksum, wherever it stands', () => {
  const types = { Permit: [{ name: 'spenders', type: 'address[]' }] }
  const given = (address: string, verifyingContract: string) =>
    dataProblem({
      domain: { verifyingContract },
      types,
      primaryType: 'Permit',
      message: { spenders: [alice, address] }
    })
  const [small, large] = [alice.toLowerCase(), `0x${alice.slice(2).toUpperCase()}`]
  expect([given(alice, small), given(small, alice)]).toEqual([undefined, undefined])
  for (const wrong of [large, alice.replace('f39F', 'F39F')]) {
    expect(given(wrong, alice)).toBe('message.spenders[1] has a wrong checksum.')
    expect(given(alice, wrong)).toBe('domain.verifyingContract has a wrong checksum.')
  }
})
