import { hashMessage, keccak256, numberToHex, toHex } from 'viem'
import { callNode } from '#devchain/json-rpc.ts'
import type { InProcessProvider } from '#devchain/scripted-wallet/in-process-provider.ts'
import { ScriptedWallet } from '#devchain/scripted-wallet/scripted-wallet.ts'
import type { Address, Hex } from '#domain/address.ts'

/** What becomes of a request that the person in front of the Safe does not approve. */
export type SafeRefusal = 'reject' | 'silence' | { readonly words: string }

export interface SafeRequest {
  readonly method: string
  readonly params: unknown
}

/** What others have to agree to. */
export type SafeWaiting =
  | { readonly kind: 'transaction'; readonly to: Address; readonly value: string }
  | { readonly kind: 'message'; readonly text: string }

/** As the Safe's window tells it; nothing at all for silence. */
export type SafeReply =
  | { readonly success: true; readonly data: unknown }
  | { readonly success: false; readonly error: string }

interface LocalSafeOptions {
  readonly nodeUrl: string
  readonly chainId: number
  /** The test account that owns the Safe's contract (EIP-1271). */
  readonly owner?: number
}

interface Proposal {
  readonly transfer: { readonly to: Hex; readonly value: string; readonly data: Hex }
  state: 'waiting' | 'sending' | 'withdrawn' | 'sent'
  hash?: Hex
}

interface Message {
  readonly text: string
  signature?: Hex
}

/**
 * What stands behind a page in a Safe: a contract account on a local chain, and the people who own it. It answers as
 * Safe{Wallet} does to the SDK of Safe Apps.
 */
export class LocalSafe {
  /** Everything that the page asked, oldest first. */
  readonly received: SafeRequest[] = []
  /** What others have to agree to waits for `agree`. */
  hasOtherOwners = false
  /** Every request that `next` says nothing about. */
  always: SafeRefusal | undefined = undefined
  readonly address: Address
  /** As the page is told. */
  chainId: number
  readonly #nodeUrl: string
  readonly #provider: InProcessProvider
  readonly #refusals = new Map<string, readonly SafeRefusal[]>()
  readonly #proposals = new Map<string, Proposal>()
  readonly #messages = new Map<string, Message>()
  #proposed = 0

  private constructor({ nodeUrl, chainId, owner = 0 }: LocalSafeOptions) {
    const accounts = [{ index: owner, kind: 'eip-1271' }] as const
    const wallet = new ScriptedWallet({ nodeUrls: { [chainId]: nodeUrl }, chainId, accounts })
    const [address = '0x'] = wallet.accounts
    this.address = address
    this.chainId = chainId
    this.#nodeUrl = nodeUrl
    this.#provider = wallet.provider()
  }

  /** With its contract and some funds on the chain. */
  static async open(options: LocalSafeOptions): Promise<LocalSafe> {
    const safe = new LocalSafe(options)
    await safe.#provider.request({ method: 'eth_requestAccounts' })
    return safe
  }

