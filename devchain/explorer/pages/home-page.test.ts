import { expect, test } from 'vitest'
import { homePage } from './home-page.ts'

test('without local chains the page lists the possible reasons', async () => {
  const text = String(await homePage([], 0n)).replace(/<[^>]*>/g, '')
  expect(text).toContain(
    "This dev server runs no local chains: each of the page's chains uses an endpoint set with RPC_URL_&lt;chainId&gt; or has no recording."
  )
})
