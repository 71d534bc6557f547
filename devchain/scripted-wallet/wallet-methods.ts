import { type Address, type Hex, numberToHex } from 'viem'
import { walletReads } from '#devchain/gateway/rpc-methods.ts'
import { assertForChain, type SendingChain, sendCall, sendTogether, sendTransaction } from './accounts/sending.ts'
import { connectedAccount } from './accounts/sign-in-with-connection.ts'
import { signMessage, signTypedData, signTypedValues } from './accounts/signing.ts'
import { setUpAccount } from './accounts/smart-account-setup.ts'
import { readTransaction, type TransactionParameter } from './accounts/transaction-parameter.ts'
import { inCase, type Signer, type WalletAccounts } from './accounts/wallet-accounts.ts'
import { readCallBundle } from './calls/call-bundle.ts'
import { type BundleSender, CallBundles } from './calls/call-bundles.ts'
import { promptingMethods } from './prompting-methods.ts'
import type { PageRequest } from './provider/page-provider.ts'
import { accountsIn, missingMethodIn, signatureIn, unknownChainIn } from './quirk-answers.ts'
import { chainIdAs, type Quirks } from './quirks.ts'
import { Subscriptions } from './subscriptions.ts'
import type { WalletChains } from './wallet-chains.ts'
import { invalid, unauthorized, unsupported, WalletError } from './wallet-error.ts'
import { answerRead } from './wallet-reads.ts'
import { readAsset } from './watched-asset.ts'

interface WalletMethodsOptions {
  readonly accounts: WalletAccounts
  readonly chains: WalletChains
  readonly quirks: Quirks
  readonly emit: (event: string, value: unknown) => Promise<void>
}

type Params = readonly unknown[]

/** What pages ask right after a grant. */
const FOLLOW_UPS = ['eth_chainId', 'wallet_switchEthereumChain']
/** MetaMask's. */

const callMethods: ReadonlySet<string> = new Set([
  'wallet_getCallsStatus',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_showCallsStatus'
])

/** Handles each approved method of EIP-1193 and related EIPs. */
export class WalletMethods {
  /** The approved parameters of `wallet_watchAsset` (EIP-747), oldest first. */
  readonly watched: unknown[] = []
  readonly #accounts: WalletAccounts
  readonly #chains: WalletChains
  readonly #quirks: Quirks
  readonly #emit: WalletMethodsOptions['emit']
  readonly #bundles: CallBundles
  readonly #subscriptions: Subscriptions
  /** What pages have not asked since their grant, each by its origin and method. */
  readonly #followUps = new Set<string>()

