import type { FrameLocator } from '@playwright/test'
import { devchainBlock } from '../recipes/blocks-of-devchain.ts'
import { blocksUnder } from '../recipes/readme.ts'
import { runBlock } from '../recipes/run-block.ts'
import { codeIn, showCode } from './harness/phone-steps.ts'
import { test as safeTest } from './harness/safe-test.ts'
import { scanCode } from './harness/scan-code.ts'
import { accountButton } from './harness/steps.ts'
import { expect, test } from './test.ts'

test.use({ hasSignIn: false })
safeTest.use({ hasSignIn: false })

test('devchain/README.md: a phone pairs, switches account, and loses its relay', { tag: '@proof' }, async ({
  page,
  chains,
  relay,
  startPhone
}) => {
  await page.goto('/')
  const step = await showCode(page)
  const uri = await scanCode(codeIn(step))
  const { nodeUrls } = chains
  await runBlock(devchainBlock('startPhone'), { startPhone, nodeUrls, uri, relay })
  await expect(accountButton(page, '0x709')).toBeVisible()
})

safeTest('docs/guides/testing.md: a Safe shows the page and follows the test', async ({ openInSafe, safe }) => {
  const block = blocksUnder('docs/guides/testing.md', 'The page inside a Safe')[0]
  if (!block) throw new Error('The guide shows no Safe.')
  const { app } = await runBlock(block, { openInSafe, safe })
  await expect(accountButton(app as FrameLocator, safe.address.slice(0, 5))).toBeVisible()
})
