import { createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openPageSession } from '#adapters/wallet/walletconnect/session/page-session.ts'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { MemoryStorage } from '#devchain/phone/memory-storage.ts'
import { createPhoneControl } from '#devchain/phone/phone-control.ts'
import { phonePlugin } from '#devchain/phone/phone-plugin.ts'
import { baseGoerli } from '#domain/chain/known-chains.ts'
import type { WalletError } from '#domain/wallet/wallet-error.ts'
import { patientLimits } from '../adapters/walletconnect-limits.ts'
import { limit } from '../run/limits.mjs'

const [first] = testAccounts

let server: ViteDevServer
let host: string

beforeEach(async () => {
  vi.stubEnv('DISABLE_GLOBAL_CORE', 'true')
  const devchain = { chainIds: [baseGoerli.id], url: async () => 'http://127.0.0.1:1' }
  server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    plugins: [phonePlugin(devchain)],
    optimizeDeps: { noDiscovery: true },
    server: { host: '127.0.0.1', port: 0 }
  })
  await server.listen()
  host = new URL(server.resolvedUrls?.local[0] ?? '').host
})
afterEach(async () => {
  await server.close()
  vi.unstubAllEnvs()
})

const path = (name: string) => `http://${host}/__dev/phone/${name}`
const state = async () => (await fetch(path('state'))).json()
const act = (name: string, given: object, headers: Record<string, string> = {}) =>
  fetch(path(name), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(given)
  })

test('a person can connect the page with the dev server’s phone, over its own relay', async () => {
  const session = await openPageSession({
    projectId: 'devchain',
    relayUrl: `ws://${host}/relay`,
    chains: [baseGoerli],
    appName: 'Portside',
    origin: `http://${host}`,
    storage: new MemoryStorage(),
    limits: patientLimits
  })
  const connector = session.connectorFor()
  const connecting = connector.connect(undefined, { onPairing: ({ uri }) => void act('pair', { uri }) })
  await expect
    .poll(state, { interval: 20, timeout: limit(30_000) })
    .toMatchObject({ prompts: [{ method: 'session_proposal', page: 'Portside' }] })
  await act('settle', { answer: 'approve' })
  expect(await connecting).toEqual({ account: first, chainId: baseGoerli.id, peerName: 'Test Phone' })
  const signing = connector.signMessage(first ?? '0x', 'hi').catch((cause: WalletError) => cause.kind)
  await expect
    .poll(state, { interval: 20, timeout: limit(30_000) })
    .toMatchObject({ prompts: [{ method: 'personal_sign' }] })
  const { prompts } = await state()
  await act('settle', { answer: 'reject', id: prompts[0].id })
  expect(await signing).toBe('rejected')
  expect((await state()).sessions).toMatchObject([{ page: 'Portside' }])
  await session.close()
})

test('the phone has a page with its own script', async () => {
  const page = await fetch(path(''))
  expect(await page.text()).toContain('<title>Test phone</title>')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect((await fetch(path('script.js'))).headers.get('content-type')).toContain('text/javascript')
  const bare = await fetch(`http://${host}/__dev/phone`, { redirect: 'manual' })
  expect([bare.status, bare.headers.get('location')]).toEqual([302, '/__dev/phone/'])
})

test('failures are reported with a message', async () => {
  const answer = await act('pair', { uri: 'https://example.com' })
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { message: expect.stringContaining('Missing or invalid') }
  ])
  expect(await (await act('settle', { answer: 'approve' })).json()).toEqual({
    message: 'The phone does not show this prompt.'
  })
  expect((await act('always', { behaviour: 'dance' })).status).toBe(422)
})

test('only a page of this origin may read or act', async () => {
  const opened = vi.fn()
  const control = createPhoneControl(opened)
  const ask = (name: string, headers: Record<string, string>, method = 'POST') =>
    control.request(`http://${host}/__dev/phone/${name}`, { method, headers: { host, ...headers } })
  const json = { 'content-type': 'application/json' }
  expect((await ask('disconnect', { ...json, origin: 'https://evil.example' })).status).toBe(403)
  expect((await ask('state', { host: 'rebound.example' }, 'GET')).status).toBe(403)
  expect((await ask('state', { origin: 'null' }, 'GET')).status).toBe(403)
  expect((await ask('disconnect', { 'content-type': 'text/plain' })).status).toBe(415)
  expect(opened).not.toHaveBeenCalled()
})
