import { bytesToHex } from 'viem'
import { TEST_MNEMONIC, testAccounts } from '#devchain/accounts/test-accounts.ts'
import { testKey } from '#devchain/accounts/test-keys.ts'
import { nativeSymbol, networkName } from '#devchain/nodes/networks.ts'
import { readManifest } from '#devchain/origins/origin.ts'
import type { StartedChains } from './started-chains.ts'

/** The line that `--json` prints. */
export function jsonLine({ gateway, chains }: StartedChains): string {
  return JSON.stringify({ gateway, chains: Object.fromEntries(chains) })
}

/** The addresses and nothing else, for a log. */
export function addressList({ gateway, chains }: StartedChains): string {
  return [`Devchain ${gateway}`, ...[...chains].map(([chainId, url]) => `${networkName(chainId)} ${url}`)].join('\n')
}

/** Everything a person needs to connect a wallet to the chains. */
export function introduction(started: StartedChains): string {
  const { gateway, chains, isFresh } = started
  const networks = [...chains].map(([chainId, url]) => {
    return `    ${networkName(chainId).padEnd(16)}${url.padEnd(32)}chain id ${chainId}, ${nativeSymbol(chainId)}`
  })
  const contracts = [...chains.keys()].flatMap((chainId) => [
    `    ${networkName(chainId)}`,
    ...Object.entries(contractsOf(chainId, isFresh)).map(([name, address]) => `      ${name.padEnd(20)}${address}`)
  ])
  return `
  Devchain  ${gateway}

  Networks, for a wallet's "add network"; the same addresses accept WebSockets (ws://)
${networks.join('\n')}

  Accounts with 10,000 ETH on each network, and their private keys. These are anvil's test accounts, whose keys
  everyone knows: never send them anything of value on a real network.
${testAccounts.map((account, index) => `    ${account}  ${keyOf(index)}`).join('\n')}

  The phrase of all of them
    ${TEST_MNEMONIC}

  Contracts
${contracts.join('\n')}

  Press Ctrl-C to stop everything.
`
}

function contractsOf(chainId: number, isFresh: boolean): Readonly<Record<string, string>> {
  const { contracts } = readManifest(chainId)
  return isFresh ? { multicall3: contracts.multicall3 } : { ...contracts }
}

function keyOf(index: number): string {
  const { privateKey } = testKey(index).getHdKey()
  return privateKey ? bytesToHex(privateKey) : ''
}
