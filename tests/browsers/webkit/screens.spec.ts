import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { findMisfits, SHORTENED } from '../../e2e/harness/misfits.ts'
import { expect, test } from './test.ts'

for (const [theme, isDark] of [
  ['light', false],
  ['dark', true]
] as const) {
  test.describe(`where the system is ${theme}`, () => {
    test.use({ isDark })

    test(`the page is ${theme}, and a theme that is picked stays after a reload`, async ({ webkit }) => {
      await webkit.open()
      const isPageDark = () => webkit.driver.run(isTextLight)
      await expect.poll(isPageDark).toBe(isDark)
      // Content that comes later moves the footer, and a press goes to where the choice was.
      await webkit.sees('heading', 'Your wallet, clearly.')
      await webkit.sees('combobox', 'Language')
      await webkit.click('radio', isDark ? 'Light' : 'Dark')
      await expect.poll(isPageDark).toBe(!isDark)
      await webkit.driver.reload()
      await webkit.sees('button', 'Connect wallet')
      await expect.poll(isPageDark).toBe(!isDark)
    })
  })
}

test.describe('on a screen 390 px wide', () => {
  test.use({ display: { width: 390, height: 844 } })

  test('a visitor connects, signs in, sends and switches through the menu, and nothing is cut off', async ({
    webkit,
    wallet
  }) => {
    const expectFits = async () => expect(await webkit.driver.run(findMisfits, SHORTENED)).toEqual([])
    await webkit.open()
    expect(await webkit.driver.run(() => innerWidth)).toBe(390)
    await expectFits()
    await webkit.click('button', 'Open menu')
    await webkit.click('button', 'Connect wallet')
    await webkit.sees('button', 'Scripted Wallet')
    await expectFits()
    await webkit.click('button', 'Scripted Wallet')
    await webkit.sees('dialog', 'Verify your account')
    await expectFits()
    await webkit.click('button', 'Send message')
    await webkit.lacks('dialog')

    await webkit.click('button', 'Open menu')
    await webkit.click('link', 'Dashboard')
    await webkit.type('Recipient', testAccounts[1] ?? '')
    await webkit.type('Amount in ETH', '1')
    await webkit.click('button', 'Review')
    // The button below moves until then.
    await webkit.reads('This would succeed now. Nothing is sent yet.')
    await webkit.click('button', 'Confirm in wallet')
    await webkit.reads('Sent, and confirmed by the network.')
    await expectFits()

    await webkit.click('button', 'Open menu')
    await webkit.click('button', 'Network: Base Goerli')
    await expectFits()
    await webkit.click('button', 'Linea Goerli')
    await webkit.lacks('dialog')
    expect(wallet.chainId).toBe(59140)
  })
})

/** Serialised and run in the page. */
function isTextLight(): boolean {
  const [red = 0] = getComputedStyle(document.body).color.match(/\d+/g)?.map(Number) ?? []
  return red > 128
}
