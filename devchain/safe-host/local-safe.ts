import { type Address, type Hex, keccak256, numberToHex, toHex } from 'viem'
import { callNode } from '#devchain/json-rpc.ts'
import type { InProcessProvider } from '#devchain/scripted-wallet/provider/in-process-provider.ts'
import { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import { type ProposalStatus, statusOfBatch } from './safe-batch.ts'
import { SafeMessages } from './safe-messages.ts'

/** How the Safe refuses a request. */
export type SafeRefusal = 'reject' | 'silence' | { readonly message: string }

export interface SafeRequest {
  readonly method: string
  readonly params: unknown
}

/** Waits for the other owners. */
export type SafeWaiting =
  | { readonly kind: 'transaction'; readonly to: Address; readonly value: string }
  | { readonly kind: 'batch'; readonly calls: readonly { readonly to: Address; readonly value: string }[] }
  | { readonly kind: 'message'; readonly text: string }

/** The reply of the Safe's window; none for silence. */
export type SafeReply =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: string }

interface LocalSafeOptions {
  readonly nodeUrl: string
  readonly chainId: number
  /** The test account that owns the Safe's contract (EIP-1271). */
  readonly owner?: number
}

interface SafeCall {
  readonly to: Hex
  readonly value: string
  readonly data: Hex
}

interface Proposal {
  readonly calls: readonly SafeCall[]
  state: 'waiting' | 'sending' | 'rejected' | 'sent'
  /** Of a proposal with one call. */
  hash?: Hex
  /** The wallet's id of several calls, whose hash it gives away once they are mined. */
  batchId?: string
}

/**
 * The Safe behind a page: a contract account on a local chain, and its owners. It answers the Safe Apps SDK as
 * Safe{Wallet} does.
 */
export class LocalSafe {
  /** All requests from the page, oldest first. */
  readonly received: SafeRequest[] = []
  /** If true, transactions and messages wait for the other owners: `approveWaiting` and the like. */
  hasOtherOwners = false
  /** The refusal of all requests not set by `next`. */
  always: SafeRefusal | undefined = undefined
  readonly address: Address
  /** As reported to the page. */
  chainId: number
  readonly #nodeUrl: string
  readonly #provider: InProcessProvider
  readonly #refusals = new Map<string, readonly SafeRefusal[]>()
  readonly #proposals = new Map<string, Proposal>()
  readonly #messages: SafeMessages
  #proposed = 0

  private constructor({ nodeUrl, chainId, owner = 0 }: LocalSafeOptions) {
    const accounts = [{ index: owner, kind: 'eip-1271' }] as const
    const wallet = new ScriptedWallet({ nodeUrls: { [chainId]: nodeUrl }, chainId, accounts })
    const [address = '0x'] = wallet.accounts
    this.address = address
    this.chainId = chainId
    this.#nodeUrl = nodeUrl
    this.#provider = wallet.provider()
    this.#messages = new SafeMessages(address, this.#provider)
  }

  /** Sets up its contract and some funds on the chain. */
  static async open(options: LocalSafeOptions): Promise<LocalSafe> {
    const safe = new LocalSafe(options)
    await safe.#provider.request({ method: 'eth_requestAccounts' })
    return safe
  }

