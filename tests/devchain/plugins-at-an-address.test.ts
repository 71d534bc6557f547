import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namesPlugin } from '#devchain/names-gateway/names-plugin.ts'
import { RELAY_PATH } from '#devchain/phone/phone-paths.ts'
import { phonePlugin } from '#devchain/phone/phone-plugin.ts'
import { SafeControl } from '#devchain/safe-host/safe-control.ts'
import { safePlugin } from '#devchain/safe-host/safe-plugin.ts'

const CHAIN = 84531
/** Nothing of these servers listens at 127.0.0.1. */
const HOST = '127.0.0.2'
/** A pairing that no page proposes anything over. */
const UNANSWERED = `wc:${'1'.repeat(64)}@2?relay-protocol=irn&symKey=${'2'.repeat(64)}`

const absent = () => Promise.reject(new Error('No node is needed.'))
const names = namesPlugin()
let safe: SafeControl
let server: ViteDevServer
let url: string

beforeAll(async () => {
  safe = await SafeControl.start({ chains: [{ id: CHAIN, name: 'Base Goerli' }], open: absent })
  const phone = phonePlugin({ chainIds: [CHAIN], url: async () => 'http://127.0.0.1:1' })
  server = await createServer({
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    plugins: [names, phone, safePlugin(safe)],
    server: { host: HOST, port: 0 }
  })
  await server.listen()
  url = server.resolvedUrls?.network[0] ?? ''
})

afterAll(async () => {
  await server?.close()
  await safe?.stop()
})

test('a Safe frames the page at the address where it is served', async () => {
  expect(new URL(url).hostname).toBe(HOST)
  const page = await fetch(new URL(`/__dev/safe/${CHAIN}/`, url))
  expect(await page.text()).toContain(`<iframe title="Safe App" src="${url}">`)
  expect(page.headers.get('content-security-policy')).toContain(`frame-src ${new URL(url).origin};`)
})

test('a phone connects to the relay there', async () => {
  const connected = new Promise<string | undefined>((resolve) => {
    server.httpServer?.on('upgrade', ({ url: path, headers }) => {
      if (path?.startsWith(RELAY_PATH)) resolve(headers.host)
    })
  })
  const paired = fetch(new URL('/__dev/phone/pair', url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ uri: UNANSWERED })
  })
  expect(await connected).toBe(new URL(url).host)
  await paired
})

test('the content of names is read from there', () => {
  expect(names.contentUrl()).toBe(new URL('/__dev/names', url).href)
})
