import { useCallback, useEffect, useMemo, useState } from 'react'
import type { ContractCall, WriteMutability } from '#domain/contract/contract-call.ts'
import type { CallRequest, CallValue } from '#ui/models/write/contract-call-to-write.ts'
import type { ContractWriteModel } from '#ui/models/write/write-factory.ts'
import { useModels } from '#ui/views/models-context.ts'
import { useShownHere } from '#ui/views/parts/use-shown-here.ts'
import { ownRequest, type ShownWrite, shownWrite } from './shown-write.ts'
import { useObserved } from './use-observed.ts'

/** Of a function that changes the chain; `value` is for a payable one. */
type Start<Result> = <Mutability extends WriteMutability>(
  call: ContractCall<Result, Mutability>,
  options: Omit<CallRequest, 'call' | 'value'> & CallValue<Mutability>
) => void

/**
 * Sends a call of a contract through the connected wallet. `write` is undefined until `start` is called. A chain that is
 * not configured is `refused`, and the wallet is not asked.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useContractWrite<Result>(): { readonly start: Start<Result>; readonly write?: ShownWrite<Result> } {
  const { writes, transactions } = useModels()
  const [model, setModel] = useState<ContractWriteModel<Result>>()
  const start = useCallback<Start<Result>>((call, options) => setModel(writes.write(call, options)), [writes])
  useEffect(() => model?.start(), [model])
  useShownHere(useObserved(ownRequest, model))
  const write = useObserved<typeof model, ShownWrite<Result> | undefined>(shownWrite, model)
  const pendingId = write?.transaction?.fate.status === 'pending' ? model?.call.chainId : undefined
  useEffect(
    () => (pendingId === undefined ? undefined : transactions.showPending(pendingId)),
    [transactions, pendingId]
  )
  return useMemo(() => ({ start, ...(write && { write }) }), [start, write])
}
