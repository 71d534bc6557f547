import { afterAll, beforeAll, describe } from 'vitest'
import { devWalletBehaviours } from './dev-wallet-behaviours.ts'
import { devWalletDecoding } from './dev-wallet-decoding.ts'
import { type DevWalletSite, startDevWalletSite } from './dev-wallet-page.ts'
import { devWalletQuirks } from './dev-wallet-quirks.ts'
import { devWalletRequests } from './dev-wallet-requests.ts'

let site: DevWalletSite

/** Started once for all suites, since it is slow. */
beforeAll(async () => {
  site = await startDevWalletSite()
})

afterAll(() => site?.stop())

describe('requests', () => devWalletRequests(() => site))
describe('decoded calls', () => devWalletDecoding(() => site))
describe('behaviours', () => devWalletBehaviours(() => site))
describe('quirks', () => devWalletQuirks(() => site))
