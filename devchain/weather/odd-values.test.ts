import { encodeAbiParameters, encodeErrorResult, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { withNumberAsTime, withoutTexts } from './odd-values.ts'

const abi = parseAbi(['error Error(string)'])
/** `text` as it is encoded, and the same without its first letter. */
const hexOf = (text: string) => Buffer.from(text).toString('hex')
const damaged = (hex: string, text: string) => hex.replace(hexOf(text), `80${hexOf(text).slice(2)}`)

test('a text is damaged wherever it is encoded: alone, beside numbers, in a result within results, in a revert', () => {
  const alone = encodeAbiParameters([{ type: 'string' }], ['Harbour'])
  const long = encodeAbiParameters([{ type: 'uint256' }, { type: 'string' }], [7n, 'Harbour '.repeat(9)])
  const within = encodeAbiParameters([{ type: 'bytes[]' }], [[alone]])
  const revert = encodeErrorResult({ abi, errorName: 'Error', args: ['Paused'] })
  expect(withoutTexts(alone)).toBe(damaged(alone, 'Harbour'))
  expect(withoutTexts(long)).toBe(damaged(long, 'Harbour'))
  expect(withoutTexts({ logs: [{ data: within }] })).toEqual({ logs: [{ data: damaged(within, 'Harbour') }] })
  expect(withoutTexts(revert)).toBe(damaged(revert, 'Paused'))
})

test('what is no text stays as it is', () => {
  const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
  const numbers = encodeAbiParameters([{ type: 'uint256[]' }, { type: 'address' }], [[3n, 65n, 4n, 97n], account])
  for (const value of [numbers, '0x', 'Harbour', null, 7, undefined]) expect(withoutTexts(value)).toBe(value)
})

test('the time of a block becomes a number', () => {
  expect(withNumberAsTime({ number: '0x1', timestamp: '0x10' })).toEqual({ number: '0x1', timestamp: 16 })
  expect(withNumberAsTime(null)).toBeNull()
})
