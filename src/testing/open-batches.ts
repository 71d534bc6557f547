import { vi } from 'vitest'
import type { CallBatchStatus } from '#domain/wallet/call-batch.ts'
import type { AskedBatch } from '#domain/write/asked-batch.ts'
import { batchesPrefix, parseBatch } from '#domain/write/stored-batches.ts'
import type { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeContractGateway } from '#ui/testing/fake-contract-gateway.ts'
import { alice, hashOf } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { swap } from '#ui/testing/swap.ts'
import { openTabs } from './open-tabs.ts'

/** A wallet that takes one call at a time. */
export function singleCallWallet(): FakeConnector {
  const connector = new FakeConnector()
  connector.capabilities = { canBatch: false, isAtomic: 'unsupported' }
  return connector
}

/** What the browser has stored of Alice's batches. */
export function storedBatches({ values }: FakeBrowserStorage): readonly AskedBatch[] {
  const keys = [...values.keys()].filter((key) => key.startsWith(batchesPrefix(alice)))
  return keys.map((key) => parseBatch(alice, key, values.get(key))).filter((batch) => batch !== undefined)
}

/** For the tests of a file: pages that send calls that belong together. */
export function openBatches() {
  const { openTab, settled } = openTabs()
  const nextPoll = () => vi.advanceTimersByTimeAsync(4_000)

  /** A page with a wallet. */
  const openPage = async (parts: Parameters<typeof openTab>[0] = {}) => {
    const contracts = new FakeContractGateway()
    contracts.answers.set('approve', true).set('swap', true)
    const tab = openTab({ contracts, ...parts })
    const { models, connector, reader } = tab
    await models.connection.connect('wallet')
    models.balances.watch(84531)
    const mine = (n: number, succeeded = true) => {
      reader.receipts.set(hashOf(n), { succeeded, blockNumber: 100n, blockHash: hashOf(100) })
      return nextPoll()
    }
    const report = (status: CallBatchStatus['status'], hashes: CallBatchStatus['hashes'] = [], id = 'batch-1') => {
      connector.batchStatuses.set(id, { status, hashes, isAtomic: hashes.length === 1 })
      return nextPoll()
    }
    return { ...tab, mine, report }
  }

  /** A page with a wallet, and a batch that was started. */
  const open = async (parts: Parameters<typeof openTab>[0] = {}, request: Parameters<typeof start>[1] = swap) => {
    const page = await openPage(parts)
    const { batch, stopBatch } = await start(page.models, request)
    const confirm = async () => {
      batch.confirm()
      await settled()
    }
    return { ...page, ...page.models, batch, stopBatch, confirm }
  }

  const start = async (
    { writes }: Pick<ReturnType<typeof openTab>['models'], 'writes'>,
    request: Parameters<typeof writes.batch>[0]
  ) => {
    const batch = writes.batch(request)
    const stopBatch = batch.start()
    await settled()
    return { batch, stopBatch }
  }

  return { openPage, open, start, settled, nextPoll }
}
