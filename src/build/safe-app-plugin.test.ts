import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createServer as createVite } from 'vite'
import { afterEach, expect, test } from 'vitest'
import { frameAncestors, safeApp } from './safe-app-plugin.ts'

let server: Server | undefined
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
})

async function serve(): Promise<string> {
  const vite = await createVite({
    configFile: false,
    logLevel: 'silent',
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [safeApp({ appName: 'Harbour', safeHosts: ['https://app.safe.global'] })]
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
  expect(await response.json()).toEqual({
    name: 'Harbour',
    description: expect.stringContaining('Connect a wallet'),
    iconPath: 'favicon.svg'
  })
  const other = await fetch(`${origin}/src/main.tsx`, { headers: { origin: 'https://app.safe.global' } })
  expect(other.headers.get('content-security-policy')).toBe("frame-ancestors 'self' https://app.safe.global")
  expect(other.headers.get('access-control-allow-origin')).toBeNull()
  expect([response, other].map(({ headers }) => headers.get('x-content-type-options'))).toEqual(['nosniff', 'nosniff'])
})
