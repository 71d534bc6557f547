import { describe, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import type { LocalSafe } from '#devchain/safe-host/local-safe.ts'
import type { Address, Hex } from '#domain/address.ts'
import { baseGoerli, lineaGoerli } from '#domain/chain/known-chains.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { type CallBatch, cannotBatch, unknownBatch } from '#domain/wallet/call-batch.ts'
import type { SafeFrame } from './safe-frame.ts'

const [, recipient] = testAccounts as readonly [Address, Address]

interface ControlledSafe {
  readonly safe: LocalSafe
  readonly frame: SafeFrame
  readonly connector: Connector
  readonly nodeUrl: string
}

/** What becomes of several calls of a Safe; `open` returns the Safe of the current test. */
export function describeCallsOfSafe(open: () => ControlledSafe): void {
  describe('several calls', () => {
    test('are always atomic, for this Safe on its chain, which it says without a prompt', async () => {
      const { safe, frame, connector } = open()
      expect(await connector.getCallCapabilities(safe.address, baseGoerli.id)).toEqual({
        canBatch: true,
        isAtomic: 'supported'
      })
      expect(await connector.getCallCapabilities(safe.address, lineaGoerli.id)).toEqual(cannotBatch)
      expect(await connector.getCallCapabilities(recipient, baseGoerli.id)).toEqual(cannotBatch)
      safe.always = 'silence'
      expect(await frame.open({ answerMs: 20 }).getCallCapabilities(safe.address, baseGoerli.id)).toEqual(cannotBatch)
      expect(prompts(safe)).toBe(0)
    })

    test('are one proposal, which is one transaction once it is mined', async () => {
      const { safe, connector, nodeUrl } = open()
      const before = await balance(nodeUrl)
      const id = await connector.sendCalls(batchOf(safe))
      expect(prompts(safe)).toBe(1)
      expect(await connector.getCallsStatus(id)).toEqual({ status: 'pending', hashes: [], isAtomic: true })
      await callNode(nodeUrl, 'evm_mine')
      const { status, hashes, isAtomic } = await connector.getCallsStatus(id)
      expect([status, hashes.length, isAtomic]).toEqual(['confirmed', 1, true])
      expect(await callNode(nodeUrl, 'eth_getTransactionReceipt', [hashes[0]])).toMatchObject({ status: '0x1' })
      expect(await balance(nodeUrl)).toBe(before + 3n)
    })

    test('that other owners must approve are pending until they do', async () => {
      const { safe, connector, nodeUrl } = open()
      safe.hasOtherOwners = true
      const id = await connector.sendCalls(batchOf(safe))
      expect(safe.waiting).toMatchObject([{ kind: 'batch', calls: [{ value: '1' }, { value: '0' }, { value: '2' }] }])
      expect(await connector.getCallsStatus(id)).toMatchObject({ status: 'pending' })
      await safe.approveWaiting()
      await callNode(nodeUrl, 'evm_mine')
      expect(await connector.getCallsStatus(id)).toMatchObject({ status: 'confirmed' })
    })

    test('that the owners reject have failed without a transaction', async () => {
      const { safe, connector } = open()
      safe.hasOtherOwners = true
      const id = await connector.sendCalls(batchOf(safe))
      safe.rejectWaiting()
      expect(await connector.getCallsStatus(id)).toEqual({ status: 'failed', hashes: [], isAtomic: true })
    })

    test('of which one fails have failed together, with the chain’s hash', async () => {
      const { safe, connector, nodeUrl } = open()
      const before = await balance(nodeUrl)
      const code = await callNode<Hex>(nodeUrl, 'eth_getCode', [recipient, 'latest'])
      // Reverts if it is called with data.
      await callNode(nodeUrl, 'anvil_setCode', [recipient, '0x36600557005b60006000fd'])
      const id = await connector.sendCalls(batchOf(safe))
      await callNode(nodeUrl, 'evm_mine')
      const status = await connector.getCallsStatus(id)
      await callNode(nodeUrl, 'anvil_setCode', [recipient, code])
      expect(status).toMatchObject({ status: 'failed', hashes: [expect.stringMatching(/^0x[0-9a-f]{64}$/)] })
      expect(await balance(nodeUrl)).toBe(before)
    })

    test('for a chain other than the Safe’s are not requested', async () => {
      const { safe, connector } = open()
      const elsewhere = { ...batchOf(safe), chainId: lineaGoerli.id }
      await expect(connector.sendCalls(elsewhere)).rejects.toMatchObject({ kind: 'switch' })
      expect(prompts(safe)).toBe(0)
    })

    test('with an id that is no proposal’s have an unknown status', async () => {
      const { connector } = open()
      expect(await connector.getCallsStatus('batch-1')).toEqual(unknownBatch)
    })
  })
}

function batchOf({ address }: LocalSafe): CallBatch {
  const calls = [
    { to: recipient, value: 1n },
    { to: recipient, data: '0xd0e30db0' },
    { to: recipient, value: 2n }
  ] as const
  return { from: address, chainId: baseGoerli.id, calls, mustBeAtomic: false }
}

function prompts(safe: LocalSafe): number {
  return safe.received.filter(({ method }) => method === 'sendTransactions').length
}

async function balance(nodeUrl: string): Promise<bigint> {
  return BigInt(await callNode<Hex>(nodeUrl, 'eth_getBalance', [recipient, 'latest']))
}
