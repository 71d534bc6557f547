import { expect, test } from 'vitest'
import { readManifest } from '#devchain/recordings/recording.ts'
import { reorganise } from '#devchain/weather/chain-weather.ts'
import type { Address, Hex } from '#domain/address.ts'
import { contract } from '#domain/contract/contract.ts'
import { transferQueries } from '#domain/transaction/logged-transfer.ts'
import { sendTransaction } from './contract-fixtures.ts'
import { alice, bob, type ContractFork, id } from './contract-fork.ts'

const { token } = readManifest(id).contracts
const transfers = contract({
  address: token,
  abi: [
    {
      type: 'function',
      name: 'transfer',
      stateMutability: 'nonpayable',
      inputs: [{ type: 'address' }, { type: 'uint256' }],
      outputs: [{ type: 'bool' }]
    }
  ]
})
const other: Address = '0x00000000000000000000000000000000000a110c'

/** That transfers of a token are found by who sent and who received them. */
export function describeTransfers(open: () => ContractFork): void {
  test('transfers from an account and to it are found, and none of others', async () => {
    const { url, gateway, callNode } = open()
    const head = async () => BigInt(await callNode<Hex>('eth_blockNumber'))
    const before = await head()
    const send = async (from: Address, to: Address, value: bigint) =>
      sendTransaction(url, { from, to: token, data: await gateway.encode(id, transfers.call('transfer', to, value)) })
    await send(alice, bob, 7n)
    await send(bob, alice, 3n)
    await send(bob, other, 2n)
    await send(alice, alice, 0n)
    const range = { fromBlock: before + 1n, toBlock: await head() }
    const found = async () => {
      const events = await Promise.all(
        transferQueries(alice, [token]).map((query) => gateway.eventsOfMany(id, query, range))
      )
      return events.flat().map((list) => Array.isArray(list) && list.map(({ args }) => args))
    }
    const self = { from: alice, to: alice, value: 0n }
    expect(await found()).toEqual([
      [{ from: alice, to: bob, value: 7n }, self],
      [{ from: bob, to: alice, value: 3n }, self]
    ])
    await reorganise(url, 4)
    expect(await found(), 'a reorganisation removes them').toEqual([[], []])
  })
}
