import type { AbiError, AbiEventParameter, AbiParameter } from 'abitype'
import fc from 'fast-check'
import { getAddress, keccak256, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import type { AbiCodec } from '#adapters/rpc/reads/contracts/abi-codec.ts'
import type { Hex } from '#domain/address.ts'
import { signatureOf } from '#domain/contract/abi-fragment.ts'
import { loggedParameters } from '#domain/contract/abi-values.ts'
import { testedLibraries } from '../adapters/rpc-libraries.ts'

/** A type with values of it, canonical. */
interface Shape {
  readonly parameter: AbiParameter
  readonly values: fc.Arbitrary<unknown>
}

interface Sample<Parameter extends AbiParameter = AbiParameter> {
  readonly parameters: readonly Parameter[]
  readonly values: readonly unknown[]
}

const RUNS = { numRuns: 100 }
const MAX_DEPTH = 3
const MAX_NUMBER_BITS = 48
/** Of components: some that objects have already. */
const NAMES = ['length', 'then', 'toString', '__proto__', 'valueOf', 'a', '$_1']

const hexOf = (min: number, max = min) =>
  fc.uint8Array({ minLength: min, maxLength: max }).map((bytes): Hex => `0x${Buffer.from(bytes).toString('hex')}`)
const addresses = hexOf(20).map((address) => getAddress(address))
/** Without lone surrogates; also with byte order marks and zeros. */
const texts = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom('\ufeff', '\u0000', '\u202e')))
  .map((parts) => parts.join(''))

const sizes = fc.integer({ min: 1, max: 32 })
const integer = fc.tuple(sizes, fc.boolean()).map(([size, isSigned]): Shape => {
  const bits = 8 * size
  const min = isSigned ? -(2n ** BigInt(bits - 1)) : 0n
  const integers = fc.bigInt({ min, max: min + 2n ** BigInt(bits) - 1n })
  const values = bits > MAX_NUMBER_BITS ? integers : integers.map(Number)
  return { parameter: { type: `${isSigned ? '' : 'u'}int${bits}` }, values }
})
const elementary: fc.Arbitrary<Shape> = fc.oneof(
  integer,
  sizes.map((size): Shape => ({ parameter: { type: `bytes${size}` }, values: hexOf(size) })),
  fc.constantFrom<Shape>(
    { parameter: { type: 'bool' }, values: fc.boolean() },
    { parameter: { type: 'address' }, values: addresses },
    { parameter: { type: 'bytes' }, values: hexOf(0, 70) },
    { parameter: { type: 'string' }, values: texts }
  )
)

function shapes(depth: number): fc.Arbitrary<Shape> {
  if (depth === 0) return elementary
  const inner = shapes(depth - 1)
  return fc.oneof(elementary, inner.chain(arrayOf), fc.tuple(componentsOf(inner), fc.boolean()).map(tupleOf))
}

function arrayOf({ parameter, values }: Shape): fc.Arbitrary<Shape> {
  return fc.option(fc.integer({ min: 1, max: 3 }), { nil: undefined }).map((length) => ({
    parameter: { ...parameter, type: `${parameter.type}[${length ?? ''}]` },
    values: fc.array(values, { minLength: length ?? 0, maxLength: length ?? 3 })
  }))
}

/** At least one, each with a name of its own. */
function componentsOf(inner: fc.Arbitrary<Shape>): fc.Arbitrary<readonly Shape[]> {
  return fc
    .uniqueArray(fc.constantFrom(...NAMES), { minLength: 1, maxLength: 4 })
    .chain((names) =>
      fc.tuple(...names.map((name) => inner.map((shape) => ({ ...shape, parameter: { ...shape.parameter, name } }))))
    )
}

/** An object, or an array if the last component loses its name. */
function tupleOf([components, isNamed]: readonly [readonly Shape[], boolean]): Shape {
  const named = components.map(({ parameter }) => parameter)
  const parameters = named.map((parameter, i) =>
    isNamed || i < named.length - 1 ? parameter : { ...parameter, name: '' }
  )
  const values = fc.tuple(...components.map((component) => component.values))
  return {
    parameter: { type: 'tuple', components: parameters },
    values: isNamed
      ? values.map((list) => Object.fromEntries(list.map((value, i) => [named[i]?.name ?? '', value])))
      : values
  }
}

const samples = fc.array(shapes(MAX_DEPTH), { maxLength: 4 }).chain(
  (list): fc.Arbitrary<Sample> =>
    fc.tuple(...list.map(({ values }) => values)).map((values) => ({
      parameters: list.map(({ parameter }) => parameter),
      values
    }))
)

const codecs = testedLibraries.map(({ codec }) => codec)

/** What every library makes, the same by each. */
function same<Result>(act: (codec: AbiCodec) => Result): Result {
  const [first, ...others] = codecs.map(act)
  for (const other of others) expect(other).toStrictEqual(first)
  return first as Result
}

const encode = (parameters: readonly AbiParameter[], values: readonly unknown[]) =>
  same((codec) => codec.encode(parameters, values))

/** Undefined if the codec refuses the data, or would have encoded the values otherwise. */
function decode(codec: AbiCodec, parameters: readonly AbiParameter[], data: Hex): readonly unknown[] | undefined {
  try {
    const fragment = { type: 'function', name: 'f', inputs: [], outputs: parameters, stateMutability: 'view' } as const
    const values = codec.decodeResult(fragment, data)
    return codec.isCanonical(parameters, values, data) ? values : undefined
  } catch {
    return undefined
  }
}

