import type { Address } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { testKey } from '#devchain/accounts/test-keys.ts'
import { isSameAddress } from '#devchain/address.ts'
import {
  type SendingChain,
  sendCall,
  sendTogether,
  sendTransaction
} from '#devchain/scripted-wallet/accounts/sending.ts'
import { signMessage, signTypedData } from '#devchain/scripted-wallet/accounts/signing.ts'
import { accountOf } from '#devchain/scripted-wallet/accounts/smart-account-setup.ts'
import { readTransaction } from '#devchain/scripted-wallet/accounts/transaction-parameter.ts'
import type { Signer } from '#devchain/scripted-wallet/accounts/wallet-accounts.ts'
import { CallBundles } from '#devchain/scripted-wallet/calls/call-bundles.ts'
import {
  invalid,
  unauthorized,
  unknownChain,
  unsupported,
  WalletError
} from '#devchain/scripted-wallet/wallet-error.ts'
import { callNode } from '../json-rpc.ts'
import { isLoopbackHost } from '../loopback.ts'

/** The methods a phone grants by default. */
export const PHONE_METHODS: readonly string[] = [
  'personal_sign',
  'eth_signTypedData_v4',
  'eth_sendTransaction',
  'wallet_switchEthereumChain',
  'wallet_addEthereumChain',
  'wallet_watchAsset',
  'wallet_getCapabilities',
  'wallet_sendCalls',
  'wallet_getCallsStatus'
]
/** The methods that it answers without its user. */
export const SILENT_METHODS: readonly string[] = ['wallet_getCapabilities', 'wallet_getCallsStatus']
export const PHONE_EVENTS: readonly string[] = ['accountsChanged', 'chainChanged']

export interface PhoneRequest {
  readonly method: string
  readonly params: unknown
  readonly chainId: number
}

export interface PhoneWalletOptions {
  /** Nodes of the phone's chains, by chain id. */
  readonly nodeUrls: Readonly<Record<number, string>>
  /** Nodes of chains that a page may ask it to add. */
  readonly addableNodeUrls?: Readonly<Record<number, string>>
  /** The chains granted to pages, the current one first; by default all of `nodeUrls`. */
  readonly chainIds?: readonly number[]
  /** Indexes of the test accounts granted to pages, the current one first; by default the first. */
  readonly accounts?: readonly number[]
  readonly methods?: readonly string[]
  readonly events?: readonly string[]
  /** False for a wallet that accepts a new chain without adding it to its sessions. */
  readonly grantsAddedChains?: boolean
}

export interface PhoneNamespaces {
  readonly eip155: { chains: string[]; accounts: string[]; methods: string[]; events: string[] }
}

/** A phone's keys, chains and permissions, all kept in Node. */
export class PhoneWallet {
  methods: readonly string[]
  events: readonly string[]
  /** The chains granted to pages. */
  chainIds: readonly number[]
  accounts: readonly number[]
  readonly watchedAssets: unknown[] = []
  readonly #nodeUrls: Map<number, string>
  readonly #addableNodeUrls: Readonly<Record<number, string>>
  readonly #grantsAddedChains: boolean
  readonly #bundles: CallBundles

