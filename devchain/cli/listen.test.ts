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

test('a server listens at the chosen address, whose URL names this machine where the address stands for all', async () => {
  const [one, all] = [server(), server()]
  const url = await listen(one, { host: '127.0.0.2', port: undefined, isCi: true })
  expect(url).toMatch(/^http:\/\/127\.0\.0\.2:\d+$/)
  expect(await listen(all, { host: '0.0.0.0', port: undefined, isCi: true })).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
})

test('an address of another machine is refused with one sentence', async () => {
  await expect(listen(server(), { host: '192.0.2.1', port: undefined, isCi: false })).rejects.toThrow(
    new Error('"192.0.2.1" is not an address of this machine: choose another with --host.')
  )
})

test('whoever starts it is told when the usual port is taken', async () => {
  await listen(server(), { port: USUAL_PORT, isCi: false }).catch(() => undefined)
  const lines: string[] = []
  await listen(server(), { port: undefined, isCi: false, log: (line) => lines.push(line) })
  expect(lines).toEqual([`Port ${USUAL_PORT} is in use, so another was chosen; --port sets it.`])
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
