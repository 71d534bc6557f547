import { numberToHex } from 'viem'
import { callNode } from '../json-rpc.ts'
import { pageMethods } from '../rpc-methods.ts'
import type { PageRequest } from './page-provider.ts'
import type { Quirks } from './quirks.ts'
import { sendTransaction, signMessage, signTypedData } from './signing.ts'
import { inCase, type WalletAccounts } from './wallet-accounts.ts'
import type { WalletChains } from './wallet-chains.ts'
import { invalid, unsupported, WalletError } from './wallet-error.ts'

interface WalletMethodsOptions {
  readonly accounts: WalletAccounts
  readonly chains: WalletChains
  readonly quirks: Quirks
  readonly emit: (event: string, value: unknown) => Promise<void>
}

type Params = readonly unknown[]

const PROMPTS: ReadonlySet<string> = new Set([
  'eth_sendTransaction',
  'eth_signTypedData_v4',
  'personal_sign',
  'wallet_addEthereumChain',
  'wallet_requestPermissions',
  'wallet_watchAsset'
])

/** What an approving wallet answers to each method of EIP-1193 and its companions. */
export class WalletMethods {
  readonly #accounts: WalletAccounts
  readonly #chains: WalletChains
  readonly #quirks: Quirks
  readonly #emit: WalletMethodsOptions['emit']

  constructor({ accounts, chains, quirks, emit }: WalletMethodsOptions) {
    this.#accounts = accounts
    this.#chains = chains
    this.#quirks = quirks
    this.#emit = emit
  }

  /** Whether the person sees anything: not when it is granted already, nor when the wallet refuses by itself. */
  isPrompting({ method, params, origin }: PageRequest): boolean {
    if (method === 'eth_requestAccounts') return this.#accounts.permittedTo(origin).length === 0
    if (method !== 'wallet_switchEthereumChain') return PROMPTS.has(method)
    const chainId = chainIdOf(listOf(params)[0])
    return this.#chains.knows(chainId) && chainId !== this.#chains.current
  }

  /** @throws WalletError or a node's own error. */
  async run({ method, params, origin }: PageRequest): Promise<unknown> {
    const list = listOf(params)
    switch (method) {
      case 'eth_chainId':
        return numberToHex(this.#chains.current)
      case 'net_version':
        return String(this.#chains.current)
      case 'eth_accounts':
        return inCase(this.#accounts.permittedTo(origin), 'lower')
      case 'eth_requestAccounts':
        return this.#requestAccounts(origin)
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
        return true
      case 'personal_sign':
        return signMessage(this.#accounts.signer(list[1], origin), list[0])
      case 'eth_signTypedData_v4':
        return signTypedData(this.#accounts.signer(list[0], origin), list[1], this.#chains.current)
      case 'eth_sendTransaction':
        return this.#sendTransaction(Object(list[0]), origin)
    }
    if (!pageMethods.has(method)) throw new WalletError(unsupported)
    return callNode(this.#chains.nodeUrl, method, list)
  }

  /** Moves the wallet and tells the page, in the words of this wallet. */
  async moveTo(chainId: number): Promise<void> {
    this.#chains.moveTo(chainId)
    await this.#emit('chainChanged', this.#quirks.chainChanged === 'hex' ? numberToHex(chainId) : String(chainId))
  }

  async #requestAccounts(origin: string): Promise<readonly string[]> {
    if (this.#accounts.permittedTo(origin).length === 0) await this.#permit(origin)
    return inCase(this.#accounts.permittedTo(origin), this.#quirks.addressCase)
  }

  async #permit(origin: string): Promise<void> {
    this.#accounts.unlock()
    const accounts = this.#accounts.permit(origin)
    await this.#emit('connect', { chainId: numberToHex(this.#chains.current) })
    await this.#emit('accountsChanged', inCase(accounts, 'lower'))
  }

  async #revoke(origin: string): Promise<null> {
    if (!this.#quirks.canRevoke) throw new WalletError(unsupported)
    this.#accounts.revoke(origin)
    await this.#emit('accountsChanged', [])
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
    if (!this.#chains.knows(chainId)) {
      const message = `Unrecognized chain ID "${numberToHex(chainId)}". Try adding the chain using wallet_addEthereumChain first.`
      throw new WalletError({ code: this.#quirks.unknownChainCode, message })
    }
    if (chainId !== this.#chains.current) await this.moveTo(chainId)
    return null
  }

  async #addChain(parameter: unknown): Promise<null> {
    const former = this.#chains.current
    const added = await this.#chains.add(parameter)
    if (added !== former) await this.moveTo(added)
    if (!this.#quirks.switchesAfterAdding) await this.moveTo(former)
    return null
  }

  async #sendTransaction(transaction: { readonly from?: unknown }, origin: string): Promise<string> {
    const signer = this.#accounts.signer(transaction.from, origin)
    return sendTransaction(signer, transaction, { chainId: this.#chains.current, nodeUrl: this.#chains.nodeUrl })
  }
}

function listOf(params: unknown): Params {
  return Array.isArray(params) ? params : []
}

function chainIdOf(parameter: unknown): number {
  const chainId = Number(Object(parameter).chainId)
  if (!Number.isSafeInteger(chainId)) throw new WalletError(invalid('Expected a chainId in hexadecimal.'))
  return chainId
}
