import { describe, expect, test } from 'vitest'
import type { Address, Hex } from '#domain/address.ts'
import { abiVectors } from '../vectors/abi-vectors.ts'
import { withAbi } from './contract-fixtures.ts'
import { alice, bob, type ContractFork, errorOf, id, titled } from './contract-fork.ts'

const MIN_INT256 = -(2n ** 255n)
const MAX_UINT256 = 2n ** 256n - 1n
const BITS = Array.from({ length: 32 }, (_, i) => 8 * (i + 1))
const SIZES = Array.from({ length: 32 }, (_, i) => i + 1)
const long = 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich. '.repeat(20)

/** Integers of at most 48 bits are numbers. */
const ofWidth = (bits: number, value: bigint): unknown => (bits <= 48 ? Number(value) : value)

const bounds = BITS.flatMap((bits): readonly (readonly [type: string, value: unknown])[] => {
  const size = 2n ** BigInt(bits)
  return [
    [`uint${bits}`, ofWidth(bits, 0n)],
    [`uint${bits}`, ofWidth(bits, size - 1n)],
    [`int${bits}`, ofWidth(bits, -size / 2n)],
    [`int${bits}`, ofWidth(bits, -1n)],
    [`int${bits}`, ofWidth(bits, size / 2n - 1n)]
  ]
})

/** Each is what a call takes and what it returns. */
const elementary: readonly (readonly [type: string, value: unknown])[] = [
  ['uint8', 255],
  ['uint16', 65_535],
  ['uint48', 281_474_976_710_655],
  ['int48', -140_737_488_355_328],
  ['uint56', 72_057_594_037_927_935n],
  ['uint64', 18_446_744_073_709_551_615n],
  ['int56', -36_028_797_018_963_968n],
  ['int256', MIN_INT256],
  ['uint256', MAX_UINT256],
  ...bounds,
  ['bool', true],
  ['bool', false],
  ['address', '0x0000000000000000000000000000000000000000'],
  ['address', alice],
  ['address', '0xFFfFfFffFFfffFFfFFfFFFFFffFFFffffFfFFFfF'],
  // EIP-55's own examples with letters of one case.
  ['address', '0x52908400098527886E0F7030069857D2E4169EE7'],
  ['address', '0xde709f2102306220921060314715629080e2fb77'],
  ['string', ''],
  ['string', '0x'],
  ['string', '👩‍👩‍👧‍👦 שלום é'],
  ['string', '\u0000\u0001 between \u202e and \u0000'],
  ['string', '\ufeffwith a byte order mark'],
  ['string', '\uffff'],
  ['string', 'x'.repeat(32)],
  ['string', long],
  ['bytes', '0x'],
  ['bytes', '0x00'],
  ['bytes', `0x${'00ff'.repeat(16)}`],
  ['bytes', `0x${'a5'.repeat(10_001)}`],
  ...SIZES.flatMap((size) => [
    [`bytes${size}`, `0x${'00'.repeat(size)}`] as const,
    [`bytes${size}`, `0x${'0f'.repeat(size - 1)}f0`] as const
  ])
]

const point = { x: -7, y: 2n ** 200n }
const line = { name: 'a', from: { x: -2_147_483_648, y: 0n }, to: [point, { x: 2_147_483_647, y: MAX_UINT256 }] }
/** Names that objects have already. */
const odd = Object.fromEntries<unknown>([
  ['length', 5n],
  ['then', bob],
  ['toString', true],
  ['__proto__', '0x01020304'],
  ['hasOwnProperty', 'text']
])

const composite: readonly (readonly [name: string, value: unknown])[] = [
  ['fixedArray', [0, 1, 255]],
  ['list', []],
  ['list', [0n, MAX_UINT256]],
  ['list', Array.from({ length: 1_000 }, (_, i) => BigInt(i))],
  ['nested', []],
  [
    'nested',
    [
      [[], []],
      [[-32_768, 32_767], [0]]
    ]
  ],
  ['texts', []],
  ['texts', ['', 'a', long, '']],
  ['blobs', ['0x', `0x${'c0'.repeat(33)}`]],
  ['point', point],
  ['line', { name: '', from: point, to: [] }],
  ['line', line],
  ['lines', []],
  ['lines', [line, { name: long, from: point, to: [] }]],
  ['pairs', [[point, { x: 0, y: 1n }]]],
  ['odd', odd]
]

/** `point` of the fixture, with these names of its components. */
function pointFunction(names: readonly object[]): object {
  const types = ['int32', 'uint256']
  const tuple = { type: 'tuple', components: types.map((type, i) => ({ type, ...names[i] })) }
  return { type: 'function', name: 'point', inputs: [tuple], outputs: [tuple], stateMutability: 'pure' }
}

const picked: readonly (readonly [key: string, args: readonly unknown[], result: string])[] = [
  ['pick', [], 'none'],
  ['pick', [1n], 'uint256'],
  ['pick', ['1'], 'string'],
  ['pick', [1n, 2n], 'uint256,uint256'],
  ['pick(uint8,bool)', [1, true], 'uint8,bool'],
  ['pick(uint16,bool)', [1, true], 'uint16,bool'],
  ['pick', [256, true], 'uint16,bool']
]

