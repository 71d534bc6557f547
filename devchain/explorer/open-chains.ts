import { type ChainNode, createChainNode } from './chain/chain-node.ts'
import { RecordedHistory } from './chain/recorded-history.ts'
import { Removals } from './chain/removals.ts'
import { type ChainAdditions, type ExplorerChain, explorerChain } from './explorer-chain.ts'

/** A chain whose node is running. */
export interface OpenChain {
  readonly chain: ExplorerChain
  readonly node: ChainNode
  readonly recorded: RecordedHistory
  readonly removals: Removals
}

/** A chain's node does not answer. */
export class UnreachableNodeError extends Error {
  readonly chain: ExplorerChain
  constructor(chain: ExplorerChain, options: ErrorOptions) {
    super(`The node of ${chain.name} does not answer. If it crashed, it will be back in a moment.`, options)
    this.chain = chain
  }
}

interface NodeMetadata {
  /** Changes with each start and each reset. */
  readonly instanceId: string
  readonly forkedNetwork?: { readonly forkBlockNumber: number } | null
}

/** The chains of a dev server, with what is kept about each between requests. */
export class OpenChains {
  readonly all: readonly ExplorerChain[]
  readonly #nodeUrl: (chainId: number) => Promise<string>
  readonly #removals = new Map<number, Removals>()
  readonly #open = new Map<string, OpenChain>()

  constructor(
    chainIds: readonly number[],
    nodeUrl: (chainId: number) => Promise<string>,
    additionsTo: (chainId: number) => ChainAdditions
  ) {
    this.all = chainIds.map((chainId) => explorerChain(chainId, additionsTo(chainId)))
    this.#nodeUrl = nodeUrl
  }

  find(id: string): ExplorerChain | undefined {
    return this.all.find((chain) => String(chain.id) === id)
  }

  /** @throws UnreachableNodeError */
  async open(chain: ExplorerChain): Promise<OpenChain> {
    const { node, instanceId, forkedNetwork } = await this.#connect(chain)
    const known = this.#open.get(instanceId)
    if (known?.node.url === node.url) return known
    const forkBlock = forkedNetwork ? BigInt(forkedNetwork.forkBlockNumber) : undefined
    const removals = this.#removals.get(chain.id) ?? new Removals()
    this.#removals.set(chain.id, removals)
    const opened = { chain, node, removals, recorded: new RecordedHistory(node, forkBlock) }
    this.#open.set(instanceId, opened)
    return opened
  }

  async #connect(chain: ExplorerChain): Promise<NodeMetadata & { readonly node: ChainNode }> {
    try {
      const node = createChainNode(await this.#nodeUrl(chain.id))
      return { node, ...(await node.ask<NodeMetadata>('anvil_metadata')) }
    } catch (cause) {
      throw new UnreachableNodeError(chain, { cause })
    }
  }
}
