import { expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Address, Hex } from '#domain/address.ts'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import { callsToSimulate, toSimulation } from '#domain/write/payment-review.ts'
import { paymentReviewRules } from '#domain/write/payment-review-rules.ts'
import { compareSummaries } from '#domain/write/review.ts'
import type { ScriptedNode } from '../adapters/scripted-node.ts'
import { deployFixture, sendTransaction } from './contract-fixtures.ts'

const [sender, recipient] = testAccounts as readonly [Address, Address]
const { token, reverter } = readManifest(baseGoerli.id).contracts
const { id } = baseGoerli
const word = (value: bigint | Address) => BigInt(value).toString(16).padStart(64, '0')
const balanceOf = (account: Address): Hex => `0x70a08231${word(account)}`
const transfer = (to: Address, value: bigint): Hex => `0xa9059cbb${word(to)}${word(value)}`
const setTax = (hundredths: bigint): Hex => `0x2e5bb6ff${word(hundredths)}`
const mint = (to: Address, value: bigint): Hex => `0x40c10f19${word(to)}${word(value)}`

interface SimulationNodes {
  readonly chains: readonly Chain[]
  /** Counts what is asked of Base Goerli. */
  readonly counted: ScriptedNode
}

/** What a reader must say of calls that nobody has sent, on real nodes. */
export function describeSimulations(
  createReader: (chains: readonly Chain[]) => ChainReader,
  nodes: () => SimulationNodes
): void {
  const read = () => createReader(nodes().chains)

  test('calls are simulated one after the other, with the tokens and the native currency that they move', async () => {
    const before = BigInt(await askToken(balanceOf(recipient)))
    const outcomes = await read().simulateCalls(id, sender, [
      { to: token, data: balanceOf(recipient) },
      { to: token, data: transfer(recipient, 5n) },
      { to: token, data: balanceOf(recipient) },
      { to: recipient, value: 7n },
      { to: token.toLowerCase() as Address, data: mint(sender, 9n) }
    ])
    const nobody: Address = `0x${'0'.repeat(40)}`
    const done = { succeeded: true }
    expect(outcomes).toEqual([
      { ...done, returned: `0x${word(before)}`, transfers: [] },
      { ...done, returned: `0x${word(1n)}`, transfers: [{ token, from: sender, to: recipient, value: 5n }] },
      { ...done, returned: `0x${word(before + 5n)}`, transfers: [] },
      { ...done, returned: '0x', transfers: [{ from: sender, to: recipient, value: 7n }] },
      { ...done, returned: '0x', transfers: [{ token, from: nobody, to: sender, value: 9n }] }
    ])
    expect(BigInt(await askToken(balanceOf(recipient))), 'on the chain').toBe(before)
  })

  test('a call that would revert moves nothing, and those beside it do', async () => {
    const outcomes = await read().simulateCalls(id, sender, [
      { to: reverter, value: 1n },
      { to: recipient, value: 1n }
    ])
    expect(outcomes).toEqual([{ succeeded: false }, expect.objectContaining({ succeeded: true })])
  })

  test('more than the sender has is not simulated', async () => {
    const calls = [{ to: recipient, value: 10n ** 40n }]
    await expect(read().simulateCalls(id, sender, calls)).rejects.toMatchObject({
      name: 'ChainReadError',
      failure: 'insufficient-funds'
    })
  })

  test('what a transfer does is the difference that it makes, which a token may change while it reports the same', async () => {
    const [url = ''] = nodes().chains[0]?.rpcUrls ?? []
    const { address } = await deployFixture(url, sender, 'TaxedToken')
    const set = (data: Hex) => sendTransaction(url, { from: sender, to: address, data })
    const payment = { to: recipient, value: 1_000_000n, token: { address, symbol: 'TAX', decimals: 6 } }
    const summary = async () => {
      const outcomes = await read().simulateCalls(id, sender, callsToSimulate(sender, payment))
      const simulation = outcomes && toSimulation(outcomes)
      const findings = { foundAt: 1, isContract: false, fee: 1n, ...(simulation && { simulation }) }
      return paymentReviewRules.summarise({ account: sender, chain: baseGoerli, payment, findings, head: 1n })
    }
    await set(mint(sender, 10n ** 12n))
    const promised = await summary()
    expect(promised.effects).toEqual({ sender: -1_000_000n, recipient: 1_000_000n })
    await set(mint(recipient, 10n ** 12n))
    expect(compareSummaries(promised, await summary())).toBe('same')
    await set(setTax(9_900n))
    const taxed = await summary()
    expect(taxed.effects).toEqual({ sender: -1_000_000n, recipient: 10_000n })
    expect(compareSummaries(promised, taxed)).toBe('changed')
  })

  test('a simulation is an HTTP request of its own, so nothing else waits for it', async () => {
    const { counted } = nodes()
    counted.requests.length = 0
    const reader = read()
    await Promise.all([reader.getBlockNumber(id), reader.simulateCalls(id, sender, [{ to: recipient, value: 1n }])])
    expect(counted.requests.map((methods) => methods.join()).toSorted()).toEqual([
      'eth_chainId,eth_blockNumber',
      'eth_chainId,eth_simulateV1'
    ])
  })

  function askToken(data: Hex): Promise<Hex> {
    return callNode(nodes().chains[0]?.rpcUrls[0] ?? '', 'eth_call', [{ to: token, data }, 'latest'])
  }
}
