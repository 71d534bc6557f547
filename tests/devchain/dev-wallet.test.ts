import { afterAll, beforeAll, describe } from 'vitest'
import { devWalletDecoding } from './dev-wallet-decoding.ts'
import { type DevWalletSite, startDevWalletSite } from './dev-wallet-page.ts'
import { devWalletRequests } from './dev-wallet-requests.ts'

let site: DevWalletSite

/** Started once for both suites, since it is slow. */
beforeAll(async () => {
  site = await startDevWalletSite()
})

afterAll(() => site?.stop())

describe('requests', () => devWalletRequests(() => site))
describe('decoded calls', () => devWalletDecoding(() => site))
