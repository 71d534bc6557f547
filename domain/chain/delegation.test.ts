import { expect, test } from 'vitest'
import type { Address } from '../address.ts'
import { delegateOf } from './delegation.ts'

const to: Address = '0x63c0c19a282a1b52b07dd5a65b58948a07dae32b'

test.each([
  ['a delegation', `0xef0100${to.slice(2)}`, to],
  ['a delegation in upper case', `0xEF0100${to.slice(2).toUpperCase()}`, to],
  ['no code', '0x', undefined],
  ['a contract', '0x6080604052', undefined],
  ['a longer code that begins like a delegation', `0xef0100${to.slice(2)}00`, undefined]
] as const)('%s', (_what, code, delegate) => {
  expect(delegateOf(code as `0x${string}`)).toBe(delegate)
})
