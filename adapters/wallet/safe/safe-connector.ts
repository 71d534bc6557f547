import { type Address, type Hex, isSameAddress, toHash } from '#domain/address.ts'
import type { Connector, Grant, TransactionRequest } from '#domain/ports/connector.ts'
import { withTimeout } from '#domain/wait/with-timeout.ts'
import { type CallBatch, type CallBatchStatus, type CallCapabilities, cannotBatch } from '#domain/wallet/call-batch.ts'
import { type PlainTypedData, plainTypedData, type TypedData } from '#domain/wallet/typed-data.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { checksumAddress } from '../checksum-address.ts'
import { ownersSignature, type SigningTimeouts } from './owners-signature.ts'
import { Proposals, type ProposalTimeouts } from './proposals.ts'
import { type SafeSdk, silentFor, throwSafeError } from './safe-sdk.ts'

export interface SafeTimeouts extends SigningTimeouts, ProposalTimeouts {}

/** The timeouts of a page in a Safe. */
export const defaultTimeouts: SafeTimeouts = {
  // Also for the first answer: only a page framed by a Safe's own host asks, and that host may still be starting on a slow phone.
  answerMs: 10_000,
  pollEveryMs: 2_000,
  // Shorter than a sign-in message is valid, so that the last signature still counts.
  signedWithinMs: 8 * 60_000,
  lostAfterAnswers: 5,
  // Longer than the service takes to index a new proposal.
  lostAfterMs: 60_000
}

/** The Safe that shows the page: an account with several owners on one chain, granted without a prompt. */
export class SafeConnector implements Connector {
  readonly canSwitchChain = false
  readonly canChooseAccount = false
  readonly sendsProposals = true
  readonly #sdk: SafeSdk
  readonly #timeouts: SafeTimeouts
  readonly #proposals: Proposals
  #signing = new AbortController()

  constructor(sdk: SafeSdk, timeouts = defaultTimeouts) {
    this.#sdk = sdk
    this.#timeouts = timeouts
    this.#proposals = new Proposals(sdk, timeouts)
  }

  /** Always on the Safe's own chain. */
  async connect(): Promise<Grant> {
    return this.#safe()
  }

  async resume(): Promise<Grant> {
    return this.connect()
  }

  /** A Safe has nothing to revoke; this only stops waiting for signatures. */
  async disconnect(): Promise<void> {
    this.#signing.abort()
    this.#signing = new AbortController()
  }

  async switchChain(): Promise<void> {
    throw new WalletError('unsupported', { message: 'A Safe exists on one chain only.' })
  }

  async signMessage(account: Address, message: string): Promise<Hex> {
    await this.#safeOf(account)
    return this.#sign(account, message)
  }

  async signTypedData(account: Address, typedData: TypedData): Promise<Hex> {
    const plain = plainTypedData(typedData)
    await this.#safeOf(account, plain.domain.chainId)
    return this.#sign(account, plain)
  }

  /** @returns the hash of the proposal to the owners. */
  async sendTransaction({ from, chainId, ...call }: TransactionRequest): Promise<Hex> {
    return this.#propose({ from, chainId, calls: [call] })
  }

  async getCallCapabilities(account: Address, chainId: number): Promise<CallCapabilities> {
    return this.#safeOf(account, chainId).then(
      () => ({ canBatch: true, isAtomic: 'supported' }),
      () => cannotBatch
    )
  }

  /** @returns the hash of one proposal of all calls, which a Safe always executes atomically. */
  async sendCalls(batch: CallBatch): Promise<Hex> {
    return this.#propose(batch)
  }

  async getCallsStatus(id: string): Promise<CallBatchStatus> {
    return this.#proposals.callsStatus(id)
  }

  async transactionHash(sent: Hex): Promise<Hex | undefined> {
    return this.#proposals.transactionHash(sent)
  }

  async chooseAccount(): Promise<Grant> {
    throw new WalletError('unsupported', { message: 'A page in a Safe can use only that Safe.' })
  }

  async watchAsset(): Promise<void> {
    throw new WalletError('unsupported', { message: 'A Safe finds its tokens automatically.' })
  }

  /** A page's Safe never changes: another Safe reloads the page. */
  subscribe(): () => void {
    return () => undefined
  }

  async #sign(account: Address, message: string | PlainTypedData): Promise<Hex> {
    const { signal } = this.#signing
    // Avoids a fee if the Safe supports it; one that does not rejects the setting and continues.
    this.#sdk.eth.setSafeSettings([{ offChainSigning: true }]).catch(() => undefined)
    return ownersSignature(this.#sdk, { account, message, timeouts: this.#timeouts, signal })
  }

  async #propose({ from, chainId, calls }: Omit<CallBatch, 'mustBeAtomic'>): Promise<Hex> {
    await this.#safeOf(from, chainId)
    const txs = calls.map(({ to, value = 0n, data = '0x' }) => ({ to, value: value.toString(), data }))
    const sent = await this.#sdk.txs.send({ txs }).catch(throwSafeError)
    const hash = toHash(sent?.safeTxHash)
    if (hash) return hash
    throw new WalletError('answer')
  }

  /** @throws WalletError if it is another Safe, or exists on a chain other than this one, if given. */
  async #safeOf(account: Address, chainId?: number): Promise<Grant> {
    const safe = await this.#safe()
    if (!isSameAddress(account, safe.account))
      throw new WalletError('unauthorized', { message: 'The page is shown by another Safe.' })
    if (chainId !== undefined && safe.chainId !== chainId) throw new WalletError('switch', { problem: 'wrong-network' })
    return safe
  }

  async #safe(): Promise<Grant> {
    const { answerMs } = this.#timeouts
    const ask = () => this.#sdk.safe.getInfo().catch(throwSafeError)
    const info = await withTimeout(answerMs, ask, silentFor(answerMs))
    const account = checksumAddress(info?.safeAddress)
    const chainId = Number(info?.chainId)
    if (account && Number.isSafeInteger(chainId) && chainId > 0) return { account, chainId }
    throw new WalletError('answer')
  }
}
