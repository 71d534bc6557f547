import type { Address } from '#domain/address.ts'
import type { BatchEffect, BatchEvent, BatchState } from '#domain/contract/batch-state.ts'
import { isWalletError, whetherSent } from '#domain/wallet/wallet-error.ts'
import type { AskingWallet, BatchRequest } from './batch-request.ts'
import type { CallAsker } from './call-asker.ts'

type Ask = ReturnType<CallAsker['ask']>

interface AskedBatchParts {
  readonly request: BatchRequest
  readonly chainId: number
  readonly account: Address
  /** For the current call alone. */
  readonly askForOne: Ask
  /** The batch's state by then. */
  readonly state: () => BatchState
  readonly apply: (event: BatchEvent) => readonly BatchEffect[]
}

/** Asks for all calls if the wallet takes them, else for the current one. */
export function askForBatch(parts: AskedBatchParts): Ask {
  const { request, chainId, account, askForOne, state, apply } = parts
  const isStepping = () => state().status === 'stepping'
  return async (...asking) => {
    const [connector, signal] = asking
    if (!isStepping()) {
      await request.encode()
      const support = await connector.getCallCapabilities(account, chainId)
      signal.throwIfAborted()
      const effects = apply({ type: 'started', support })
      if (effects.some(({ type }) => type === 'askForAll')) await askAtOnce(parts, asking)
    }
    return isStepping() ? askForOne(...asking) : {}
  }
}

async function askAtOnce({ request, account, state, apply }: AskedBatchParts, asking: AskingWallet): Promise<void> {
  const [, signal] = asking
  try {
    const { asked, id } = await request.ask(account, asking)
    if (!signal.aborted) apply({ type: 'accepted', id })
    else if (request.storeLate(asked, id)) apply({ type: 'found', id })
  } catch (cause) {
    if (signal.aborted) throw cause
    apply({ type: 'failed', isSent: whetherSent(cause), isUnsupported: isWalletError(cause, 'unsupported') })
    const { status } = state()
    if (status === 'review' || status === 'unclear') throw cause
  }
}
