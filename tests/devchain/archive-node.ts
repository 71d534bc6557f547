import { createPool } from '@viem/anvil'
import type { Hex } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { findAnvil } from '#devchain/nodes/anvil-binary.ts'
import type { ForkRequest } from '#devchain/nodes/fork-override.ts'

/** A node elsewhere, as the owner of a foreign chain runs it: at block 100, with a delegated test account. */
export class ArchiveNode {
  static readonly chainId = 8453
  static readonly delegation = '0xef0100000000000000000000000000000000000000dead'
  /** Has 12,345 wei. */
  static readonly someone = '0x000000000000000000000000000000000000dead'

  readonly url: string
  readonly stop: () => Promise<void>

  private constructor(url: string, stop: () => Promise<void>) {
    this.url = url
    this.stop = stop
  }

  static async start(): Promise<ArchiveNode> {
    const pool = createPool<string>()
    const options = { anvilBinary: findAnvil(), host: '127.0.0.1', chainId: ArchiveNode.chainId, stopTimeout: 3_000 }
    const { port } = await pool.start('archive', options)
    const node = new ArchiveNode(`http://127.0.0.1:${port}`, () => pool.empty())
    await callNode(node.url, 'anvil_setBalance', [ArchiveNode.someone, '0x3039'])
    await callNode(node.url, 'anvil_setCode', [testAccounts[0] as Hex, ArchiveNode.delegation])
    await callNode(node.url, 'anvil_mine', ['0x64'])
    return node
  }
}

/** As `--fork` names a node. */
export function forkOf(chainId: number, url: string, block?: string): ReadonlyMap<number, ForkRequest> {
  return new Map([[chainId, { url, block, urlName: `--fork ${chainId}`, blockName: `--fork ${chainId}` }]])
}
