import type { Locator } from '@playwright/test'
import { expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { connect, navigation, openAccount, openDashboard, type VisitedProduct } from './product-visit.ts'

const NAMES_CODE = /\/adapters\/names\//
const NAMES_CHAIN = /\/rpc\/1$/

export function namesInBrowser(visited: () => VisitedProduct): void {
  test('a name and its picture load only once connected, shift no layout, and are cached', async () => {
    const { page, requests } = await openDashboard(visited())
    await navigation(page).getByRole('button', { name: 'Connect wallet' }).waitFor()
    expect(requestsForNames(requests)).toEqual([])

    let answer: () => void = () => undefined
    const isAnswering = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route(NAMES_CHAIN, (route) => isAnswering.then(() => route.continue()))
    await connect(page)
    await page
      .getByRole('main')
      .getByTitle(testAccounts[0] ?? '')
      .waitFor()
    const copy = page.getByRole('button', { name: 'Copy Address' })
    const before = await copy.boundingBox()
    answer()
    const header = page.getByTitle('alice.portside.eth', { exact: true })
    await header.waitFor()
    expect(await copy.boundingBox()).toEqual(before)
    expect(await shownPicture(await openAccount(page, 'alice.portside.eth'))).toMatch(/^data:image\/svg\+xml;base64,/)
    expect(requests.filter((request) => NAMES_CHAIN.test(request))).not.toEqual([])

    requests.length = 0
    await page.reload()
    await header.waitFor()
    await shownPicture(await openAccount(page, 'alice.portside.eth'))
    expect(requestsForNames(requests)).toEqual([])
  })

  test.each([
    ['on the web', 'Account 2', 'bob.portside.eth', '__dev/names/avatars/bob.svg'],
    ['on IPFS', 'Account 3', 'carol.portside.eth', '__dev/names/ipfs/bafkrei'],
    ['of a collectible', 'Account 4', 'dave.portside.eth', '__dev/names/avatars/token-4.svg']
  ])('a picture %s is loaded from this machine only', async (_where, account, name, path) => {
    const { url } = visited().product
    const { page, requests } = await openDashboard(visited())
    await connect(page, account)
    expect(await shownPicture(await openAccount(page, name))).toContain(`${url}${path}`)
    expect(requests.filter((request) => !request.startsWith(url) && !request.startsWith('data:'))).toEqual([])
  })
}

/** Requests for the names code, and to the names chain. */
export function requestsForNames(requests: readonly string[]): readonly string[] {
  return requests.filter((request) => NAMES_CODE.test(request) || NAMES_CHAIN.test(request))
}

/** The picture's URL, once it is visible. */
async function shownPicture(dialog: Locator): Promise<string> {
  const picture = dialog.locator('img')
  await picture.waitFor({ state: 'visible' })
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  return (await picture.getAttribute('src')) ?? ''
}
