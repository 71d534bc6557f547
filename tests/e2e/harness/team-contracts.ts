import path from 'node:path'
import { type LocalAddresses, LocalDeployments } from '#devchain/contracts/local-deployments.ts'
import { root } from '../../ready.mjs'
import { BASE_GOERLI } from './local-chains.ts'

/**
 * Deploys the contracts of `contracts/` to Base Goerli, and to no other network. A fresh fork gives them the same
 * addresses each time. @throws Error with what went wrong.
 */
export async function deployTeamContracts(url: (chainId: number) => Promise<string>): Promise<LocalAddresses> {
  const deployments = new LocalDeployments({
    folder: path.join(root, 'contracts'),
    chainIds: [BASE_GOERLI],
    url,
    log: () => undefined
  })
  await deployments.update()
  if (deployments.problem !== undefined) throw new Error(deployments.problem)
  return deployments.addresses
}
