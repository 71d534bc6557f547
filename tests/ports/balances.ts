import { beforeEach, describe, expect, test } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { ChainReadError } from '#domain/chain/chain-read-error.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import { MULTICALL_BATCH } from '#domain/chain/rpc.ts'
import type { BalanceRead, ChainReader } from '#domain/ports/chain-reader.ts'
import type { ScriptedNode } from '../adapters/scripted-node.ts'

const rich: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const poor: Address = '0x00000000000000000000000000000000DeaDBeef'
const { id } = baseGoerli

/** What every `ChainReader` must do when it reads several balances; `counted` proxies a node of Base Goerli. */
export function describeBalances(
  createReader: (chains: readonly Chain[]) => ChainReader,
  counted: () => ScriptedNode
): void {
  describe('several balances', () => {
    const { token, reverter } = readManifest(id).contracts
    const readerWith = (more: Partial<Chain>) => createReader([{ ...baseGoerli, rpcUrls: [counted().url], ...more }])
    const onNode = async (account: Address) => {
      const native = await callNode<Hex>(counted().url, 'eth_getBalance', [account, 'latest'])
      const data = `0x70a08231${account.slice(2).padStart(64, '0')}`
      const held = await callNode<Hex>(counted().url, 'eth_call', [{ to: token, data }, 'latest'])
      return [BigInt(native), BigInt(held)]
    }
    const four: readonly BalanceRead[] = [rich, poor].flatMap((account) => [{ account }, { account, token }])

    beforeEach(() => {
      counted().requests.length = 0
    })

    test('native and token balances are read in one Multicall3 call', async () => {
      const expected = [...(await onNode(rich)), ...(await onNode(poor))]
      counted().requests.length = 0
      expect(await readerWith({}).getBalances(id, four)).toEqual(expected)
      expect(expected.slice(0, 2)).not.toContain(0n)
      expect(counted().requests).toEqual([['eth_chainId', 'eth_call']])
    })

    test(`${MULTICALL_BATCH + 1} balances take two calls`, async () => {
      const reads = Array.from({ length: MULTICALL_BATCH + 1 }, (_, i) => ({ account: i % 2 ? poor : rich }))
      const balances = await readerWith({}).getBalances(id, reads)
      const [native] = await onNode(rich)
      expect(balances).toHaveLength(MULTICALL_BATCH + 1)
      expect([balances[0], balances[MULTICALL_BATCH]]).toEqual([native, native])
      expect(counted().requests[0]).toEqual(['eth_chainId', 'eth_call', 'eth_call'])
    })

    test('without Multicall3, each balance is its own request, all in one batch', async () => {
      const { multicall3: _none, ...without } = baseGoerli
      const reader = createReader([{ ...without, rpcUrls: [counted().url] }])
      const expected = [...(await onNode(rich)), ...(await onNode(poor))]
      counted().requests.length = 0
      expect(await reader.getBalances(id, four)).toEqual(expected)
      expect(counted().requests.map((batch) => batch.toSorted())).toEqual([
        ['eth_call', 'eth_call', 'eth_chainId', 'eth_getBalance', 'eth_getBalance']
      ])
    })

    test('an address without a Multicall3 contract is detected once', async () => {
      const reader = readerWith({ multicall3: poor })
      expect(await reader.getBalances(id, four.slice(0, 2))).toEqual(await onNode(rich))
      counted().requests.length = 0
      await reader.getBalances(id, four.slice(0, 2))
      expect(counted().requests).toEqual([['eth_chainId', 'eth_getBalance', 'eth_call']])
    })

    test.each([
      ['one with a Multicall3', {}],
      ['one without', { multicall3: poor }]
    ])('an address that is not a token fails alone, on %s', async (_what, more) => {
      const reads = [{ account: rich }, { account: rich, token: poor }, { account: rich, token: reverter }]
      const [native, ...failed] = await readerWith(more).getBalances(id, reads)
      expect([native]).toEqual((await onNode(rich)).slice(0, 1))
      expect(failed).toEqual([expect.any(ChainReadError), expect.any(ChainReadError)])
      expect(failed).toMatchObject([{ failure: 'malformed' }, { failure: 'reverted' }])
    })

    test('when no balance can be read, the read fails', async () => {
      const reads = [poor, reverter].map((none) => ({ account: rich, token: none }))
      await expect(readerWith({}).getBalances(id, reads)).rejects.toMatchObject({ failure: 'malformed', chainId: id })
    })

    test('an empty list takes no request', async () => {
      expect(await readerWith({}).getBalances(id, [])).toEqual([])
      expect(counted().requests).toEqual([])
    })
  })
}
