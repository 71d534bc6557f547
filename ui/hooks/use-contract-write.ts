import { useCallback, useEffect, useMemo, useState } from 'react'
import { findChain } from '#domain/chain/chain.ts'
import type { ContractCall } from '#domain/contract/contract-call.ts'
import type { Models } from '#ui/models/models.ts'
import type { CallRequest } from '#ui/models/write/contract-call-to-write.ts'
import type { ContractWriteModel } from '#ui/models/write/write-factory.ts'
import { useModels } from '#ui/views/models-context.ts'
import { contractWriteNotice, unsavedWarning } from '#ui/words/contract-write-notice.ts'
import { reviewFee } from '#ui/words/review-fee.ts'
import type { ShownWrite } from './shown-write.ts'
import { useObserved } from './use-observed.ts'

type Start<Result> = (call: ContractCall<Result>, options: Omit<CallRequest, 'call'>) => void

/**
 * Sends a call of a contract through the connected wallet. `write` is undefined until `start` is called. A chain that is
 * not configured is `refused`, and the wallet is not asked. @throws Error outside the provider.
 */
export function useContractWrite<Result>(): { readonly start: Start<Result>; readonly write?: ShownWrite<Result> } {
  const { writes, transactions } = useModels()
  const [model, setModel] = useState<ContractWriteModel<Result>>()
  const start = useCallback<Start<Result>>((call, options) => setModel(writes.write(call, options)), [writes])
  useEffect(() => model?.start(), [model])
  const write = useObserved<typeof model, ShownWrite<Result> | undefined>(shownWrite, model)
  const pendingId = write?.transaction?.fate.status === 'pending' ? model?.call.chainId : undefined
  useEffect(
    () => (pendingId === undefined ? undefined : transactions.showPending(pendingId)),
    [transactions, pendingId]
  )
  return useMemo(() => ({ start, ...(write && { write }) }), [start, write])
}

function shownWrite<Result>(
  { connection }: Models,
  model: ContractWriteModel<Result> | undefined
): ShownWrite<Result> | undefined {
  if (!model) return undefined
  const { request } = model.call
  const { chainId, reasons } = request
  const chain = findChain(connection.chains, chainId)
  const { step, entry, waitingSince, isUnsaved, simulate, confirm, confirmAgain, switchNetwork, cancel } = model
  const { text, details } = contractWriteNotice(step, chain?.name ?? '', reasons, model.mayBeSent) ?? { text: '' }
  const networkFee = chain && reviewFee(step, chain)
  const warning = isUnsaved ? unsavedWarning(step) : undefined
  const actions = { simulate, confirm, confirmAgain, switchNetwork, cancel }
  return { request, state: step, text, details, networkFee, transaction: entry, waitingSince, warning, ...actions }
}
