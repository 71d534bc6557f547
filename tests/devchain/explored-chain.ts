import { type Hex, toHex } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { type ChainNode, createChainNode } from '#devchain/explorer/chain/chain-node.ts'
import { createExplorer } from '#devchain/explorer/explorer.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { minedReceipt } from '#devchain/nodes/mined-receipt.ts'
import type { Address } from '#domain/address.ts'
import { limit } from '../run/limits.mjs'
import { ExplorerVisitor, type Visited } from './explorer-visitor.ts'

const TIMEOUT_MS = limit(50_000)

interface Sending {
  readonly from?: Address
  readonly to?: Address
  readonly value?: bigint
  readonly data?: Hex
}

/** A chain of its own devchain, with its node and its explorer. */
export class ExploredChain {
  readonly id: number
  readonly devchain: Devchain
  readonly visitor: ExplorerVisitor
  readonly node: ChainNode

  private constructor(id: number, devchain: Devchain, url: string) {
    this.id = id
    this.devchain = devchain
    this.visitor = new ExplorerVisitor(createExplorer(devchain))
    this.node = createChainNode(url)
  }

  static async start(id: number): Promise<ExploredChain> {
    const devchain = await startDevchain()
    return new ExploredChain(id, devchain, await devchain.url(id))
  }

  stop(): Promise<void> {
    return this.devchain.stop()
  }

  page(path: string): Promise<Visited> {
    return this.visitor.get(`/${this.id}${path}`)
  }

  press(action: string, fields: Readonly<Record<string, string>>): Promise<Visited> {
    return this.visitor.post(`/${this.id}/${action}`, fields)
  }

  /** Sends from an unlocked account, with enough gas even if it will revert. */
  send({ from = testAccounts[0] as Address, to, value = 0n, data }: Sending): Promise<Hex> {
    const transaction = { from, to, data, gas: toHex(500_000), value: toHex(value) }
    return this.node.ask<Hex>('eth_sendTransaction', [transaction])
  }

  async sendMined(sending: Sending): Promise<Hex> {
    const hash = await this.send(sending)
    await this.mined(hash)
    return hash
  }

  async mined(hash: Hex): Promise<void> {
    if (!(await minedReceipt(this.node.client, hash, TIMEOUT_MS))) throw new Error(`${hash} is not mined.`)
  }
}

/** The transactions linked in a page, in order. */
export function transactionsIn(html: string): readonly Hex[] {
  return [...html.matchAll(/\/tx\/(0x[0-9a-f]{64})"/g)].map(([, hash]) => hash as Hex)
}
