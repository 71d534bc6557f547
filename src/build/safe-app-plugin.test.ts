import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createVite } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { frameAncestors, safeApp } from './safe-app-plugin.ts'
import { sizeOfPng } from './sharing.ts'

interface Icon {
  readonly src: string
  readonly sizes: string
  readonly type: string
  readonly purpose: string
}

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(basePath = '/'): Promise<string> {
  const vite = await createVite({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [safeApp({ appName: 'Harbour', safeHosts: ['https://app.safe.global'] }, basePath)]
  })
  server = createServer(vite.middlewares).on('close', () => void vite.close())
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

test('only the page itself and the listed Safes may show it', () => {
  expect(frameAncestors(['https://app.safe.global', 'https://safe.a.example'])).toBe(
    "frame-ancestors 'self' https://app.safe.global https://safe.a.example"
  )
  expect(frameAncestors([])).toBe("frame-ancestors 'self'")
})

test('the development server sends this, and lets anyone read the manifest', async () => {
  const origin = await serve()
  const response = await fetch(`${origin}/manifest.json?`, { headers: { origin: 'https://app.safe.global' } })
  expect(response.headers.get('content-security-policy')).toBe("frame-ancestors 'self' https://app.safe.global")
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(await response.json()).toMatchObject({
    name: 'Harbour',
    short_name: 'Harbour',
    description: expect.stringContaining('Connect a wallet'),
    iconPath: 'favicon.svg'
  })
  const other = await fetch(`${origin}/src/main.tsx`, { headers: { origin: 'https://app.safe.global' } })
  expect(other.headers.get('content-security-policy')).toBe("frame-ancestors 'self' https://app.safe.global")
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
  expect([response, other].map(({ headers }) => headers.get('x-content-type-options'))).toEqual(['nosniff', 'nosniff'])
})

test('in a folder, the manifest and what it names are there', async () => {
  const manifest = await (await fetch(`${await serve('/app/')}/app/manifest.json`)).json()
  expect(manifest).toMatchObject({ id: '/app/', start_url: '/app/', iconPath: 'favicon.svg' })
  expect(manifest.icons.map(({ src }: Icon) => src)).toEqual([
    '/app/favicon.svg',
    '/app/icon-192.png',
    '/app/icon-512.png'
  ])
})

test('every icon of the manifest is a file that has the size it is listed with, and there are maskable ones', async () => {
  const { icons } = (await (await fetch(`${await serve()}/manifest.json`)).json()) as {
    readonly icons: readonly Icon[]
  }
  const drawn = icons.filter(({ type }) => type === 'image/png')
  const files = drawn.map(({ src }) => sizeOfPng(readFileSync(new URL(`../public${src}`, import.meta.url))))
  expect(files.map(({ width, height }) => `${width}x${height}`)).toEqual(drawn.map(({ sizes }) => sizes))
  expect(drawn.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
    ['192x192', 'maskable'],
    ['512x512', 'maskable']
  ])
})
