import { PendingWork } from '#devchain/wait/pending-work.ts'
import type { Behaviour, Behaviours } from './behaviour.ts'
import type { PageAnswer, PageRequest } from './provider/page-provider.ts'
import type { Quirks } from './quirks.ts'
import { busy, disconnected, toWalletErrorData, WalletError } from './wallet-error.ts'
import type { WalletMethods } from './wallet-methods.ts'
import type { WalletTranscript } from './wallet-transcript.ts'

/** A request that the wallet received from a page. */
export type ReceivedRequest = Pick<PageRequest, 'method' | 'params' | 'origin'>

interface Answering {
  readonly methods: WalletMethods
  readonly behaviours: Behaviours
  readonly transcript: WalletTranscript
  readonly secondRequest: Quirks['secondRequest']
}

/** What pages ask a wallet for, answered as its user behaves. */
export class WalletRequests {
  /** From all pages, oldest first. */
  readonly received: ReceivedRequest[] = []
  readonly #answering: Answering
  readonly #pending = new PendingWork()

  constructor(answering: Answering) {
    this.#answering = answering
  }

  async answer(request: PageRequest): Promise<PageAnswer> {
    const { method, params, origin } = request
    this.received.push({ method, params, origin })
    const close = this.#answering.transcript.addRequest(request)
    const answer = await this.#decideAndRun(request)
    close(answer)
    return answer
  }

  /** Carries out nothing more. Resolves once what is under way has ended. */
  end(): Promise<void> {
    return this.#pending.end()
  }

  async #decideAndRun(request: PageRequest): Promise<PageAnswer> {
    // A prompt stays for the network on which it was opened, as MetaMask's does.
    const { chainId } = this.#answering.methods
    try {
      const refusal = await this.#answering.behaviours.decide(this.#behaviourFor(request), request)
      if (refusal) return { error: refusal }
      const run = () => this.#answering.methods.run(request, chainId)
      return { result: await this.#pending.run(run, () => new WalletError(disconnected)) }
    } catch (cause) {
      return { error: cause instanceof WalletError ? cause.thrown : toWalletErrorData(cause) }
    }
  }

  #behaviourFor(request: PageRequest): Behaviour {
    const { method, origin } = request
    const { behaviours, methods, secondRequest } = this.#answering
    const next = behaviours.takeNext(method)
    if (next !== undefined) return next
    if (methods.isSilent(request)) return 'hang'
    if (!methods.isPrompting(request)) return 'approve'
    if (!behaviours.isHolding(method, origin)) return behaviours.always
    return method === 'eth_requestAccounts' ? secondRequest : busy
  }
}