test('all libraries encode values to the same bytes, and decode them to the same values', () => {
  fc.assert(
    fc.property(samples, ({ parameters, values }) => {
      const data = encode(parameters, values)
      expect(same((codec) => decode(codec, parameters, data))).toStrictEqual(values)
    }),
    RUNS
  )
})

test('all libraries encode a call to its selector and its arguments', () => {
  fc.assert(
    fc.property(samples, ({ parameters, values }) => {
      const fragment = {
        type: 'function',
        name: 'f$_',
        inputs: parameters,
        outputs: [],
        stateMutability: 'view'
      } as const
      const selector = keccak256(stringToHex(signatureOf(fragment))).slice(0, 10)
      const expected = `${selector}${encode(parameters, values).slice(2)}`
      expect(same((codec) => codec.encodeCall(fragment, values))).toBe(expected)
    }),
    RUNS
  )
})

test('all libraries find a custom error and decode it to the same values', () => {
  fc.assert(
    fc.property(samples, ({ parameters, values }) => {
      const other: AbiError = { type: 'error', name: 'Other', inputs: [{ type: 'uint8' }] }
      const error: AbiError = { type: 'error', name: 'Own', inputs: parameters }
      const selector = keccak256(stringToHex(signatureOf(error))).slice(0, 10)
      const data: Hex = `0x${selector.slice(2)}${encode(parameters, values).slice(2)}`
      const found = { name: 'Own', inputs: parameters, args: values }
      expect(same((codec) => codec.decodeError([other, error], data))).toStrictEqual(found)
      expect(same((codec) => codec.decodeError([other], data))).toBeUndefined()
    }),
    RUNS
  )
})

test('all libraries decode a log to the same values', () => {
  const indexes = fc.array(fc.boolean(), { minLength: 4, maxLength: 4 })
  fc.assert(
    fc.property(samples, indexes, hexOf(32), ({ parameters, values }, isIndexed, hash) => {
      const inputs = parameters.map(
        (parameter, i): AbiEventParameter => ({ ...parameter, indexed: i < 3 && isIndexed[i] === true })
      )
      const logged = loggedParameters(inputs)
      const args = logged.map(({ type }, i) => (type === inputs[i]?.type ? values[i] : hash))
      const part = (indexed: boolean) => {
        const chosen = [...logged.keys()].filter((i) => logged[i]?.indexed === indexed)
        return encode(
          chosen.map((i) => logged[i] ?? { type: 'bool' }),
          chosen.map((i) => args[i])
        )
      }
      const fragment = { type: 'event', name: 'E', inputs } as const
      const topic = same((codec) => codec.eventTopic(fragment))
      const words = part(true).slice(2).match(/.{64}/g) ?? []
      const log = { topics: [topic, ...words.map((word): Hex => `0x${word}`)], data: part(false) }
      expect(same((codec) => codec.decodeEvent(fragment, log))).toStrictEqual(args)
    }),
    RUNS
  )
})

test('all libraries decode damaged bytes to the same values, or all refuse them', () => {
  const damages = fc.array(
    fc.oneof(
      fc.record({ kind: fc.constant('word' as const), at: fc.nat(), word: fc.oneof(fc.nat(200), fc.constant(32)) }),
      fc.record({ kind: fc.constant('byte' as const), at: fc.nat(), byte: fc.nat(255) }),
      fc.record({ kind: fc.constant('cut' as const), at: fc.nat() }),
      fc.record({ kind: fc.constant('longer' as const), more: hexOf(1, 64) })
    ),
    { minLength: 1, maxLength: 3 }
  )
  let accepted = 0
  fc.assert(
    fc.property(samples, damages, ({ parameters, values }, all) => {
      const bytes = all.reduce(damaged, Buffer.from(encode(parameters, values).slice(2), 'hex'))
      if (same((codec) => decode(codec, parameters, `0x${bytes.toString('hex')}`))) accepted++
    }),
    { numRuns: 500 }
  )
  expect(accepted).toBeGreaterThan(0)
})

test('all libraries decode random words to the same values, or all refuse them', () => {
  const small = fc.nat(130).map((number) => number.toString(16).padStart(64, '0'))
  const words = fc.array(
    fc.oneof(
      small,
      small,
      hexOf(32).map((hex) => hex.slice(2))
    ),
    { maxLength: 12 }
  )
  fc.assert(
    fc.property(samples, words, ({ parameters }, all) => {
      same((codec) => decode(codec, parameters, `0x${all.join('')}`))
    }),
    { numRuns: 500 }
  )
})

type Damage =
  | { readonly kind: 'word'; readonly at: number; readonly word: number }
  | { readonly kind: 'byte'; readonly at: number; readonly byte: number }
  | { readonly kind: 'cut'; readonly at: number }
  | { readonly kind: 'longer'; readonly more: Hex }

function damaged(bytes: Buffer, damage: Damage): Buffer {
  const copy = Buffer.from(bytes)
  if (damage.kind === 'longer') return Buffer.concat([copy, Buffer.from(damage.more.slice(2), 'hex')])
  if (copy.length === 0) return copy
  const at = damage.at % copy.length
  if (damage.kind === 'cut') return copy.subarray(0, at)
  if (damage.kind === 'byte') copy[at] = damage.byte
  else Buffer.from(damage.word.toString(16).padStart(64, '0'), 'hex').copy(copy, at - (at % 32))
  return copy
}
