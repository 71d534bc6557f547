import { makeAutoObservable } from 'mobx'
import type { Hex } from '#domain/address.ts'
import type { WalletRequest } from '#domain/wallet/request.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import { WalletRequestModel } from './wallet-request-model.ts'

interface Signed {
  readonly status: 'signed'
  readonly signature: Hex
}

type SigningRequest = WalletRequestModel<object, Signed>

/** Has the wallet sign messages of a team's own components. */
export class MessageSigningModel {
  readonly #connection: ConnectionModel
  /** Those that the wallet has not answered. */
  readonly #unanswered = new Set<SigningRequest>()

  constructor(connection: ConnectionModel) {
    this.#connection = connection
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** True while a signature is waited for. */
  get isPending(): boolean {
    return [...this.#unanswered].some(({ isPending }) => isPending)
  }

  /** One for each component, which sees nothing of the others' messages. */
  open(): MessageRequest {
    return new MessageRequest(this.#connection, this.#unanswered)
  }
}

/** One component's requests to sign a message. */
export class MessageRequest {
  readonly #connection: ConnectionModel
  readonly #unanswered: Set<SigningRequest>
  readonly #request: SigningRequest

  constructor(connection: ConnectionModel, unanswered: Set<SigningRequest>) {
    this.#connection = connection
    this.#unanswered = unanswered
    this.#request = new WalletRequestModel(connection)
    makeAutoObservable(this, {}, { autoBind: true })
  }

  get state(): WalletRequest<object, Signed> {
    return this.#request.state
  }

  /** @returns the signature; undefined if the wallet gave none, or the page no longer waits for it. */
  async sign(message: string): Promise<Hex | undefined> {
    const { account } = this.#connection
    if (!account) {
      this.#request.refuse({}, walletFailure(new WalletError('unauthorized', { message: 'No account.' })))
      return undefined
    }
    this.#unanswered.add(this.#request)
    const signed = await this.#request.run(
      {},
      (connector) => connector.signMessage(account, message),
      (signature): Signed => ({ status: 'signed', signature })
    )
    if (!this.#request.isPending) this.#unanswered.delete(this.#request)
    return signed?.isLate === false ? signed.answer : undefined
  }

  /** Stops waiting, and forgets the last answer. */
  reset(): void {
    this.#request.cancel()
  }
}
