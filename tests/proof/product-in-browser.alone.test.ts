import { afterAll, beforeAll, describe } from 'vitest'
import { launchBrowser } from '../devchain/browser.ts'
import { contractInBrowser } from '../devchain/contract-in-browser.ts'
import { explorerInBrowser } from '../devchain/explorer-in-browser.ts'
import { localNetworksInBrowser } from '../devchain/local-networks-in-browser.ts'
import { namesInBrowser } from '../devchain/names-in-browser.ts'
import { phoneInBrowser } from '../devchain/phone-in-browser.ts'
import type { VisitedProduct } from '../devchain/product-visit.ts'
import { startProduct } from '../devchain/started-product.ts'

let visited: VisitedProduct

/** The product with its defaults, except for sign-in; started once for all suites, since it is slow. */
beforeAll(async () => {
  const [product, browser] = await Promise.all([startProduct({ AUTH_URL: '' }), launchBrowser()])
  visited = { product, browser }
})

afterAll(async () => {
  await visited?.browser.close()
  await visited?.product.end()
})

describe('names', () => namesInBrowser(() => visited))
describe('the test phone', () => phoneInBrowser(() => visited))
describe('the explorer', () => explorerInBrowser(() => visited))
describe('a contract in the explorer', () => contractInBrowser(() => visited))
describe('local networks', () => localNetworksInBrowser(() => visited))
