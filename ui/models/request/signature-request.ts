import { makeAutoObservable } from 'mobx'
import type { Address, Hex } from '#domain/address.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { unlessAborted } from '#domain/wait/unless-aborted.ts'
import type { WalletRequest } from '#domain/wallet/request.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { WalletRequestModel } from './wallet-request-model.ts'

interface Signed {
  readonly status: 'signed'
  readonly signature: Hex
}

export type SigningRequest = WalletRequestModel<object, Signed>

type AskToSign = (connector: Connector, account: Address) => Promise<Hex>

/** Requests that outlive the component or the question that made them. */
interface KeptRequests {
  readonly shown: Set<SigningRequest>
  readonly unanswered: Set<SigningRequest>
}

/** One component's requests for a signature of the connected account. */
export class SignatureRequest {
  readonly #connection: ConnectionModel
  readonly #kept: KeptRequests
  readonly #request: SigningRequest

  constructor(connection: ConnectionModel, kept: KeptRequests) {
    this.#connection = connection
    this.#kept = kept
    this.#request = new WalletRequestModel(connection)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Keeps what is shown to one account from the next. @returns a function that stops. */
  start(): () => void {
    const { shown } = this.#kept
    shown.add(this.#request)
    return () => void shown.delete(this.#request)
  }

  get state(): WalletRequest<object, Signed> {
    return this.#request.state
  }

  /** @returns the signature; undefined if the wallet gave none, or the page no longer waits for it. */
  signMessage(message: string): Promise<Hex | undefined> {
    return this.#sign((connector, account) => connector.signMessage(account, message))
  }

  /** Stops waiting, and forgets the last answer. */
  reset(): void {
    this.#request.cancel()
  }

  /** Ends as soon as nothing waits for the answer any more, because a wallet may never answer. */
  async #sign(ask: AskToSign): Promise<Hex | undefined> {
    const { account } = this.#connection
    if (!account) {
      this.#request.refuse({}, walletFailure(new WalletError('unauthorized', { message: 'No account.' })))
      return undefined
    }
    const { unanswered } = this.#kept
    unanswered.add(this.#request)
    const signed = await this.#request.run(
      {},
      async (connector, signal) => {
        signal.throwIfAborted()
        return unlessAborted(signal, ask(connector, account))
      },
      (signature): Signed => ({ status: 'signed', signature })
    )
    if (!this.#request.isPending) unanswered.delete(this.#request)
    return signed?.isLate === false ? signed.answer : undefined
  }
}