/** That every value reaches the contract and comes back as the same one. */
export function describeContractValues(open: () => ContractFork): void {
  describe('values', () => {
    test.each(['uint', 'int', 'bytes', 'bool', 'address', 'string'])(
      'every %s goes in and comes out as it was',
      async (family) => {
        const { gateway, Elementary } = open()
        const rows = elementary.filter(([type]) => type.replace(/\d+$/, '') === family)
        const results = await Promise.all(
          rows.map(([type, value]) => gateway.read(id, Elementary.call(`echo(${type})`, value)))
        )
        expect(results).toStrictEqual(rows.map(([, value]) => value))
      }
    )

    test.each(composite.map(titled))('%s goes in and comes out as it was', async (_title, name, value) => {
      const { gateway, Echo } = open()
      expect(await gateway.read(id, Echo.call(name, value))).toStrictEqual(value)
    })

    test('names that objects have already are own properties', async () => {
      const { gateway, Echo } = open()
      const value = Object(await gateway.read(id, Echo.call('odd', odd)))
      expect(Object.entries(value)).toEqual(Object.entries(odd))
      expect(Object.getPrototypeOf(value)).toBe(Object.prototype)
    })

    test.each([
      ['bytes', '0xABcd', '0xabcd'],
      ['bytes4', '0xABCDEF01', '0xabcdef01'],
      ['address', alice.toLowerCase(), alice]
    ])('a %s in other letter case comes out in the canonical one', async (type, value, canonical) => {
      const { gateway, Elementary } = open()
      expect(await gateway.read(id, Elementary.call(`echo(${type})`, value))).toBe(canonical)
    })

    test.each([
      ['is mixed at random', '0xF39fd6e51aad88F6F4ce6aB8827279cffFb92266'],
      ['is upper', `0x${alice.slice(2).toUpperCase()}`]
    ])('an address whose letter case %s is no argument', async (_what, value) => {
      const { gateway, Elementary } = open()
      const call = Elementary.call('echo(address)', value)
      for (const attempt of [
        gateway.read(id, call),
        gateway.encode(id, call),
        gateway.estimate(id, call, { from: alice })
      ])
        expect(await errorOf(attempt)).toMatchObject({ name: 'ContractError', failure: 'invalid-arguments' })
      expect(open().counted.requests).toEqual([])
    })

    test.each([
      ['the first component has no name', [{ name: '' }, { name: 'y' }]],
      ['the second component has no name', [{ name: 'x' }, {}]],
      ['no component has a name', [{}, {}]]
    ])('a tuple is an array if %s', async (_what, names) => {
      const { gateway, Echo } = open()
      const call = withAbi(Echo.address, [pointFunction(names)]).call('point', [-7, 1n])
      expect(await gateway.read(id, call)).toStrictEqual([-7, 1n])
    })

    test('several outputs are an array, whatever their names', async () => {
      const { gateway, Echo } = open()
      expect(await gateway.read(id, Echo.call('several', 7, 'seven', [-1n, MIN_INT256]))).toStrictEqual([
        7,
        'seven',
        [-1n, MIN_INT256]
      ])
    })

    test('what ethers’ own vectors encode comes out alone and among many', async () => {
      const { gateway, callNode } = open()
      const returning = abiVectors().map(async ({ parameters, encoded }, i) => {
        const address: Address = `0x${(0xabc0000 + i).toString(16).padStart(40, '0')}`
        await callNode('anvil_setCode', address, codeReturning(encoded))
        const fragment = { type: 'function', name: 'f', inputs: [], outputs: parameters, stateMutability: 'view' }
        return withAbi(address, [fragment]).call('f')
      })
      const calls = await Promise.all(returning)
      const expected = abiVectors().map(({ values }) => values[0])
      expect(await gateway.readMany(id, calls)).toStrictEqual(expected)
      expect(await Promise.all(calls.map((call) => gateway.read(id, call)))).toStrictEqual(expected)
    })

    test('no outputs are undefined', async () => {
      const { gateway, Echo } = open()
      expect(await gateway.read(id, Echo.call('nothing', 1n))).toBeUndefined()
    })
  })

  describe('overloads', () => {
    test.each(picked.map(titled))('%s is the right one', async (_title, key, args, result) => {
      const { gateway, Echo } = open()
      const call = Echo.call(key, ...args)
      expect(await gateway.read(id, call)).toBe(result)
      expect(await gateway.readMany(id, [call, call])).toEqual([result, result])
    })

    test('two that take the same arguments are ambiguous by name', () => {
      const { Echo } = open()
      expect(() => Echo.call('pick', 1, true)).toThrow(expect.objectContaining({ failure: 'ambiguous' }))
    })
  })
}

/** A contract that answers every call with these bytes, which follow its twelve bytes of code. */
function codeReturning(bytes: Hex): Hex {
  const length = ((bytes.length - 2) / 2).toString(16).padStart(4, '0')
  // PUSH2 length, DUP1, PUSH1 12, PUSH1 0, CODECOPY, PUSH1 0, RETURN
  return `0x61${length}80600c6000396000f3${bytes.slice(2)}`
}
