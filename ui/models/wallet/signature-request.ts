import { makeAutoObservable } from 'mobx'
import type { Address, Checksum, Hex } from '#domain/address.ts'
import type { Connector } from '#domain/ports/connector.ts'
import { unlessAborted } from '#domain/wait/unless-aborted.ts'
import type { AskedSignature } from '#domain/wallet/asked-signature.ts'
import { typedDataProblem } from '#domain/wallet/check-typed-data.ts'
import type { WalletRequest } from '#domain/wallet/request.ts'
import type { TypedData } from '#domain/wallet/typed-data.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { walletFailure } from '#domain/wallet/wallet-failure.ts'
import type { ConnectionModel } from '#ui/models/connection/connection-model.ts'
import type { SignatureRecords } from './signature-records.ts'
import type { Asking, WalletRequestModel } from './wallet-request-model.ts'

/**
 * Why the wallet was not asked, where a component can do something about it: `invalid-data` is its own mistake, and for
 * `wrong-network` the wallet has to switch to the chain that the data names.
 */
export type SigningObstacle =
  | { readonly type: 'invalid-data' }
  | { readonly type: 'wrong-network'; readonly chainId: number }

interface Asked {
  readonly obstacle?: SigningObstacle
  /** The id of the record of what the wallet is asked for. */
  readonly recordId?: string
}

interface Signed {
  readonly status: 'signed'
  readonly signature: Hex
}

export type SigningRequest = WalletRequestModel<Asked, Signed>

type Update = Asking<Asked>['update']
type AskToSign = (connector: Connector, account: Address, update: Update) => Promise<Hex>

/** Of all components: what is shown, and what the wallet has not answered, even of components that are gone. */
interface OpenRequests {
  readonly shown: Set<SigningRequest>
  readonly unanswered: Set<SigningRequest>
}

/** One component's requests for a signature of the connected account. */
export class SignatureRequest {
  readonly #connection: ConnectionModel
  readonly #checksum: Checksum
  readonly #records: SignatureRecords
  readonly #open: OpenRequests
  readonly #request: SigningRequest

  constructor(
    request: SigningRequest,
    connection: ConnectionModel,
    checksum: Checksum,
    records: SignatureRecords,
    open: OpenRequests
  ) {
    this.#connection = connection
    this.#checksum = checksum
    this.#records = records
    this.#open = open
    this.#request = request
    makeAutoObservable(this, {}, { autoBind: true })
  }

  /** Keeps what is shown to one account from the next. @returns a function that stops. */
  start(): () => void {
    const { shown } = this.#open
    shown.add(this.#request)
    return () => void shown.delete(this.#request)
  }

  /** The id of the record of what the wallet is asked for, while that is waited for. */
  get recordId(): string | undefined {
    const { state } = this.#request
    return state.status === 'pending' ? state.recordId : undefined
  }

  get state(): WalletRequest<Asked, Signed> {
    return this.#request.state
  }

  /** @returns the signature; undefined if the wallet gave none, or the page no longer waits for it. */
  signMessage(message: string): Promise<Hex | undefined> {
    return this.#sign('message', (connector, account) => connector.signMessage(account, message))
  }

  /** The same for typed data (EIP-712), which is checked before the wallet is asked. */
  async signTypedData(typedData: TypedData): Promise<Hex | undefined> {
    const problem = typedDataProblem(typedData, this.#checksum)
    if (problem === undefined) return this.#sign('typed-data', (...asked) => signTypedData(typedData, ...asked))
    const failure = walletFailure(new WalletError('other', { problem: 'invalid-data', message: problem, sent: 'no' }))
    this.#request.refuse({ obstacle: { type: 'invalid-data' } }, failure)
    return undefined
  }

  /** Stops waiting, and forgets the last answer. */
  reset(): void {
    this.#request.cancel()
  }

  /** Ends as soon as nothing waits for the answer any more, because a wallet may never answer. */
  async #sign(signs: AskedSignature['signs'], ask: AskToSign): Promise<Hex | undefined> {
    const { account } = this.#connection
    if (!account) {
      this.#request.refuse({}, walletFailure(new WalletError('unauthorized', { message: 'No account.' })))
      return undefined
    }
    const { unanswered } = this.#open
    unanswered.add(this.#request)
    const signed = await this.#request.run(
      {},
      async ({ connector, signal, update }) => {
        signal.throwIfAborted()
        const onStored = (recordId: string) => update({ recordId })
        const asked = this.#records.ask(signs, () => ask(connector, account, update), onStored)
        return unlessAborted(signal, asked)
      },
      (signature): Signed => ({ status: 'signed', signature })
    )
    if (!this.#request.isPending) unanswered.delete(this.#request)
    return 'answer' in signed && !signed.isLate ? signed.answer : undefined
  }
}

/** The connector compares the data's chain with the wallet's, because the wallet may just have moved. */
async function signTypedData(
  typedData: TypedData,
  connector: Connector,
  account: Address,
  update: Update
): Promise<Hex> {
  try {
    return await connector.signTypedData(account, typedData)
  } catch (cause) {
    const { chainId } = typedData.domain
    const isElsewhere = cause instanceof WalletError && cause.problem === 'wrong-network'
    if (isElsewhere && chainId !== undefined) update({ obstacle: { type: 'wrong-network', chainId: Number(chainId) } })
    throw cause
  }
}
