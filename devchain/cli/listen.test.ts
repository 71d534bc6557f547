import { createServer, type Server } from 'node:http'
import { afterEach, expect, test } from 'vitest'
import { listen, USUAL_PORT } from './listen.ts'

const servers: Server[] = []

function server(): Server {
  const created = createServer()
  servers.push(created)
  return created
}

afterEach(() => {
  for (const each of servers.splice(0)) each.close()
})

test('a free port is used while the usual one is taken', async () => {
  await listen(server(), { port: USUAL_PORT, isCi: false }).catch(() => 'another process has it, which is just as good')
  const url = await listen(server(), { port: undefined, isCi: false })
  expect(Number(new URL(url).port)).not.toBe(USUAL_PORT)
})

test('a chosen port is used, or rejected with one sentence when taken', async () => {
  const url = await listen(server(), { port: undefined, isCi: true })
  const port = Number(new URL(url).port)
  await expect(listen(server(), { port, isCi: false })).rejects.toThrow(
    new Error(`Port ${port} is in use: choose another with --port.`)
  )
  await new Promise((resolve) => servers[0]?.close(resolve))
  expect(await listen(server(), { port, isCi: false })).toBe(url)
})