  constructor({ accounts, chains, quirks, emit }: WalletMethodsOptions) {
    this.#accounts = accounts
    this.#chains = chains
    this.#quirks = quirks
    this.#emit = quirks.announcesChanges ? emit : async () => undefined
    this.#subscriptions = new Subscriptions((message) => emit('message', message))
    this.#bundles = new CallBundles({
      ordinary: quirks.ordinaryAtomicity,
      batchReceipts: quirks.batchReceipts,
      chainIds: () => chains.ids,
      nodeOf: (chainId) => chains.nodeOf(chainId)
    })
  }

  /** Whether a quirk leaves the request without an answer. */
  isSilent({ method, origin }: PageRequest): boolean {
    const { lacks, missingMethod, followUp } = this.#quirks
    if (lacks.includes(method)) return missingMethod === 'silence'
    return followUp === 'silent' && this.#isFollowUp(method, origin)
  }

  /** Whether the user is prompted: not if it is already granted, nor if the wallet refuses on its own. */
  isPrompting({ method, params, origin }: PageRequest): boolean {
    if (this.#quirks.lacks.includes(method)) return false
    if (method === 'eth_requestAccounts') return this.#accounts.permittedTo(origin).length === 0
    if (method === 'wallet_connect') return this.#quirks.signsInWithConnection !== 'lacks'
    if (method === 'eth_sendTransaction') return !isRefused(() => this.#transactionIn(listOf(params)[0], origin))
    if (method === 'wallet_watchAsset') return !isRefused(() => this.#readAsset(params))
    if (method === 'wallet_sendCalls') return !isRefused(() => readCallBundle(listOf(params)[0]))
    if (method !== 'wallet_switchEthereumChain') return promptingMethods.has(method)
    const chainId = chainIdOf(listOf(params)[0])
    return this.#chains.has(chainId) && chainId !== this.#chains.current
  }

  /** Where the wallet is. */
  get chainId(): number {
    return this.#chains.current
  }

  /** @param askedOn the network on which the wallet was asked. @throws WalletError or a node's own error. */
  async run({ method, params, origin }: PageRequest, askedOn = this.chainId): Promise<unknown> {
    const list = listOf(params)
    const { lacks, missingMethod, followUp } = this.#quirks
    if (lacks.includes(method) && missingMethod !== 'silence')
      throw new WalletError(missingMethodIn(missingMethod, method))
    if (followUp === 'unsupported' && this.#isFollowUp(method, origin)) throw new WalletError(unsupported)
    switch (method) {
      case 'eth_chainId':
        return chainIdAs(this.#quirks.chainId, this.#chains.current)
      case 'net_version':
        return String(this.#chains.current)
      case 'eth_accounts':
        return inCase(this.#accounts.permittedTo(origin), 'lower')
      case 'eth_requestAccounts':
        return this.#requestAccounts(origin)
      case 'wallet_connect':
        return this.#connect(list[0], origin)
      case 'wallet_requestPermissions':
        await this.#permit(origin)
        return this.#permissions(origin)
      case 'wallet_getPermissions':
        return this.#permissions(origin)
      case 'wallet_revokePermissions':
        return this.#revoke(origin)
      case 'wallet_switchEthereumChain':
        return this.#switchChain(chainIdOf(list[0]))
      case 'wallet_addEthereumChain':
        return this.#addChain(list[0])
      case 'wallet_watchAsset':
        return this.#watch(params)
      case 'personal_sign':
        return this.#sign(signMessage(await this.#signer(list[1], origin), list[0], this.#chain.askNode))
      case 'eth_signTypedData':
      case 'eth_signTypedData_v1':
        return this.#sign(signTypedValues(await this.#signer(list[1], origin), list[0], this.#chain.askNode))
      case 'eth_signTypedData_v3':
        return this.#sign(signTypedData(await this.#signer(list[0], origin), list[1], this.#chain, 'v3'))
      case 'eth_signTypedData_v4':
        return this.#sign(signTypedData(await this.#signer(list[0], origin), list[1], this.#chain))
      case 'eth_sendTransaction':
        return this.#send(this.#transactionIn(list[0], origin, askedOn), origin, askedOn)
      case 'eth_subscribe':
        return this.#subscriptions.subscribe(list, this.#chain.askNode)
      case 'eth_unsubscribe':
        return this.#subscriptions.unsubscribe(list)
    }
    if (callMethods.has(method) && this.#bundles.areSupported) return this.#runCalls(method, list, origin)
    return answerRead(method, list, async (read, parameters) => {
      if (!walletReads.has(read)) throw new WalletError(unsupported)
      return this.#chain.askNode(read, parameters)
    })
  }

  /** EIP-5792. */
  async #runCalls(method: string, [first, second]: Params, origin: string): Promise<unknown> {
    if (method === 'wallet_getCapabilities') {
      return this.#bundles.capabilities(this.#accounts.signer(first, origin).account, second)
    }
    if (method === 'wallet_getCallsStatus') return this.#bundles.status(first, origin)
    if (method === 'wallet_showCallsStatus') return this.#bundles.show(first, origin)
    return this.#bundles.send(first, origin, (from, chainId) => this.#bundleSender(from, origin, chainId))
  }

  /** Pages hear no more of what they have subscribed to. */
  end(): Promise<void> {
    return this.#subscriptions.end()
  }

  /** Switches the chain and notifies the page, in this wallet's format. */
  async moveTo(chainId: number): Promise<void> {
    this.#chains.moveTo(chainId)
    await this.#emit('chainChanged', chainIdAs(this.#quirks.chainChanged, chainId))
  }

  async #requestAccounts(origin: string): Promise<readonly string[]> {
    if (this.#accounts.permittedTo(origin).length === 0) await this.#permit(origin)
    return inCase(this.#accounts.permittedTo(origin), this.#quirks.addressCase)
  }

  /** ERC-7846. */
  async #connect(parameter: unknown, origin: string): Promise<object> {
    const { signsInWithConnection: quirk, addressCase } = this.#quirks
    if (quirk === 'lacks') throw new WalletError(unsupported)
    await this.#permit(origin)
    const [current = '', ...others] = inCase(this.#accounts.permittedTo(origin), addressCase)
    const sign = async (message: Hex) =>
      this.#sign(signMessage(await this.#signer(current, origin), message, this.#chain.askNode))
    const first = await connectedAccount(current as Address, parameter, quirk, sign)
    return { accounts: [first, ...others.map((address) => ({ address, capabilities: {} }))] }
  }

  async #permit(origin: string): Promise<void> {
    this.#accounts.unlock()
    const accounts = this.#accounts.permit(origin)
    for (const method of FOLLOW_UPS) this.#followUps.add(`${origin} ${method}`)
    const { current } = this.#chains
    if (this.#chains.has(current)) {
      for (const account of this.#accounts.selected) await setUpAccount(account, this.#chain.askNode)
    }
    await this.#emit('connect', { chainId: numberToHex(current) })
    await this.#emitAccounts(accounts)
  }

  async #revoke(origin: string): Promise<null> {
    this.#accounts.revoke(origin)
    await this.#emitAccounts([])
    return null
  }

  /** EIP-2255. */
  #permissions(origin: string): readonly object[] {
    const value = inCase(this.#accounts.permittedTo(origin), 'lower')
    if (value.length === 0) return []
    const caveats = [{ type: 'restrictReturnedAccounts', value }]
    return [{ invoker: origin, parentCapability: 'eth_accounts', caveats }]
  }

  async #switchChain(chainId: number): Promise<null> {
    const { switching, unknownChain } = this.#quirks
    if (switching === 'without-effect') return null
    if (!this.#chains.has(chainId)) {
      throw new WalletError(unknownChainIn(unknownChain, chainId))
    }
    if (chainId !== this.#chains.current) await this.moveTo(chainId)
    if (switching === 'works-and-fails') throw new WalletError({ code: -32603, message: 'Internal error' })
    return null
  }

  async #addChain(parameter: unknown): Promise<null> {
    const former = this.#chains.current
    const added = await this.#chains.add(parameter)
    if (added !== former) await this.moveTo(added)
    if (!this.#quirks.switchesAfterAdding) await this.moveTo(former)
    return null
  }

  /** True once for each method after a grant. */
  #isFollowUp(method: string, origin: string): boolean {
    return this.#followUps.delete(`${origin} ${method}`)
  }

  /** Like MetaMask, unless a quirk says otherwise. @throws WalletError -32602 for a symbol that is too long. */
  #watch(params: unknown): true {
    this.#readAsset(params)
    this.watched.push(params)
    return true
  }

  #readAsset(params: unknown): void {
    readAsset(params, this.#quirks.longSymbols === 'taken' ? Number.POSITIVE_INFINITY : undefined)
  }

  async #sign(signature: Promise<Hex>): Promise<Hex> {
    return signatureIn(this.#quirks.signatures, await signature)
  }

  async #emitAccounts(accounts: readonly Address[]): Promise<void> {
    await this.#emit('accountsChanged', accountsIn(this.#quirks.accountsChanged, inCase(accounts, 'lower')))
  }

  get #chain(): SendingChain {
    return this.#chainOf(this.#chains.current)
  }

  #chainOf(chainId: number): SendingChain {
    return { chainId, askNode: this.#chains.nodeOf(chainId) }
  }

  /** Set up on the chain it signs for. @throws WalletError 4100 when the page may not use it. */
  async #signer(address: unknown, origin: string, chainId = this.#chains.current): Promise<Signer> {
    const signer = this.#accounts.signer(address, origin)
    await setUpAccount(signer.account, this.#chains.nodeOf(chainId))
    return signer
  }

  /** @throws WalletError -32602, or 4100 when the page may not use the account. */
  #transactionIn(parameter: unknown, origin: string, chainId = this.chainId): TransactionParameter {
    const transaction = readTransaction(parameter)
    this.#accounts.signer(transaction.from, origin)
    assertForChain(transaction, { chainId })
    return transaction
  }

  async #send(transaction: TransactionParameter, origin: string, chainId: number): Promise<unknown> {
    return sendTransaction(await this.#signer(transaction.from, origin, chainId), transaction, this.#chainOf(chainId))
  }

  async #bundleSender(from: unknown, origin: string, chainId: number): Promise<BundleSender> {
    const account = from ?? this.#accounts.permittedTo(origin)[0]
    if (account === undefined) throw new WalletError(unauthorized)
    const signer = await this.#signer(account, origin, chainId)
    const chain = this.#chainOf(chainId)
    return {
      account: signer.account,
      sendCall: (call) => sendCall(signer, call, chain),
      sendTogether: (calls) => sendTogether(signer, calls, chain)
    }
  }
}

function listOf(params: unknown): Params {
  return Array.isArray(params) ? params : []
}

function isRefused(check: () => unknown): boolean {
  try {
    check()
    return false
  } catch {
    return true
  }
}

function chainIdOf(parameter: unknown): number {
  const chainId = Number(Object(parameter).chainId)
  if (!Number.isSafeInteger(chainId)) throw new WalletError(invalid('Expected a chainId in hexadecimal.'))
  return chainId
}
