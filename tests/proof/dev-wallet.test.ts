import { afterAll, beforeAll, describe } from 'vitest'
import { devWalletBehaviours } from '../devchain/dev-wallet-behaviours.ts'
import { type DevWalletSite, startDevWalletSite } from '../devchain/dev-wallet-page.ts'
import { devWalletQuirks } from '../devchain/dev-wallet-quirks.ts'

let site: DevWalletSite

/** Started once for both suites, since it is slow. */
beforeAll(async () => {
  site = await startDevWalletSite()
})

afterAll(() => site?.stop())

describe('behaviours', () => devWalletBehaviours(() => site))
describe('quirks', () => devWalletQuirks(() => site))