  get waiting(): readonly SafeWaiting[] {
    const proposals = this.#waiting().map(({ calls }): SafeWaiting => {
      const [{ to, value }] = calls as readonly [SafeCall]
      if (calls.length === 1) return { kind: 'transaction', to, value }
      return { kind: 'batch', calls: calls.map(({ to, value }) => ({ to, value })) }
    })
    return [...proposals, ...this.#messages.waiting.map((text) => ({ kind: 'message', text }) as const)]
  }

  /** Sets the refusal of the next request of a method; several apply in order. */
  next(method: string, refusal: SafeRefusal): void {
    this.#refusals.set(method, [...(this.#refusals.get(method) ?? []), refusal])
  }

  /** The other owners sign everything that is waiting, and the last one executes it. */
  async approveWaiting(): Promise<void> {
    await this.#messages.signWaiting()
    for (const proposal of this.#waiting()) await this.#execute(proposal)
  }

  /** The owners reject all waiting transactions, as a Safe does with a replacing transaction. */
  rejectWaiting(): void {
    for (const proposal of this.#waiting()) {
      proposal.state = 'rejected'
    }
  }

  /** Deletes all waiting transactions from the queue, as if never proposed. */
  deleteWaiting(): void {
    for (const [hash, { state }] of this.#proposals) if (state === 'waiting') this.#proposals.delete(hash)
  }

  async answer({ method, params }: SafeRequest): Promise<SafeReply | undefined> {
    this.received.push({ method, params })
    const [refusal, ...later] = this.#refusals.get(method) ?? (this.always ? [this.always] : [])
    if (this.#refusals.has(method)) this.#refusals.set(method, later)
    if (refusal === 'silence') return undefined
    try {
      if (refusal) throw new Error(refusal === 'reject' ? rejectionOf(method) : refusal.message)
      return { success: true, data: await this.#run(method, Object(params)) }
    } catch (cause) {
      return { success: false, error: cause instanceof Error ? cause.message : String(cause) }
    }
  }

  async #run(method: string, params: Readonly<Record<string, unknown>>): Promise<unknown> {
    switch (method) {
      case 'getSafeInfo':
        return this.#info()
      case 'rpcCall':
        return this.#callChain(String(params['call']), params['params'] as readonly unknown[])
      case 'sendTransactions':
        return this.#propose(params['txs'] as readonly SafeCall[])
      case 'getTxBySafeTxHash':
        return this.#details(String(params['safeTxHash']))
      case 'signMessage':
        return this.#messages.add(String(params['message']), this.hasOtherOwners)
      case 'signTypedMessage':
        return this.#messages.addTypedData(Object(params['typedData']), this.hasOtherOwners)
      case 'getOffChainSignature':
        return this.#messages.signature(String(params))
      default:
        throw new Error(`Unknown method ${method}`)
    }
  }

  #info(): object {
    const owners = this.hasOtherOwners ? 2 : 1
    const version = {
      version: '1.4.1',
      implementation: this.address,
      modules: null,
      fallbackHandler: null,
      guard: null
    }
    const address = this.address.toLowerCase()
    return {
      safeAddress: address,
      chainId: this.chainId,
      threshold: owners,
      owners: [],
      isReadOnly: false,
      nonce: 0,
      ...version
    }
  }

  async #callChain(method: string, params: readonly unknown[]): Promise<unknown> {
    return method === 'safe_setSettings' ? params[0] : callNode(this.#nodeUrl, method, params)
  }

  async #propose(calls: readonly SafeCall[]): Promise<{ readonly safeTxHash: Hex }> {
    if (calls.length === 0) throw new Error('No transactions were passed')
    const safeTxHash = keccak256(toHex(JSON.stringify([this.address, this.#proposed++, calls])))
    const proposal: Proposal = { calls, state: 'waiting' }
    this.#proposals.set(safeTxHash, proposal)
    if (this.hasOtherOwners) return { safeTxHash }
    await this.#execute(proposal).catch((cause: unknown) => {
      this.#proposals.delete(safeTxHash)
      throw cause
    })
    return { safeTxHash }
  }

  async #details(safeTxHash: string): Promise<object> {
    const proposal = this.#proposals.get(safeTxHash)
    if (!proposal) throw new Error('No MultisigTransaction matches the given query.')
    const status = await this.#statusOf(proposal)
    return { safeAddress: this.address, txId: `multisig_${safeTxHash}`, ...status }
  }

  /** The Safe transaction service reports a transaction once it is mined. */
  async #statusOf(proposal: Proposal): Promise<ProposalStatus> {
    const { state, hash, batchId } = proposal
    if (state === 'rejected') return { txStatus: 'CANCELLED', txHash: null }
    if (batchId !== undefined) return statusOfBatch(this.#provider, batchId)
    const receipt = hash && (await callNode<{ status: Hex } | null>(this.#nodeUrl, 'eth_getTransactionReceipt', [hash]))
    if (!receipt) return { txStatus: hash ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS', txHash: null }
    return { txStatus: receipt.status === '0x1' ? 'SUCCESS' : 'FAILED', txHash: hash }
  }

  #waiting(): readonly Proposal[] {
    return [...this.#proposals.values()].filter(({ state }) => state === 'waiting')
  }

  async #execute(proposal: Proposal): Promise<void> {
    // Set first, so that a concurrent approval does not send it twice.
    proposal.state = 'sending'
    try {
      await this.#send(proposal)
    } catch (cause) {
      proposal.state = 'waiting'
      throw cause
    }
    proposal.state = 'sent'
  }

  async #send(proposal: Proposal): Promise<void> {
    const calls = proposal.calls.map(({ to, value, data }) => ({ to, value: numberToHex(BigInt(value)), data }))
    const from = this.address
    if (calls.length === 1) {
      proposal.hash = (await this.#provider.request({
        method: 'eth_sendTransaction',
        params: [{ from, ...calls[0] }]
      })) as Hex
      return
    }
    const batch = { version: '2.0.0', from, chainId: numberToHex(this.chainId), atomicRequired: true, calls }
    const { id } = Object(await this.#provider.request({ method: 'wallet_sendCalls', params: [batch] }))
    proposal.batchId = String(id)
  }
}

function rejectionOf(method: string): string {
  return method === 'sendTransactions' ? 'Transaction was rejected' : 'Message was rejected'
}
