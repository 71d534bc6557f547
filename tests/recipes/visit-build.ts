import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from '@playwright/test'
import { onTestFinished } from 'vitest'
import { sendFile } from '../e2e/harness/static-files.ts'

const WALLET = 'Visitor Wallet'

/** The dashboard of a built page, with an account, for the length of a test. No node can be reached. */
export async function visitBuild(browser: Browser, dist: string): Promise<Page> {
  const server = createServer(({ url = '/' }, response) =>
    sendFile(response, dist, new URL(url, 'http://host').pathname)
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const baseURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const context = await browser.newContext({ baseURL })
  onTestFinished(() => context.close())
  await context.route(
    ({ origin }) => origin !== baseURL,
    (route) => route.abort()
  )
  await context.addInitScript(announceWallet, WALLET)
  const page = await context.newPage()
  await page.goto('/dashboard')
  await page.getByRole('button', { name: 'Connect wallet' }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: WALLET }).click()
  return page
}

/** Runs in the page: a wallet (EIP-6963) that shares its account without asking. */
function announceWallet(name: string): void {
  const answers: Readonly<Record<string, unknown>> = {
    eth_requestAccounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    eth_accounts: ['0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'],
    eth_chainId: '0x14a33'
  }
  const provider = {
    request: async ({ method }: { readonly method: string }) => {
      if (method in answers) return answers[method]
      throw Object.assign(new Error('Not supported.'), { code: 4200 })
    },
    on: () => undefined,
    removeListener: () => undefined
  }
  const icon = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'
  const info = { uuid: '350670db-19fa-4704-a166-e52e178b59d2', name, icon, rdns: 'example.visitor' }
  const announce = () =>
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }))
  addEventListener('eip6963:requestProvider', announce)
  announce()
}
