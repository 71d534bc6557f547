import { useCallback, useEffect, useMemo, useState } from 'react'
import type { AnyMutability, ContractCall, ReadMutability, WriteMutability } from '#domain/contract/contract-call.ts'
import type { ErrorReasons, ReasonsFor } from '#domain/contract/contract-error.ts'
import type { CallRequest, CallValue } from '#ui/models/write/contract-call-to-write.ts'
import type { ContractWriteModel } from '#ui/models/write/write-factory.ts'
import { useModels } from '#ui/views/models-context.ts'
import { useShownHere } from '#ui/views/parts/use-shown-here.ts'
import { ownRequest, type ShownWrite, shownWrite } from './shown-write.ts'
import { useObserved } from './use-observed.ts'

/** Of a function that changes the chain; `value` is for a payable one. */
type Start<Result> = <
  Mutability extends AnyMutability,
  ErrorNames extends string,
  const Reasons extends ErrorReasons = ErrorReasons
>(
  call: SentCall<Result, Mutability, ErrorNames>,
  options: Omit<CallRequest, 'call' | 'value' | 'reasons'> &
    CallValue<Extract<Mutability, WriteMutability>> & { readonly reasons?: ReasonsFor<Reasons, ErrorNames> }
) => void

/** Says why a view is refused: its type is the first line that the type checker writes. */
type SentCall<Result, Mutability extends AnyMutability, ErrorNames extends string> = [Mutability] extends [
  ReadMutability
]
  ? 'A function that changes nothing is not sent: read it with useContractRead'
  : ContractCall<Result, Mutability, ErrorNames>

/**
 * Sends a call of a contract through the connected wallet. `write` is undefined until `start` is called. A chain that is
 * not configured is `refused`, and the wallet is not asked.
 * @throws Error on a page that lacks `needs: 'account'`, while nobody is connected.
 */
export function useContractWrite<Result>(): { readonly start: Start<Result>; readonly write?: ShownWrite<Result> } {
  const { writes, transactions } = useModels()
  const [model, setModel] = useState<ContractWriteModel<Result>>()
  // Checked by the types of `Start`.
  const start = useCallback<Start<Result>>(
    (call: unknown, options: unknown) =>
      setModel(writes.write(call as ContractCall<Result>, options as Omit<CallRequest, 'call'>)),
    [writes]
  )
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
