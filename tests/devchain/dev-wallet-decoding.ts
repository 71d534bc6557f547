import type { BrowserContext, Page } from '@playwright/test'
import { encodeFunctionData, erc20Abi, type Hex, toHex } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import type { Address } from '#domain/address.ts'
import { violationsOf } from '../axe.ts'
import { resize } from '../resize.ts'
import { DevWalletPage, type DevWalletSite, HARBOUR } from './dev-wallet-page.ts'

const [first, second] = testAccounts as readonly [Address, Address]
const { token } = readManifest(84531).contracts
const transfer = encodeFunctionData({
  abi: erc20Abi,
  functionName: 'transfer',
  args: [second, 2_500_000n]
})
const berth = encodeFunctionData({
  abi: HARBOUR.abi,
  functionName: 'berth',
  args: [second, { name: 'Pelican\u202e', length: 1200n }, [`0x${'11'.repeat(32)}`]]
})
const STRANGER = '0x00000000000000000000000000000000000005ea'

export function devWalletDecoding(site: () => DevWalletSite): void {
  let context: BrowserContext
  let tab: DevWalletPage
  let page: Page

  beforeEach(async () => {
    context = await site().browser.newContext({ reducedMotion: 'reduce' })
    tab = await DevWalletPage.open(context, site())
    page = tab.page
    await tab.connect()
  })

  afterEach(() => context.close())

  /** What the prompt says of a call. */
  async function ask(to: string, data: Hex): Promise<string> {
    await tab.begin('eth_sendTransaction', [{ from: first, to, data, gas: toHex(200_000) }])
    const text = await tab.prompt('Send this transaction?').innerText()
    await tab.reject()
    await tab.outcome()
    return text.replace(/\s+/g, ' ')
  }

  test('a call of a token is shown with its names, and its amount in the units of the token', async () => {
    const text = await ask(token, transfer)
    expect(text).toContain('Calls transfer of Test Dollar')
    expect(text).toContain(`(address) ${second} (Account 2)`)
    expect(text).toContain('(uint256) 2.5 tUSD')
  })

  test('a call of a team’s own contract is decoded with its ABI, and its texts are made plain', async () => {
    const text = await ask(HARBOUR.address, berth)
    expect(text).toContain('Calls berth of Harbour')
    expect(text).toContain('ship (tuple) { name: “Pelican”, length: 1,200 }')
    expect(text).toContain(`marks (bytes32[]) [0x${'11'.repeat(32)}]`)
  })

  test('what is only guessed from its selector, or is in no known ABI, is said to be', async () => {
    expect(await ask(STRANGER, berth)).toContain('Guessed from its selector: the contract is unknown.')
    expect(await ask(HARBOUR.address, transfer)).toContain(
      'Guessed from its selector: it is not in the contract’s own ABI.'
    )
    expect(await ask(STRANGER, '0xdeadbeef')).toContain(
      'Calls an unknown function of an unknown contract: 0xdeadbeef is in none of the known ABIs.'
    )
    expect(await ask(token, '0xdeadbeef')).toContain('Calls an unknown function of Test Dollar: 0xdeadbeef')
    expect(await ask(STRANGER, '0xde')).toContain('Sends data to an unknown contract that names no function.')
  })

  test('without an answer of the dev server the prompt still opens, and shows the data', async () => {
    await page.route('**/__dev/wallet-calls', (route) => route.abort())
    const text = await ask(token, transfer)
    expect(text).toContain('0xa9059cbb… (68 bytes)')
    expect(text).not.toContain('Calls')
  })

  test('each call of a batch is decoded, or said to be unknown', async () => {
    const calls = [
      { to: token, data: transfer },
      { to: STRANGER, data: '0xdeadbeef' }
    ]
    const batch = { version: '2.0.0', from: first, chainId: toHex(84531), atomicRequired: false, calls }
    await tab.begin('wallet_sendCalls', [batch])
    const shown = await tab.prompt('Make these 2 calls?').getByRole('group', { name: 'Calls' }).innerText()
    expect(shown).toContain(`1. 0 ETH to ${token} (Test Dollar)\n   transfer\n     recipient: ${second} (Account 2)`)
    expect(shown).toContain('2.5 tUSD')
    expect(shown).toContain('   Calls an unknown function of an unknown contract: 0xdeadbeef is in none')
    await tab.reject()
    await tab.outcome()
  })

  test.each([
    [token, 'Test Dollar'],
    [STRANGER, 'Unknown']
  ])('typed data for %s names the contract: %s', async (verifyingContract, name) => {
    const types = {
      EIP712Domain: [{ name: 'verifyingContract', type: 'address' }],
      Mail: [{ name: 'to', type: 'string' }]
    }
    const typedData = { types, primaryType: 'Mail', domain: { verifyingContract }, message: { to: 'Bob' } }
    await tab.begin('eth_signTypedData_v4', [first, JSON.stringify(typedData)])
    const text = await tab.prompt('Sign this data?').innerText()
    expect(text.replace(/\s+/g, ' ')).toContain(`Contract ${name} `)
    expect(text).toContain('"to": "Bob"')
    await tab.reject()
    await tab.outcome()
  })

  test('a decoded prompt is accessible, fits a phone, and is left by keyboard', async () => {
    await resize(page, { width: 320, height: 700 })
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await tab.begin('eth_sendTransaction', [{ from: first, to: HARBOUR.address, data: berth, gas: toHex(200_000) }])
      const call = tab.prompt('Send this transaction?').getByRole('group', { name: 'Call of berth' })
      await call.waitFor()
      expect(await violationsOf(page)).toEqual([])
      expect(await call.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
      await page.keyboard.press('Escape')
      expect(await tab.outcome()).toMatchObject({ code: 4001 })
    }
  })

  test.each<[string, Readonly<Record<string, string>>, string, number]>([
    ['a foreign page', { origin: 'https://evil.example' }, '{}', 403],
    ['a question that is not JSON', {}, '{', 422],
    ['another chain', {}, '{"chainId":1,"calls":[]}', 422],
    ['calls without data', {}, '{"chainId":84531,"calls":[{"to":"0x00"}]}', 422]
  ])('%s learns nothing of calls', async (_who, headers, body, status) => {
    const url = new URL('/__dev/wallet-calls', site().address)
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body }
    expect((await fetch(url, init)).status).toBe(status)
  })
}
