import path from 'node:path'
import { type LocalAddresses, LocalDeployments } from '#devchain/contracts/local-deployments.ts'
import { root } from '../../ready.mjs'
import { BASE_GOERLI } from './local-chains.ts'

/**
 * Deploys the contracts of `contracts/` to Base Goerli, and to no other network. A fresh fork gives them the same
 * addresses each time. @throws Error with what went wrong.
 */
export async function deployTeamContracts(url: (chainId: number) => Promise<string>): Promise<LocalAddresses> {
  const log: string[] = []
  const deployments = new LocalDeployments({
    folder: path.join(root, 'contracts'),
    chainIds: [BASE_GOERLI],
    url,
    log: (text) => log.push(text)
  })
  await deployments.update()
  const failures = log.filter((line) => !/ is at 0x/.test(line))
  if (failures.length > 0) throw new Error(failures.join('\n'))
  return deployments.addresses
}