  get waiting(): readonly SafeWaiting[] {
    const messages = [...this.#messages.values()].filter(({ signature }) => signature === undefined)
    return [
      ...this.#waiting().map(({ transfer: { to, value } }) => ({ kind: 'transaction', to, value }) as const),
      ...messages.map(({ text }) => ({ kind: 'message', text }) as const)
    ]
  }

  /** What becomes of the next request of a method; several are used up in order. */
  next(method: string, refusal: SafeRefusal): void {
    this.#refusals.set(method, [...(this.#refusals.get(method) ?? []), refusal])
  }

  /** The other owners sign what waits, and the last of them has it carried out. */
  async agree(): Promise<void> {
    for (const message of this.#messages.values()) message.signature ??= await this.#sign(message.text)
    for (const proposal of this.#waiting()) await this.#carryOut(proposal)
  }

  /** The owners reject what waits, which is a transaction in its place. */
  withdraw(): void {
    for (const proposal of this.#waiting()) {
      proposal.state = 'withdrawn'
    }
  }

  /** What waits is deleted from the queue, as if it had never been there. */
  remove(): void {
    for (const [hash, { state }] of this.#proposals) if (state === 'waiting') this.#proposals.delete(hash)
  }

  async answer({ method, params }: SafeRequest): Promise<SafeReply | undefined> {
    this.received.push({ method, params })
    const [refusal, ...later] = this.#refusals.get(method) ?? (this.always ? [this.always] : [])
    if (this.#refusals.has(method)) this.#refusals.set(method, later)
    if (refusal === 'silence') return undefined
    try {
      if (refusal) throw new Error(refusal === 'reject' ? rejectionOf(method) : refusal.words)
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
        return this.#propose((params['txs'] as readonly Proposal['transfer'][])[0])
      case 'getTxBySafeTxHash':
        return this.#details(String(params['safeTxHash']))
      case 'signMessage':
        return this.#signMessage(asText(String(params['message'])))
      case 'getOffChainSignature':
        return this.#messages.get(String(params))?.signature ?? '0x'
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

  async #propose(transfer: Proposal['transfer'] | undefined): Promise<{ readonly safeTxHash: Hex }> {
    if (!transfer) throw new Error('No transactions were passed')
    const safeTxHash = keccak256(toHex(JSON.stringify([this.address, this.#proposed++, transfer])))
    const proposal: Proposal = { transfer, state: 'waiting' }
    this.#proposals.set(safeTxHash, proposal)
    if (this.hasOtherOwners) return { safeTxHash }
    await this.#carryOut(proposal).catch((cause: unknown) => {
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

  /** The service behind a Safe knows a transaction once it is in a block. */
  async #statusOf({ state, hash }: Proposal): Promise<{ readonly txStatus: string; readonly txHash: Hex | null }> {
    if (state === 'withdrawn') return { txStatus: 'CANCELLED', txHash: null }
    const receipt = hash && (await callNode<{ status: Hex } | null>(this.#nodeUrl, 'eth_getTransactionReceipt', [hash]))
    if (!receipt) return { txStatus: hash ? 'AWAITING_EXECUTION' : 'AWAITING_CONFIRMATIONS', txHash: null }
    return { txStatus: receipt.status === '0x1' ? 'SUCCESS' : 'FAILED', txHash: hash }
  }

  async #signMessage(text: string): Promise<object> {
    const messageHash = hashMessage(text)
    if (this.hasOtherOwners) {
      this.#messages.set(messageHash, { text })
      return { messageHash }
    }
    const signature = await this.#sign(text)
    this.#messages.set(messageHash, { text, signature })
    return { messageHash, signature }
  }

  #waiting(): readonly Proposal[] {
    return [...this.#proposals.values()].filter(({ state }) => state === 'waiting')
  }

  async #carryOut(proposal: Proposal): Promise<void> {
    const { to, value, data } = proposal.transfer
    const transaction = { from: this.address, to, value: numberToHex(BigInt(value)), data }
    // Not twice: whoever else agrees meanwhile finds it no longer waiting.
    proposal.state = 'sending'
    try {
      proposal.hash = (await this.#provider.request({ method: 'eth_sendTransaction', params: [transaction] })) as Hex
    } catch (cause) {
      proposal.state = 'waiting'
      throw cause
    }
    proposal.state = 'sent'
  }

  async #sign(text: string): Promise<Hex> {
    return (await this.#provider.request({ method: 'personal_sign', params: [toHex(text), this.address] })) as Hex
  }
}

/** A Safe reads hexadecimal text as the bytes of the text that is to be signed. */
function asText(message: string): string {
  const isHex = /^0x(?:[0-9a-f]{2})*$/i.test(message)
  return isHex ? Buffer.from(message.slice(2), 'hex').toString() : message
}

function rejectionOf(method: string): string {
  return method === 'signMessage' ? 'Message was rejected' : 'Transaction was rejected'
}
