import { nativeSymbol, networkName } from '#devchain/nodes/networks.ts'
import { accountList } from './account-list.ts'
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
  const { gateway, chains, contractsOn } = started
  const networks = [...chains].map(([chainId, url]) => {
    return `    ${networkName(chainId).padEnd(16)}${url.padEnd(32)}chain id ${chainId}, ${nativeSymbol(chainId)}`
  })
  const contracts = [...chains.keys()].flatMap((chainId) => [
    `    ${networkName(chainId)}`,
    ...Object.entries(contractsOn(chainId)).map(([name, address]) => `      ${name.padEnd(20)}${address}`)
  ])
  return `
  Devchain  ${gateway}

  Networks, for a wallet's "add network"; the same addresses accept WebSockets (ws://)
${networks.join('\n')}

${accountList()}
  Contracts
${contracts.join('\n')}

  Press Ctrl-C to stop everything.
`
}
