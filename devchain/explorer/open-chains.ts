import { type ChainNode, createChainNode } from './chain/chain-node.ts'
import { Departures } from './chain/departures.ts'
import { RecordedHistory } from './chain/recorded-history.ts'
import { type ExplorerChain, explorerChain } from './explorer-chain.ts'

/** A chain whose node runs. */
export interface OpenChain {
  readonly chain: ExplorerChain
  readonly node: ChainNode
  readonly recorded: RecordedHistory
  readonly departures: Departures
}

/** A chain's node does not answer. */
export class SilentNodeError extends Error {
  readonly chain: ExplorerChain
  constructor(chain: ExplorerChain, options: ErrorOptions) {
    super(`The node of ${chain.name} does not answer. If it died, it comes back in a moment.`, options)
    this.chain = chain
  }
}

interface NodeMetadata {
  /** Another one after each start and each reset. */
  readonly instanceId: string
  readonly forkedNetwork?: { readonly forkBlockNumber: number } | null
}

/** The chains of a dev server, and what is remembered of each between two requests. */
export class OpenChains {
  readonly all: readonly ExplorerChain[]
  readonly #nodeUrl: (chainId: number) => Promise<string>
  readonly #departures = new Map<number, Departures>()
  readonly #open = new Map<string, OpenChain>()

  constructor(chainIds: readonly number[], nodeUrl: (chainId: number) => Promise<string>) {
    this.all = chainIds.map(explorerChain)
    this.#nodeUrl = nodeUrl
  }

  find(id: string): ExplorerChain | undefined {
    return this.all.find((chain) => String(chain.id) === id)
  }

  /** @throws SilentNodeError */
  async open(chain: ExplorerChain): Promise<OpenChain> {
    const { node, instanceId, forkedNetwork } = await this.#greet(chain)
    const known = this.#open.get(instanceId)
    if (known?.node.url === node.url) return known
    const forkBlock = forkedNetwork ? BigInt(forkedNetwork.forkBlockNumber) : undefined
    const departures = this.#departures.get(chain.id) ?? new Departures()
    this.#departures.set(chain.id, departures)
    const opened = { chain, node, departures, recorded: new RecordedHistory(node, forkBlock) }
    this.#open.set(instanceId, opened)
    return opened
  }

  async #greet(chain: ExplorerChain): Promise<NodeMetadata & { readonly node: ChainNode }> {
    try {
      const node = createChainNode(await this.#nodeUrl(chain.id))
      return { node, ...(await node.ask<NodeMetadata>('anvil_metadata')) }
    } catch (cause) {
      throw new SilentNodeError(chain, { cause })
    }
  }
}
