import { expect, test } from 'vitest'
import { homePage } from './home-page.ts'

test('without a local chain the page says why, whichever reason holds', async () => {
  const text = String(await homePage([], 0n)).replace(/<[^>]*>/g, '')
  expect(text).toContain(
    "This dev server runs no local chain: each of the page's chains is set to an endpoint with RPC_URL_&lt;chainId&gt; or has no recording."
  )
})
