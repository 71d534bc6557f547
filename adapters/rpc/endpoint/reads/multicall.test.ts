import { encodeFunctionData, encodeFunctionResult, multicall3Abi } from 'viem'
import { expect, test } from 'vitest'
import type { Address, Hex } from '#domain/address.ts'
import type { BalanceRead } from '#domain/ports/chain-reader.ts'
import { decodeResults, encodeBalanceCalls, firstWord } from './multicall.ts'

const multicall3: Address = '0xcA11bde05977b3631167028862bE2a173976CA11'
const account: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const token: Address = '0x833589fCD6eDb6E08f4c7C32D4f71b54bdA02913'

const abi = [
  { type: 'function', name: 'getEthBalance', stateMutability: 'view', inputs: [{ type: 'address' }], outputs: [] },
  { type: 'function', name: 'balanceOf', stateMutability: 'view', inputs: [{ type: 'address' }], outputs: [] }
] as const

function encodeWithViem(reads: readonly BalanceRead[]): Hex {
  const calls = reads.map(({ account, token }) => ({
    target: token ?? multicall3,
    allowFailure: true,
    callData: encodeFunctionData({ abi, functionName: token ? 'balanceOf' : 'getEthBalance', args: [account] })
  }))
  return encodeFunctionData({ abi: multicall3Abi, functionName: 'aggregate3', args: [calls] })
}

function results(...returned: readonly { readonly success: boolean; readonly returnData: Hex }[]): Hex {
  return encodeFunctionResult({ abi: multicall3Abi, functionName: 'aggregate3', result: returned })
}

test.each([0, 1, 2, 3, 1_024])('the call of %i reads equals that of an ABI encoder', (count) => {
  const reads = Array.from({ length: count }, (_, i) => ({ account, ...(i % 2 === 1 && { token }) }))
  expect(encodeBalanceCalls(multicall3, reads)).toBe(encodeWithViem(reads))
})

test('results are read as an ABI encoder wrote them, whatever their length', () => {
  const decoded = decodeResults(
    results(
      { success: true, returnData: `0x${'7'.padStart(64, '0')}` },
      { success: false, returnData: '0x08c379a0' },
      { success: true, returnData: '0x' },
      { success: true, returnData: `0x${'f'.repeat(64)}${'1'.repeat(64)}` }
    ),
    4
  )
  expect(decoded?.map(({ succeeded, data }) => [succeeded, data.length])).toEqual([
    [true, 64],
    [false, 8],
    [true, 0],
    [true, 128]
  ])
  expect(decoded?.map(firstWord)).toEqual([7n, undefined, undefined, 2n ** 256n - 1n])
})

test.each<[string, Hex]>([
  ['nothing', '0x'],
  ['a lone number', `0x${'7'.padStart(64, '0')}`],
  ['results of another number of calls', results({ success: true, returnData: '0x' })],
  [
    'a list that is cut short',
    results({ success: true, returnData: '0x12' }, { success: true, returnData: '0x34' }).slice(0, -64) as Hex
  ],
  [
    'a list that points outside itself',
    results({ success: true, returnData: '0x12' }, { success: true, returnData: '0x34' }).replaceAll(
      /0{62}40/g,
      'f'.repeat(64)
    ) as Hex
  ]
])('%s is no answer to two calls', (_what, bytes) => {
  expect(decodeResults(bytes, 2)).toBeUndefined()
})
