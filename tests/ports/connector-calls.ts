import { expect, test } from 'vitest'
import type { Address } from '#domain/address.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { type CallBatch, cannotBatch, unknownBatch } from '#domain/wallet/call-batch.ts'
import type { ControlledWallet } from './controlled-wallet.ts'

const UNCONFIGURED = 31_337

/** Two calls on Base Goerli. */
export function batchOf(from: Address, to: Address): CallBatch {
  const calls = [
    { to, value: 1n },
    { to, data: '0xd0e30db0' }
  ] as const
  return { from, chainId: baseGoerli.id, calls, mustBeAtomic: false }
}

/** What a connector must do with several calls at once; `open` returns the wallet of the current test. */
export function describeCallBatches(
  open: () => { readonly wallet: ControlledWallet; readonly connector: Connector }
): void {
  test('a wallet says without a prompt whether it can batch calls, and nothing of chains that it does not have', async () => {
    const { wallet, connector } = open()
    const [account] = wallet.accounts
    await connector.connect()
    const prompts = wallet.prompts()
    expect(await connector.getCallCapabilities(account, baseGoerli.id)).toEqual({ canBatch: true, isAtomic: 'ready' })
    expect(await connector.getCallCapabilities(account, UNCONFIGURED)).toEqual(cannotBatch)
    expect(wallet.prompts()).toBe(prompts)
  })

  test('a wallet without EIP-5792 cannot batch, says so without an error, and refuses calls', async () => {
    const { wallet, connector } = open()
    const [account] = wallet.accounts
    await wallet.cannotBatch()
    await connector.connect()
    expect(await connector.getCallCapabilities(account, baseGoerli.id)).toEqual(cannotBatch)
    await expect(connector.sendCalls(batchOf(...wallet.accounts))).rejects.toMatchObject({
      kind: 'unsupported',
      sent: 'no'
    })
  })

  test('a batch needs one approval, is pending until it is mined, and then has the hashes of its calls', async () => {
    const { wallet, connector } = open()
    await connector.connect()
    const prompts = wallet.prompts()
    const id = await connector.sendCalls(batchOf(...wallet.accounts))
    expect(wallet.prompts()).toBe(prompts + 1)
    expect(await connector.getCallsStatus(id)).toEqual({ status: 'pending', hashes: [], isAtomic: false })
    await wallet.mine()
    const { status, hashes, isAtomic } = await connector.getCallsStatus(id)
    expect([status, new Set(hashes).size, isAtomic]).toEqual(['confirmed', 2, false])
    for (const hash of hashes) expect(hash).toMatch(/^0x[0-9a-f]{64}$/)
    expect(wallet.prompts()).toBe(prompts + 1)
  })

  test('a batch that must be atomic is one transaction', async () => {
    const { wallet, connector } = open()
    await connector.connect()
    const id = await connector.sendCalls({ ...batchOf(...wallet.accounts), mustBeAtomic: true })
    await wallet.mine()
    const { status, hashes, isAtomic } = await connector.getCallsStatus(id)
    expect([status, hashes.length, isAtomic]).toEqual(['confirmed', 1, true])
  })

  test('a batch that the wallet does not know has an unknown status', async () => {
    const { connector } = open()
    await connector.connect()
    expect(await connector.getCallsStatus('0x12')).toEqual(unknownBatch)
  })

  test('a batch on a chain other than the wallet’s is not requested', async () => {
    const { wallet, connector } = open()
    await connector.connect()
    const prompts = wallet.prompts()
    await expect(
      connector.sendCalls({ ...batchOf(...wallet.accounts), chainId: lineaGoerli.id })
    ).rejects.toMatchObject({
      kind: 'switch',
      problem: 'wrong-network'
    })
    expect(wallet.prompts()).toBe(prompts)
  })
}
