export { LocalChains } from '#devchain/playwright/local-chains.ts'
export { type DevchainFixtures, type DevchainTestOptions, expect, test } from '#devchain/playwright/test.ts'
