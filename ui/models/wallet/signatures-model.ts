import { makeAutoObservable, reaction } from 'mobx'
import type { Checksum } from '#domain/address.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { PendingRequests } from './pending-requests.ts'
import type { SignatureRecords } from './signature-records.ts'
import { SignatureRequest, type SigningRequest } from './signature-request.ts'
import { WalletRequestModel } from './wallet-request-model.ts'

/** Has the wallet sign messages and typed data of a team's own components. */
export class SignaturesModel {
  readonly #connection: ConnectionModel
  readonly #checksum: Checksum
  readonly #pending: PendingRequests
  readonly #records: SignatureRecords
  /** Those of the components that are mounted. */
  readonly #shown = new Set<SigningRequest>()
  /** Those that the wallet has not answered, even of components that are gone. */
  readonly #unanswered = new Set<SigningRequest>()

  constructor(connection: ConnectionModel, checksum: Checksum, pending: PendingRequests, records: SignatureRecords) {
    this.#connection = connection
    this.#checksum = checksum
    this.#pending = pending
    this.#records = records
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** A signature is of one account, and is never given for another. @returns a function that stops. */
  start(): () => void {
    return reaction(() => this.#connection.account, this.forgetFormerAccount)
  }

  /** One for each component, which sees nothing of the others' requests. */
  open(): SignatureRequest {
    const request: SigningRequest = new WalletRequestModel(this.#connection, this.#pending)
    return new SignatureRequest(request, this.#connection, this.#checksum, this.#records, {
      shown: this.#shown,
      unanswered: this.#unanswered
    })
  }

  private forgetFormerAccount(): void {
    const problem = this.#connection.account ? 'account-changed' : 'unauthorized'
    const failure = walletFailure(new WalletError('unauthorized', { problem }))
    for (const request of new Set([...this.#shown, ...this.#unanswered])) {
      if (request.isPending) request.refuse({}, failure)
      else request.cancel()
    }
  }
}
