import { type Address, isSameAddress } from '#domain/address.ts'
import type { DevWalletConfig } from './config.ts'
import { askForAccount } from './connect-prompt.ts'
import { askNode, assertTestNode } from './node.ts'
import { invalid, ProviderError, unauthorized, unknownChain, unsupported } from './provider-error.ts'
import { askToSignMessage, askToSignTypedData, askToSwitch, askToWatch, type WatchedAsset } from './simple-prompts.ts'
import { askToSend, type TransactionRequest } from './transaction-prompt.ts'
import { type WalletState, WalletStateStore } from './wallet-state.ts'

type Listener = (...values: readonly unknown[]) => void
type Params = readonly unknown[]

/** The Dev Wallet as pages see it (EIP-1193). No key is here: the chain's own node signs, once the visitor approved. */
export class DevWalletProvider {
  readonly #config: DevWalletConfig
  readonly #store: WalletStateStore
  readonly #listeners = new Map<string, Set<Listener>>()

  constructor(config: DevWalletConfig) {
    this.#config = config
    this.#store = new WalletStateStore(config, (before, after) => this.#tellChanges(before, after))
  }

  on(event: string, listener: Listener): this {
    const listeners = this.#listeners.get(event) ?? new Set()
    this.#listeners.set(event, listeners.add(listener))
    return this
  }

  removeListener(event: string, listener: Listener): this {
    this.#listeners.get(event)?.delete(listener)
    return this
  }

  async request({ method, params }: { readonly method: string; readonly params?: unknown }): Promise<unknown> {
    const list: Params = Array.isArray(params) ? params : []
    switch (method) {
      case 'eth_chainId':
        return hex(this.#chainId)
      case 'net_version':
        return String(this.#chainId)
      case 'eth_accounts':
        return this.#accounts
      case 'eth_requestAccounts':
        return this.#account ? this.#accounts : [await this.#connect()]
      case 'wallet_requestPermissions':
        await this.#connect()
        return this.#permissions
      case 'wallet_getPermissions':
        return this.#permissions
      case 'wallet_revokePermissions':
        this.#store.write({ chainId: this.#chainId })
        return null
      case 'wallet_switchEthereumChain':
        return this.#switchChain(list[0])
      case 'wallet_addEthereumChain':
        if (this.#networkName(chainIdOf(list[0])) === undefined) throw unsupported('adding a chain')
        return this.#switchChain(list[0])
      case 'wallet_watchAsset':
        await askToWatch(Object(params) as WatchedAsset, this.#network)
        return true
      case 'personal_sign':
        return this.#signMessage(list)
      case 'eth_signTypedData_v4':
        return this.#signTypedData(list)
      case 'eth_sendTransaction':
        return this.#sendTransaction(list)
    }
    if (method.startsWith('wallet_')) throw unsupported(method)
    return askNode(this.#chainId, method, list)
  }

  get #chainId(): number {
    return this.#store.state.chainId
  }

  get #account(): Address | undefined {
    return this.#store.state.account
  }

  get #accounts(): readonly Address[] {
    return this.#account ? [this.#account] : []
  }

  get #network(): string {
    return this.#networkName(this.#chainId) ?? `Chain ${this.#chainId}`
  }

  /** EIP-2255. */
  get #permissions(): readonly object[] {
    if (!this.#account) return []
    const caveats = [{ type: 'restrictReturnedAccounts', value: this.#accounts }]
    return [{ invoker: location.origin, parentCapability: 'eth_accounts', caveats }]
  }

  #networkName(chainId: number): string | undefined {
    return this.#config.chains.find(({ id }) => id === chainId)?.name
  }

  async #connect(): Promise<Address> {
    const chainId = this.#chainId
    await assertTestNode(chainId)
    const { accounts } = this.#config
    const account = await askForAccount({ chainId, network: this.#network, accounts, current: this.#account })
    this.#store.write({ chainId: this.#chainId, account })
    return account
  }

  async #switchChain(target: unknown): Promise<null> {
    const chainId = chainIdOf(target)
    const name = this.#networkName(chainId)
    if (name === undefined) throw unknownChain(chainId)
    if (chainId === this.#chainId) return null
    await askToSwitch(this.#network, name)
    this.#store.write({ ...this.#store.state, chainId })
    return null
  }

  async #signMessage([message, signer]: Params): Promise<unknown> {
    const account = this.#authorised(signer)
    if (typeof message !== 'string') throw invalid('The message must be a text.')
    await askToSignMessage(message, account, this.#network)
    return this.#sign('personal_sign', [message, account])
  }

  async #signTypedData([signer, given]: Params): Promise<unknown> {
    const account = this.#authorised(signer)
    const typedData = parseTypedData(given)
    const chainId = typedData.domain?.chainId
    if (chainId !== undefined && Number(chainId) !== this.#chainId) {
      throw invalid(`The data is for chain ${Number(chainId)}, and the wallet is on chain ${this.#chainId}.`)
    }
    await askToSignTypedData(typedData, account, this.#network)
    return this.#sign('eth_signTypedData_v4', [account, typedData])
  }

  async #sendTransaction([given]: Params): Promise<unknown> {
    const transaction = Object(given) as TransactionRequest
    this.#authorised(transaction.from)
    if (transaction.chainId !== undefined && Number(transaction.chainId) !== this.#chainId) {
      throw invalid(
        `The transaction is for chain ${Number(transaction.chainId)}, and the wallet is on ${this.#chainId}.`
      )
    }
    await askToSend(transaction, this.#chainId, this.#network)
    return this.#sign('eth_sendTransaction', [transaction])
  }

  async #sign(method: string, params: Params): Promise<unknown> {
    await assertTestNode(this.#chainId)
    return askNode(this.#chainId, method, params)
  }

  #authorised(signer: unknown): Address {
    const account = this.#account
    if (!account || typeof signer !== 'string' || !isSameAddress(signer, account)) throw unauthorized()
    return account
  }

  #tellChanges(before: WalletState, after: WalletState): void {
    if (before.chainId !== after.chainId) this.#emit('chainChanged', hex(after.chainId))
    if (before.account === after.account) return
    if (!before.account) this.#emit('connect', { chainId: hex(after.chainId) })
    this.#emit('accountsChanged', after.account ? [after.account] : [])
  }

  #emit(event: string, value: unknown): void {
    for (const listener of [...(this.#listeners.get(event) ?? [])]) queueMicrotask(() => listener(value))
  }
}

function chainIdOf(parameter: unknown): number {
  const chainId = Number(Object(parameter).chainId)
  if (!Number.isSafeInteger(chainId)) throw invalid('chainId must be a hexadecimal number.')
  return chainId
}

function hex(chainId: number): string {
  return `0x${chainId.toString(16)}`
}

function parseTypedData(given: unknown): { readonly domain?: { readonly chainId?: unknown } } {
  try {
    return Object(typeof given === 'string' ? JSON.parse(given) : given)
  } catch {
    throw new ProviderError(-32602, 'The typed data is not JSON.')
  }
}
