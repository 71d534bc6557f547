import type { AskedBatch } from '#domain/contract/asked-batch.ts'
import type { AskedToSend } from '#domain/transaction/send-request.ts'
import { whetherSent } from '#domain/wallet/wallet-error.ts'
import type { AskWallet } from '#ui/models/request/wallet-request-model.ts'
import type { AskedBatchesModel } from './asked-batches-model.ts'

type RequestedBatch = Omit<AskedBatch, 'key' | 'askedAt' | 'id'> & { readonly mustBeAtomic: boolean }

/**
 * Has the wallet take several calls at once, which are stored first.
 * @param onStored called before the wallet is asked.
 */
export function askForAll(
  batches: AskedBatchesModel,
  { mustBeAtomic, ...batch }: RequestedBatch,
  onStored: (asked: AskedBatch) => void
): AskWallet<AskedToSend, { readonly asked: AskedBatch; readonly id: string }> {
  return async (connector, _signal, update) => {
    const asked = batches.begin(batch)
    onStored(asked)
    update({ isSent: 'unknown' })
    try {
      const { account: from, chainId } = batch
      const calls = batch.calls.map(({ to, value, data }) => ({ to, value, data }))
      return { asked, id: await connector.sendCalls({ from, chainId, calls, mustBeAtomic }) }
    } catch (cause) {
      const isSent = whetherSent(cause)
      if (isSent === 'no') batches.forget(asked)
      update({ isSent })
      throw cause
    }
  }
}
