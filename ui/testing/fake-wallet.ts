import { type Address, type Hex, isSameAddress } from '#domain/address.ts'
import type { Chain, Token } from '#domain/chain/chain.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type {
  AnnouncedReplacement,
  Connector,
  ConnectorEvent,
  Grant,
  TransactionRequest
} from '#domain/ports/connector.ts'
import type { WalletDiscovery } from '#domain/ports/wallet-discovery.ts'
import { formatSignInMessage } from '#domain/session/sign-in-message.ts'
import type { OneApprovalWay } from '#domain/session/sign-in-request.ts'
import {
  type CallBatch,
  type CallBatchStatus,
  type CallCapabilities,
  cannotBatch,
  unknownBatch
} from '#domain/wallet/call-batch.ts'
import type { Wallet } from '#domain/wallet/wallet.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { pageId } from '#domain/wallet/wallet-identity.ts'
import { alice, fakeSignature, hashOf } from './fake-values.ts'

/** A wallet for tests: every method is a field that a test may replace; `emit` emits the wallet's events. */
export class FakeConnector implements Connector {
  canSwitchChain = true
  canChooseAccount = true
  /** The wallet's account and chain, granted or not. */
  account: Address = alice
  chainId: number = baseGoerli.id
  granted: Grant | undefined = undefined
  /** Its own name in a WalletConnect session. */
  peerName: string | undefined = undefined
  /** How it signs in with the connection, if it is asked. */
  signsBy: OneApprovalWay | undefined = undefined
  /** The number of prompts shown. */
  prompts = 0
  /** Thrown by the next prompt instead of approval. */
  refusal: Error | undefined = undefined
  canRevoke = true
  revoked = 0
  readonly sent: TransactionRequest[] = []
  /** What the wallet can do with several calls on its own chain. */
  capabilities: CallCapabilities = { canBatch: true, isAtomic: 'ready' }
  readonly batches: CallBatch[] = []
  /** By a batch's id; a test changes it as the batch goes on. */
  readonly batchStatuses = new Map<string, CallBatchStatus>()
  /** The account chosen in the next `chooseAccount` prompt. */
  choice: Address | undefined = undefined
  readonly watched: Token[] = []
  readonly listeners = new Set<(event: ConnectorEvent) => void>()
  readonly replacementListeners = new Set<(replacement: AnnouncedReplacement) => void>()

  connect: Connector['connect'] = async (chain, { signIn } = {}) => {
    const request = this.signsBy && (await signIn?.(this.signsBy))
    this.#prompt()
    if (chain && chain.id !== this.chainId) await this.switchChain(chain)
    const granted = this.#grant()
    this.granted = granted
    if (!request) return granted
    const message = formatSignInMessage({ ...request, address: granted.account, chainId: granted.chainId })
    return { ...granted, signed: { message, signature: fakeSignature } }
  }
  resume: Connector['resume'] = async () => this.granted
  switchChain: Connector['switchChain'] = async ({ id }: Chain) => {
    if (id === this.chainId) return
    this.#prompt()
    this.emit({ type: 'chainChanged', chainId: id })
  }
  signMessage: Connector['signMessage'] = async (account) => {
    this.#prompt()
    this.#authorize(account)
    return fakeSignature
  }
  signTypedData: Connector['signTypedData'] = async (account, { domain: { chainId = this.chainId } }) => {
    this.#assertOn(Number(chainId))
    this.#prompt()
    this.#authorize(account)
    return fakeSignature
  }
  sendTransaction: Connector['sendTransaction'] = async (request) => {
    this.#assertOn(request.chainId)
    this.#prompt()
    this.#authorize(request.from)
    this.sent.push(request)
    return hashOf(this.sent.length)
  }
  transactionHash: Connector['transactionHash'] = async (sent) => sent
  getCallCapabilities: Connector['getCallCapabilities'] = async (_account, chainId) =>
    chainId === this.chainId ? this.capabilities : cannotBatch
  sendCalls: Connector['sendCalls'] = async (batch) => {
    this.#assertOn(batch.chainId)
    this.#prompt()
    this.#authorize(batch.from)
    const { canBatch, isAtomic } = this.capabilities
    if (!canBatch || (batch.mustBeAtomic && isAtomic === 'unsupported')) throw new WalletError('unsupported')
    const id = `batch-${this.batches.push(batch)}`
    const willBeAtomic = batch.mustBeAtomic || isAtomic === 'supported'
    this.batchStatuses.set(id, { status: 'pending', hashes: [], isAtomic: willBeAtomic })
    return id
  }
  getCallsStatus: Connector['getCallsStatus'] = async (id) => this.batchStatuses.get(id) ?? unknownBatch
  chooseAccount: Connector['chooseAccount'] = async () => {
    this.#prompt()
    this.account = this.choice ?? this.account
    this.granted = this.#grant()
    return this.granted
  }
  watchAsset: Connector['watchAsset'] = async (token, chainId) => {
    this.#assertOn(chainId)
    this.#prompt()
    this.watched.push(token)
  }
  disconnect: Connector['disconnect'] = async () => {
    this.revoked++
    if (this.canRevoke) this.granted = undefined
  }

