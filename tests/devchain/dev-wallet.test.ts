import { afterAll, beforeAll, describe } from 'vitest'
import { devWalletBehaviours } from './dev-wallet-behaviours.ts'
import { type DevWalletSite, startDevWalletSite } from './dev-wallet-page.ts'
import { devWalletQuirks } from './dev-wallet-quirks.ts'
import { devWalletRequests } from './dev-wallet-requests.ts'

let site: DevWalletSite

/** Once for all of them: it takes a while. */
beforeAll(async () => {
  site = await startDevWalletSite()
})

afterAll(() => site?.stop())

describe('what a page asks of it', () => devWalletRequests(() => site))
describe('its behaviours', () => devWalletBehaviours(() => site))
describe('its quirks', () => devWalletQuirks(() => site))
