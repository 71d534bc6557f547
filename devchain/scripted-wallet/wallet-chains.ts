import { callNode } from '../json-rpc.ts'
import type { AskNode } from './accounts/smart-account.ts'
import { invalid, WalletError } from './wallet-error.ts'

/** The parameter of `wallet_addEthereumChain` (EIP-3085), with the fields the wallet reads. */
interface ChainParameter {
  readonly chainId?: unknown
  readonly rpcUrls?: readonly string[]
}

/** The wallet's networks with their nodes, and the current one. */
export class WalletChains {
  readonly #nodeUrls: Map<number, string>
  readonly #addable: ReadonlyMap<number, string>
  #current: number

  constructor(nodeUrls: Readonly<Record<number, string>>, addable: Readonly<Record<number, string>>, current: number) {
    this.#nodeUrls = byId(nodeUrls)
    this.#addable = byId(addable)
    this.#current = current
  }

  get current(): number {
    return this.#current
  }

  get ids(): readonly number[] {
    return [...this.#nodeUrls.keys()]
  }

  has(chainId: number): boolean {
    return this.#nodeUrls.has(chainId)
  }

  /** The current chain may be one without a node. */
  moveTo(chainId: number): void {
    this.#current = chainId
  }

  forget(chainId: number): void {
    this.#nodeUrls.delete(chainId)
  }

  /** Calls the wallet's own node of a chain. @throws WalletError 4901 when it has none. */
  nodeOf(chainId: number): AskNode {
    return async (method, params) => {
      const url = this.#nodeUrls.get(chainId)
      if (url === undefined) throw new WalletError({ code: 4901, message: `No node for chain ${chainId}.` })
      return callNode(url, method, params)
    }
  }

  /** Like MetaMask, verifies the endpoint's chain id instead of trusting the page. @returns the chain's id. */
  async add(parameter: unknown): Promise<number> {
    const { chainId: given, rpcUrls } = Object(parameter) as ChainParameter
    const url = rpcUrls?.[0]
    if (typeof given !== 'string' || !/^0x[1-9a-f][0-9a-f]*$/i.test(given) || url === undefined) {
      throw new WalletError(invalid('Expected a chainId in hexadecimal and rpcUrls.'))
    }
    const chainId = Number(given)
    const nodeUrl = this.#addable.get(chainId) ?? url
    if ((await servedChain(nodeUrl)) !== chainId) {
      throw new WalletError(invalid(`Chain ID returned by RPC URL ${url} does not match ${given}`))
    }
    this.#nodeUrls.set(chainId, nodeUrl)
    return chainId
  }
}

function byId(urls: Readonly<Record<number, string>>): Map<number, string> {
  return new Map(Object.entries(urls).map(([id, url]) => [Number(id), url]))
}

async function servedChain(url: string): Promise<number> {
  try {
    return Number(await callNode(url, 'eth_chainId'))
  } catch {
    throw new WalletError({ code: -32603, message: `Request for method "eth_chainId" on ${url} failed` })
  }
}