  constructor({ nodeUrls, addableNodeUrls = {}, chainIds, accounts = [0], ...more }: PhoneWalletOptions) {
    const { methods, events, grantsAddedChains = true } = more
    this.#grantsAddedChains = grantsAddedChains
    this.#nodeUrls = new Map(Object.entries(nodeUrls).map(([chainId, url]) => [Number(chainId), url]))
    this.#addableNodeUrls = addableNodeUrls
    this.chainIds = chainIds ?? [...this.#nodeUrls.keys()]
    this.accounts = accounts
    this.methods = methods ?? PHONE_METHODS
    this.events = events ?? PHONE_EVENTS
    this.#bundles = new CallBundles({
      ordinary: 'ready',
      chainIds: () => this.chainIds,
      nodeOf: (chainId) => this.#chain(chainId).askNode
    })
  }

  get addresses(): readonly Address[] {
    return this.accounts.map(addressOf)
  }

  /** A session's grants: each account on each chain. */
  get namespaces(): PhoneNamespaces {
    const chains = this.chainIds.map((chainId) => `eip155:${chainId}`)
    const accounts = chains.flatMap((chain) => this.addresses.map((address) => `${chain}:${address}`))
    return { eip155: { chains, accounts, methods: [...this.methods], events: [...this.events] } }
  }

  /** Carries out an approved request of a page. @returns the result for it. @throws WalletError */
  async answer({ method, params, chainId }: PhoneRequest, page: string): Promise<unknown> {
    const [first, second] = Array.isArray(params) ? params : [params]
    const chain = this.#chain(chainId)
    if (method === 'personal_sign') return signMessage(this.#signer(second), first, chain.askNode)
    if (method === 'eth_signTypedData_v4') return signTypedData(this.#signer(first), second, chain)
    if (method === 'eth_sendTransaction') {
      const transaction = readTransaction(first)
      return sendTransaction(this.#signer(transaction.from), transaction, chain)
    }
    if (method === 'wallet_switchEthereumChain') return this.#allow(chainIdIn(first))
    if (method === 'wallet_addEthereumChain') return this.#add(chainIdIn(first), Object(first).rpcUrls)
    if (method === 'wallet_watchAsset') return this.watchedAssets.push(first ?? params) > 0
    if (method === 'wallet_getCapabilities') return this.#bundles.capabilities(this.#signer(first).account, second)
    if (method === 'wallet_sendCalls') return this.#sendCalls(first, page)
    if (method === 'wallet_getCallsStatus') return this.#bundles.status(first, page)
    throw new WalletError(unsupported)
  }

  #sendCalls(parameter: unknown, page: string): Promise<object> {
    return this.#bundles.send(parameter, page, async (from, chainId) => {
      const signer = this.#signer(from ?? this.addresses[0])
      const chain = this.#chain(chainId)
      return {
        account: signer.account,
        sendCall: (call) => sendCall(signer, call, chain),
        sendTogether: (calls) => sendTogether(signer, calls, chain)
      }
    })
  }

  #allow(chainId: number): null {
    if (!this.#nodeUrls.has(chainId)) throw new WalletError(unknownChain)
    if (this.#grantsAddedChains && !this.chainIds.includes(chainId)) this.chainIds = [...this.chainIds, chainId]
    return null
  }

  #add(chainId: number, rpcUrls: unknown): null {
    const offered = Array.isArray(rpcUrls) ? rpcUrls.find(isLocal) : undefined
    const nodeUrl = this.#nodeUrls.get(chainId) ?? this.#addableNodeUrls[chainId] ?? offered
    if (nodeUrl === undefined) throw new WalletError(invalid('None of the endpoints are on this machine.'))
    this.#nodeUrls.set(chainId, nodeUrl)
    return this.#allow(chainId)
  }

  #chain(chainId: number): SendingChain {
    const nodeUrl = this.#nodeUrls.get(chainId)
    const askNode = async (method: string, params: readonly unknown[]) => {
      if (nodeUrl === undefined) throw new WalletError(unknownChain)
      return callNode(nodeUrl, method, params)
    }
    return { chainId, askNode }
  }

  #signer(address: unknown): Signer {
    const index = this.accounts.find((each) => isSameAddress(addressOf(each), String(address)))
    if (index === undefined) throw new WalletError(unauthorized)
    return { account: accountOf(addressOf(index), 'eoa'), key: testKey(index) }
  }
}

/** @throws WalletError when the parameter has no valid chain id. */
export function chainIdIn(parameter: unknown): number {
  const chainId = Number(Object(parameter).chainId)
  if (Number.isSafeInteger(chainId) && chainId > 0) return chainId
  throw new WalletError(invalid('The parameter has no valid chain id.'))
}

function addressOf(index: number): Address {
  const address = testAccounts[index]
  if (!address) throw new Error(`There is no test account ${index}.`)
  return address
}

function isLocal(url: unknown): url is string {
  return typeof url === 'string' && URL.canParse(url) && isLoopbackHost(new URL(url).host)
}
