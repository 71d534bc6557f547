import type { LocalAddresses } from '#devchain/contracts/local-deployments.ts'
import { test as base } from '../test.ts'
import { deployTeamContracts } from './team-contracts.ts'

interface WorkerFixtures {
  /** Of the contracts of `contracts/` on Base Goerli; a team's own page has them. */
  readonly addresses: LocalAddresses
}

/** For browser tests of a team's contracts, which each test finds as they are after their deployment. */
export const test = base.extend<object, WorkerFixtures>({
  hasSignIn: false,
  isOwnPage: true,

  addresses: [
    async ({ workerChains }, use) => use(await deployTeamContracts(workerChains.devchain.url)),
    { scope: 'worker', auto: true }
  ]
})
