import type { Hex } from 'viem'
import type { AskNode, Call, WalletAccount } from '#devchain/scripted-wallet/accounts/smart-account.ts'
import { invalid, WalletError } from '../wallet-error.ts'
import { duplicateId, notAtomic, readCallBundle, unknownBundle, unsupportedChain, VERSION } from './call-bundle.ts'

/** Atomic calls of an ordinary account: unsupported, or ready for an upgrade (EIP-7702); `none` is a wallet without EIP-5792. */
export type OrdinaryAtomicity = 'none' | 'unsupported' | 'ready'

/** What a status says of transactions: everything, all but whether they succeeded, or nothing. */
export type BatchReceipts = 'complete' | 'without-status' | 'none'

/** Sends from one account that the page may use. */
export interface BundleSender {
  readonly account: WalletAccount
  /** Prompts the user if that has not happened yet; rejects when they reject. */
  approve?(calls: readonly Call[]): Promise<void>
  sendCall(call: Call): Promise<Hex>
  sendTogether(calls: readonly Call[]): Promise<Hex>
}

interface Sent {
  readonly chainId: number
  readonly isAtomic: boolean
  readonly hashes: readonly Hex[]
  /** Whether the wallet could not send every call. */
  readonly isIncomplete: boolean
}

interface Receipt {
  readonly status: Hex
  readonly logs: readonly { readonly address: Hex; readonly data: Hex; readonly topics: readonly Hex[] }[]
  readonly blockHash: Hex
  readonly blockNumber: Hex
  readonly gasUsed: Hex
  readonly transactionHash: Hex
}

interface CallBundlesOptions {
  readonly ordinary: OrdinaryAtomicity
  /** All of them with their status, unless a quirk leaves it or them out. */
  readonly batchReceipts?: BatchReceipts
  readonly chainIds: () => readonly number[]
  readonly nodeOf: (chainId: number) => AskNode
}

/** Sends several calls in one request (EIP-5792) and reports their status. */
export class CallBundles {
  readonly #options: CallBundlesOptions
  readonly #sent = new Map<string, Sent>()

  constructor(options: CallBundlesOptions) {
    this.#options = options
  }

  get areSupported(): boolean {
    return this.#options.ordinary !== 'none'
  }

  /** `wallet_getCapabilities`, for these chains or for all. */
  capabilities(account: WalletAccount, requested: unknown): Readonly<Record<Hex, object>> {
    const all = this.#options.chainIds()
    const chainIds = Array.isArray(requested) ? all.filter((chainId) => requested.map(Number).includes(chainId)) : all
    const atomic = { status: this.#atomicityOf(account) }
    return Object.fromEntries(chainIds.map((chainId) => [hexOf(chainId), { atomic }]))
  }

  /**
   * `wallet_sendCalls`. A failure after the checks is reported by the status, since the page has the id by then.
   * @throws WalletError 5700, 5710, 5720, 5740, 5760 or -32602.
   */
  async send(
    parameter: unknown,
    origin: string,
    senderFor: (from: unknown, chainId: number) => Promise<BundleSender>
  ): Promise<{ readonly id: string }> {
    const { id = randomId(), from, chainId, atomicRequired, calls } = readCallBundle(parameter)
    if (!this.#options.chainIds().includes(chainId)) throw new WalletError(unsupportedChain)
    if (this.#sent.has(keyOf(origin, id))) throw new WalletError(duplicateId)
    const sender = await senderFor(from, chainId)
    const atomicity = this.#atomicityOf(sender.account)
    if (atomicRequired && atomicity === 'unsupported') throw new WalletError(notAtomic)
    const isAtomic = atomicRequired || atomicity === 'supported'
    await sender.approve?.(calls)
    const outcome = isAtomic ? await together(sender, calls) : await oneByOne(sender, calls)
    this.#sent.set(keyOf(origin, id), { chainId, isAtomic, ...outcome })
    return { id }
  }

  /** `wallet_getCallsStatus`. @throws WalletError 5730 for a bundle that this page did not send. */
  async status(id: unknown, origin: string): Promise<object> {
    const sent = this.#find(id, origin)
    const ask = this.#options.nodeOf(sent.chainId)
    const receipts = (await Promise.all(
      sent.hashes.map((hash) => ask('eth_getTransactionReceipt', [hash]))
    )) as readonly (Receipt | null)[]
    const mined = receipts.filter((receipt) => receipt !== null)
    const status = mined.length < receipts.length ? 100 : statusOf(sent, mined)
    const { chainId, isAtomic } = sent
    const answer = { version: VERSION, id, chainId: hexOf(chainId), atomic: isAtomic, status }
    if (mined.length === 0) return answer
    const told = this.#options.batchReceipts === 'none' ? [] : mined
    return { ...answer, receipts: told.map((receipt) => this.#shortReceipt(receipt)) }
  }

  /** `wallet_showCallsStatus`: the wallet has nothing to show. @throws WalletError 5730. */
  show(id: unknown, origin: string): null {
    this.#find(id, origin)
    return null
  }

  #find(id: unknown, origin: string): Sent {
    if (typeof id !== 'string') throw new WalletError(invalid('Expected an id.'))
    const sent = this.#sent.get(keyOf(origin, id))
    if (!sent) throw new WalletError(unknownBundle)
    return sent
  }

  #shortReceipt({ logs, status, blockHash, blockNumber, gasUsed, transactionHash }: Receipt): object {
    const shortLogs = logs.map(({ address, data, topics }) => ({ address, data, topics }))
    const known = this.#options.batchReceipts !== 'without-status' && { status }
    return { logs: shortLogs, ...known, blockHash, blockNumber, gasUsed, transactionHash }
  }

  #atomicityOf({ kind }: WalletAccount): 'supported' | 'ready' | 'unsupported' {
    if (kind !== 'eoa') return 'supported'
    return this.#options.ordinary === 'ready' ? 'ready' : 'unsupported'
  }
}

/** The codes of EIP-5792: 200 confirmed, 400 never reached the chain, 500 reverted, 600 partially reverted. */
function statusOf({ isIncomplete }: Sent, receipts: readonly Receipt[]): 200 | 400 | 500 | 600 {
  const succeeded = receipts.filter(({ status }) => status === '0x1').length
  if (receipts.length === 0) return 400
  if (succeeded === receipts.length && !isIncomplete) return 200
  return succeeded === 0 ? 500 : 600
}

async function together(sender: BundleSender, calls: readonly Call[]): Promise<Pick<Sent, 'hashes' | 'isIncomplete'>> {
  try {
    return { hashes: [await sender.sendTogether(calls)], isIncomplete: false }
  } catch {
    return { hashes: [], isIncomplete: true }
  }
}

async function oneByOne(sender: BundleSender, calls: readonly Call[]): Promise<Pick<Sent, 'hashes' | 'isIncomplete'>> {
  const hashes: Hex[] = []
  try {
    for (const call of calls) hashes.push(await sender.sendCall(call))
    return { hashes, isIncomplete: false }
  } catch {
    return { hashes, isIncomplete: true }
  }
}

function keyOf(origin: string, id: string): string {
  return `${origin} ${id}`
}

function randomId(): Hex {
  const bytes = crypto.getRandomValues(new Uint8Array(32))
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

function hexOf(chainId: number): Hex {
  return `0x${chainId.toString(16)}`
}
