import { ChainReadError, toChainReadError } from '#domain/chain/chain-read-error.ts'
import type { ChainReader } from '#domain/ports/chain-reader.ts'
import type { TransferChecks, TransferReview } from '#domain/transaction/transfer-review.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'

/** What the chain says of a transfer, as far as nodes answer in time. Never rejects. */
export async function readTransferChecks(
  reader: ChainReader,
  { account, chain, transfer }: TransferReview,
  withinMs: number
): Promise<TransferChecks> {
  const inTime = <Answer>(ask: () => Promise<Answer>) =>
    withTimeout(withinMs, ask, () => new ChainReadError('timeout', chain.id, 'No answer in time.'))
  const [isContract, fee] = await Promise.allSettled([
    inTime(() => reader.isContract(chain.id, transfer.to)),
    inTime(() => reader.estimateTransferFee(chain.id, { from: account, ...transfer }))
  ])
  return {
    checkedAt: Date.now(),
    isContract: isContract.status === 'fulfilled' ? isContract.value : undefined,
    fee: fee.status === 'fulfilled' ? fee.value : undefined,
    ...(fee.status === 'rejected' && { failure: toChainReadError(chain.id, fee.reason) })
  }
}
