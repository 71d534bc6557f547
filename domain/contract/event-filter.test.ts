import type { AbiEvent, AbiEventParameter } from 'abitype'
import { expect, test } from 'vitest'
import { filterProblem, filterValues } from './event-filter.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const hash = `0x${'1'.repeat(64)}`
const event = (...inputs: readonly AbiEventParameter[]): AbiEvent => ({ type: 'event', name: 'Signed', inputs })

const named = event(
  { name: 'from', type: 'address', indexed: true },
  { name: 'at', type: 'uint40' },
  { name: 'text', type: 'string', indexed: true },
  { name: '__proto__', type: 'uint256', indexed: true }
)
const unnamed = event({ name: 'from', type: 'address', indexed: true }, { type: 'bool[2]', indexed: true })
const silent = event({ name: 'from', type: 'address' })

test.each<readonly [AbiEvent, unknown, readonly unknown[]]>([
  [named, undefined, [undefined, undefined, undefined]],
  [named, {}, [undefined, undefined, undefined]],
  [named, { from: account }, [account, undefined, undefined]],
  [named, { from: undefined, text: hash }, [undefined, hash, undefined]],
  [named, { ['__proto__']: 5n }, [undefined, undefined, 5n]],
  [unnamed, [], [undefined, undefined]],
  [unnamed, {}, [undefined, undefined]],
  [unnamed, [undefined, hash], [undefined, hash]],
  [silent, {}, []],
  [silent, [], []],
  [event(), {}, []]
])('%o filtered by %o', (fragment, filter, values) => {
  expect(filterProblem(fragment, filter)).toBeUndefined()
  expect(filterValues(fragment, filter)).toEqual(values)
})

test.each<readonly [AbiEvent, unknown, string]>([
  [named, null, 'The filter must be an object or an array.'],
  [named, 'from', 'The filter must be an object or an array.'],
  [named, { to: account }, 'filter["to"] is no indexed parameter of Signed.'],
  [named, { at: 5 }, 'filter["at"] is no indexed parameter of Signed.'],
  [named, [account], 'filter["0"] is no indexed parameter of Signed.'],
  [named, { from: 'alice.eth' }, 'filter["from"] must be 0x and 40 hexadecimal digits.'],
  [named, { from: null }, 'filter["from"] must be 0x and 40 hexadecimal digits.'],
  [named, { from: [account] }, 'filter["from"] must be 0x and 40 hexadecimal digits.'],
  [named, { text: 'hello' }, 'filter["text"] must be 0x and 64 hexadecimal digits.'],
  [named, { ['__proto__']: 5 }, 'filter["__proto__"] must be a bigint that fits uint256.'],
  [unnamed, { from: account }, 'filter["from"] is no indexed parameter of Signed.'],
  [unnamed, [undefined, [true, false]], 'filter["1"] must be 0x and 64 hexadecimal digits.'],
  [unnamed, [account, hash, hash], 'filter["2"] is no indexed parameter of Signed.'],
  [silent, { from: account }, 'filter["from"] is no indexed parameter of Signed.']
])('%o cannot be filtered by %o', (fragment, filter, problem) => {
  expect(filterProblem(fragment, filter)).toBe(problem)
})
