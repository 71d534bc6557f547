import { expect, test } from 'vitest'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Address, Hex } from '#domain/address.ts'
import { approvalsBy, balanceOf, totalSupplyOf } from '#domain/contract/allowance.ts'
import { allowanceOf, revokeCall } from '#domain/contract/approve-then-call.ts'
import { contract } from '#domain/contract/contract.ts'
import type { ContractCall } from '#domain/contract/contract-call.ts'
import { sendTransaction } from './contract-fixtures.ts'
import { alice, bob, type ContractFork, id } from './contract-fork.ts'

const MAX = 2n ** 256n - 1n
const { token } = readManifest(id).contracts
const approvals = contract({
  address: token,
  abi: [
    {
      type: 'function',
      name: 'approve',
      stateMutability: 'nonpayable',
      inputs: [{ type: 'address' }, { type: 'uint256' }],
      outputs: [{ type: 'bool' }]
    }
  ]
})

/** That allowances of a token are found by their approvals, and taken back. */
export function describeAllowances(open: () => ContractFork): void {
  test('an allowance is found by its approval since the first block, and is none once it is revoked', async () => {
    const { url, gateway, callNode } = open()
    const send = async (from: Address, call: ContractCall) =>
      sendTransaction(url, { from, to: token, data: await gateway.encode(id, call) })
    const spender: Address = '0x00000000000000000000000000000000000a110c'
    await send(alice, approvals.call('approve', spender, MAX))
    await send(bob, approvals.call('approve', spender, 5n))
    const range = { fromBlock: 0n, toBlock: BigInt(await callNode<Hex>('eth_blockNumber')) }
    const [found] = await gateway.eventsOfMany(id, approvalsBy(alice, [token]), range)
    expect(Array.isArray(found) && found.map(({ args }) => args.spender.toLowerCase())).toEqual([spender])
    const calls = [totalSupplyOf(token), balanceOf(alice, token), allowanceOf(alice, { token, spender })]
    const [supply, balance, allowance] = await gateway.readMany(id, calls)
    expect(supply).toBeGreaterThan(0n)
    expect(balance).toBeGreaterThan(0n)
    expect(allowance).toBe(MAX)
    await send(alice, revokeCall({ token, spender }))
    expect(await gateway.readMany(id, calls)).toEqual([supply, balance, 0n])
  })
}
