import { expect, test } from 'vitest'
import { contract } from '#domain/contract/contract.ts'
import { callText } from './call-text.ts'

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const board = {
  type: 'function',
  name: 'board',
  stateMutability: 'payable',
  inputs: [{ type: 'uint256' }, { type: 'string' }, { type: 'address' }, { type: 'bool[]' }],
  outputs: []
} as const

test('a call is its function with its arguments, behind the name of the contract where the page knows it', () => {
  const args = [12n, 'Ada\nLovelace', address, [true, false]] as const
  const text = `board(12, "Ada\\nLovelace", ${address}, [true, false])`
  expect(callText(contract({ address, abi: [board] }).call('board', ...args))).toBe(text)
  expect(callText(contract({ address, abi: [board], name: 'Ferry' }).call('board', ...args))).toBe(`Ferry.${text}`)
})

test('a long text is cut', () => {
  const text = callText(contract({ address, abi: [board] }).call('board', 1n, 'a'.repeat(1_000), address, []))
  expect([text.length, text.at(-1)]).toEqual([200, '…'])
})
