import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { hostHeaders } from '#src/build/host-headers.ts'
import { freePort, whenListening } from '../free-port.ts'
import { root } from '../ready.mjs'
import { findNginx } from '../run/programs.mjs'

const nginx = findNginx()
const guide = readFileSync(path.join(root, 'docs/guides/deploy.md'), 'utf8')

test.runIf(nginx)(
  'nginx passes /auth on with host and address, events at once, and asks anew for what is not found',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portside-nginx-'))
    onTestFinished(() => rmSync(folder, { recursive: true }))
    const received: (readonly (string | undefined)[])[] = []
    const service = createServer(({ url, headers }, response) => {
      received.push([url, headers.host, String(headers['x-forwarded-for'])])
      response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: open\n\n')
    })
    await new Promise<void>((resolve) => void service.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      service.close()
      service.closeAllConnections()
    })
    const [block = ''] = /(?<=```text\n)location \/auth\/[^`]*/.exec(guide) ?? []
    const { port: servicePort } = service.address() as AddressInfo
    const port = await freePort()
    const page = path.join(folder, 'page')
    mkdirSync(page)
    writeFileSync(path.join(page, '404.html'), 'Nothing here.')
    const scratch = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((each) => `${each}_temp_path ${folder};`)
    const file = path.join(folder, 'nginx.conf')
    writeFileSync(
      file,
      `daemon off; user ${userInfo().username}; pid ${folder}/pid; error_log stderr; events {}
http {
  include /etc/nginx/mime.types; access_log off; ${scratch.join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${page};
    ${hostHeaders('nginx', { safeHosts: [] }, '/')}
    ${block.replace(':8787', `:${servicePort}`)}
  }
}
`
    )
    const running = spawn(nginx ?? '', ['-c', file], { stdio: 'ignore' })
    const ended = once(running, 'exit')
    onTestFinished(async () => {
      running.kill('SIGTERM')
      await ended
    })
    await whenListening(port)
    const origin = `http://127.0.0.1:${port}`
    const events = await fetch(`${origin}/auth/events`, { headers: { 'x-forwarded-for': '192.0.2.1' } })
    const reader = events.body?.getReader()
    const { value } = (await reader?.read()) ?? {}
    expect(new TextDecoder().decode(value)).toBe('data: open\n\n')
    await reader?.cancel()
    expect(received).toEqual([['/auth/events', '127.0.0.1', '192.0.2.1, 127.0.0.1']])
    for (const missing of ['/nowhere', '/assets/nowhere.js']) {
      const response = await fetch(origin + missing)
      expect([response.status, await response.text(), response.headers.get('cache-control')]).toEqual([
        404,
        'Nothing here.',
        'no-cache'
      ])
    }
  }
)

test('the guide explains each header that is printed', () => {
  const { headers } = JSON.parse(hostHeaders('vercel', { safeHosts: [] }, '/')) as {
    readonly headers: readonly { readonly headers: readonly { readonly key: string }[] }[]
  }
  const printed = new Set(headers.flatMap((entry) => entry.headers.map(({ key }) => key)))
  const explained = [...guide.matchAll(/^\| `([\w-]+)` \| [^|]+ \|$/gm)].map(([, name]) => name)
  expect(explained.toSorted()).toEqual([...printed].toSorted())
})
