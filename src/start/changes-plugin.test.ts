import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changesPlugin } from './changes-plugin.ts'

/** For what is saved in one go; whatever else the clock drives may go on. */
const LONG_ENOUGH_MS = 1_000
const PAGE = '/project/contracts/log-book/page.ts'
let folder: string

beforeEach(() => {
  vi.useFakeTimers()
  folder = mkdtempSync(path.join(tmpdir(), 'portside-changes-'))
})
afterEach(() => {
  vi.useRealTimers()
  rmSync(folder, { recursive: true, force: true })
})

/** A started server with this `.env`, and what happens to it. */
function started(env: string) {
  writeFileSync(path.join(folder, '.env'), env)
  const log: string[] = []
  const shown: unknown[] = []
  const read = vi.fn(async () => 'as started')
  const checkSetup = vi.fn(async () => undefined)
  const plugin = changesPlugin({
    root: '/project',
    envFolder: folder,
    started: 'as started',
    read,
    checkSetup,
    log: (text) => log.push(text)
  })
  const watcher = Object.assign(new EventEmitter(), { add: () => undefined })
  const hot = Object.assign(new EventEmitter(), { send: (payload: unknown) => shown.push(payload) })
  const configure = plugin.configureServer as unknown as (server: ViteDevServer) => void
  const httpServer = new EventEmitter()
  const config = { configFileDependencies: ['/project/src/config.ts', '/project/domain/chain/known-chains.ts'] }
  const server = { watcher, httpServer, config, environments: { client: { hot } } }
  const start = () => configure(server as unknown as ViteDevServer)
  start()
  const change = async (changed: string) => {
    watcher.emit('all', 'change', changed)
    await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS)
  }
  const write = (text: string, name = '.env') => {
    writeFileSync(path.join(folder, name), text)
    return change(path.join(folder, name))
  }
  const connect = (client: { send: (payload: unknown) => void }) => hot.emit('vite:client:connect', undefined, client)
  return {
    log,
    shown,
    read,
    checkSetup,
    write,
    change,
    connect,
    restart: start,
    listens: () => httpServer.emit('listening')
  }
}

test('a variable that changes in .env is named once: nodes and the service have read the former one', async () => {
  const { log, write } = started('CHAINS=84531\nAPP_NAME=Harbour\n')
  await write('APP_NAME=Harbour\nCHAINS=84531 # the same\n')
  expect(log).toEqual([])
  await write('CHAINS=1\nORGANISATION=Us\n')
  await write('ORGANISATION=Us\nCHAINS=1\n')
  const sentence = '.env: APP_NAME, CHAINS, and ORGANISATION have changed: start npm start again to use that.'
  expect(log).toEqual([sentence])
  await write('CHAINS=84531\nAPP_NAME=Harbour\n')
  await write('CHAINS=84531\n')
  expect(log).toEqual([sentence, '.env: APP_NAME has changed: start npm start again to use that.'])
})

test('each file with a change is named, whichever was saved last', async () => {
  const { log, write } = started('AUTH_AUDIENCES=a\n')
  await write('AUTH_SERVER_KEYS=k\n', '.env.local')
  await write('AUTH_AUDIENCES=a # the same\n')
  await write('AUTH_AUDIENCES=b\n')
  const local = '.env.local: AUTH_SERVER_KEYS has changed: start npm start again to use that.'
  expect(log).toEqual([local, `.env: AUTH_AUDIENCES has changed: start npm start again to use that. ${local}`])
})

test('chains that change in the configuration are named, which Vite itself follows', async () => {
  const { log, read, restart } = started('')
  restart()
  await vi.advanceTimersByTimeAsync(0)
  expect(log).toEqual([])
  read.mockResolvedValue('with another chain')
  restart()
  await vi.advanceTimersByTimeAsync(0)
  expect(log).toEqual(['The chains or the name have changed with src/config.ts: start npm start again to use them.'])
})

test('the terminal says for which file the page starts again, that it is back, and in which file the chains changed', async () => {
  const { log, read, change, restart, listens } = started('')
  listens()
  expect(log).toEqual([])
  await change('/project/domain/chain/known-chains.ts')
  const restarts = 'domain/chain/known-chains.ts has changed: the page starts again, which takes a few seconds.'
  // A mistake in the file: Vite says so, and starts nothing until it is repaired.
  await change('/project/domain/chain/known-chains.ts')
  expect(log).toEqual([restarts, restarts])
  read.mockResolvedValue('with another chain')
  restart()
  listens()
  listens()
  await vi.advanceTimersByTimeAsync(0)
  expect(log.slice(2)).toEqual([
    'The page is back.',
    'The chains or the name have changed with domain/chain/known-chains.ts: start npm start again to use them.'
  ])
})

test('a page that cannot be served is in the terminal and in the overlay of every page, until it is mended', async () => {
  const { log, shown, checkSetup, change, connect } = started('')
  await change('/project/contracts/log-book/log-book-page.tsx')
  expect(checkSetup).not.toHaveBeenCalled()
  checkSetup.mockRejectedValue(new Error('The path is taken.'))
  await change(PAGE)
  await change(PAGE)
  const overlay = { type: 'error', err: { message: 'The path is taken.', stack: '' } }
  expect([log, shown]).toEqual([['The path is taken.'], [overlay]])
  const send = vi.fn()
  connect({ send })
  expect(send).toHaveBeenCalledWith(overlay)
  checkSetup.mockResolvedValue(undefined)
  await change(PAGE)
  connect({ send })
  expect([log.at(-1), send.mock.calls.length]).toEqual(['The pages are in order again.', 1])
})