  subscribe(listener: (event: ConnectorEvent) => void): () => void {
    this.listeners.add(listener)
    return () => this.listeners.delete(listener)
  }

  subscribeToReplacements(listener: (replacement: AnnouncedReplacement) => void): () => void {
    this.replacementListeners.add(listener)
    return () => this.replacementListeners.delete(listener)
  }

  announceReplacement(replacement: AnnouncedReplacement): void {
    for (const listener of [...this.replacementListeners]) listener(replacement)
  }

  emit(event: ConnectorEvent): void {
    this.#follow(event)
    for (const listener of [...this.listeners]) listener(event)
  }

  /** Keeps the wallet's state consistent with its events. */
  #follow(event: ConnectorEvent): void {
    if (event.type === 'chainChanged') this.chainId = event.chainId
    const [account] = event.type === 'accountsChanged' ? event.accounts : [this.account]
    if (account) this.account = account
    if (event.type === 'disconnected' || !account) this.granted = undefined
    else if (this.granted) this.granted = this.#grant()
  }

  #grant(): Grant {
    const { account, chainId, peerName } = this
    return { account, chainId, ...(peerName !== undefined && { peerName }) }
  }

  #prompt(): void {
    this.prompts++
    const { refusal } = this
    this.refusal = undefined
    if (refusal) throw refusal
  }

  #assertOn(chainId: number): void {
    if (chainId !== this.chainId) throw new WalletError('switch', { problem: 'wrong-network' })
  }

  #authorize(account: Address): void {
    if (!this.granted || !isSameAddress(account, this.granted.account))
      throw new WalletError('unauthorized', { message: 'Not granted.' })
  }
}

/** A wallet whose transfer prompts stay open until a test answers them, in any order. */
export class PromptingConnector extends FakeConnector {
  readonly answers: ((given: Hex | Error) => void)[] = []
  readonly asked = this.sent
  override readonly sendTransaction = (request: TransactionRequest) =>
    new Promise<Hex>((resolve, reject) => {
      this.asked.push(request)
      this.answers.push((given) => (given instanceof Error ? reject(given) : resolve(given)))
    })
}

export class FakeDiscovery implements WalletDiscovery {
  #wallets: readonly Wallet[] = []
  readonly #listeners = new Set<() => void>()

  wallets(): readonly Wallet[] {
    return this.#wallets
  }

  subscribe(listener: () => void): () => void {
    const called = () => listener()
    this.#listeners.add(called)
    return () => this.#listeners.delete(called)
  }

  /** Ignores a repeated provider; another provider with the same id becomes a separate wallet. */
  announce(wallet: Wallet): void {
    if (this.#wallets.some(({ loadConnector }) => loadConnector === wallet.loadConnector)) return
    const isTaken = this.#wallets.some(({ id }) => id === wallet.id)
    const id = isTaken ? pageId(wallet.id, this.#wallets.length + 1) : wallet.id
    this.#wallets = [...this.#wallets, { ...wallet, id, rdns: wallet.rdns ?? [wallet.id] }]
    for (const listener of [...this.#listeners]) listener()
  }
}

export function walletOf(id: string, connector: Connector, more: Partial<Wallet> = {}): Wallet {
  return {
    id,
    name: id,
    iconUrl: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
    iconBackground: '#ffffff',
    group: 'installed',
    transport: () => ({ kind: 'here' }),
    loadConnector: async () => connector,
    ...more
  }
}
