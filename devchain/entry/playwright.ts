export { LocalChains } from '#devchain/playwright/local-chains.ts'
export { type DevchainFixtures, expect, test } from '#devchain/playwright/test.ts'
