import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { deploymentNotRun } from './programs.mjs'
import { findRedisServer, hasRedis, suitesWithoutRedis } from './redis.mjs'

const REDIS_URL = 'redis://127.0.0.1:6379'
let folder: string

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portside-path-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test.each(['redis-server', 'valkey-server'])('%s is found on PATH, and then every suite runs', (name) => {
  const program = path.join(folder, process.platform === 'win32' ? `${name}.exe` : name)
  writeFileSync(program, '')
  const env = { PATH: ['missing', folder].join(path.delimiter) }
  expect(findRedisServer(env)).toBe(program)
  expect([hasRedis(env), suitesWithoutRedis(env)]).toEqual([true, undefined])
})

test('a server elsewhere has its data tested, but is not broken', () => {
  expect(hasRedis({ PATH: folder, REDIS_URL })).toBe(true)
  expect(suitesWithoutRedis({ PATH: folder, REDIS_URL })).toMatchInlineSnapshot(
    `"Not run: tests/server/{moved-store,redis-failures,shared-sessions}.test.ts, which break servers of their own. Install redis-server or valkey-server."`
  )
})

test('without a server, both suites are named', () => {
  expect(hasRedis({ PATH: folder })).toBe(false)
  expect(suitesWithoutRedis({ PATH: folder })).toMatchInlineSnapshot(
    `"Not run: tests/server/stores.test.ts on Redis and tests/server/{moved-store,redis-failures,shared-sessions}.test.ts. Install redis-server or valkey-server, or set REDIS_URL for the former."`
  )
})

test('without Caddy, nginx, curl, or a Redis of its own, the tests of a deployment are named', () => {
  const always = 'tests/proof/deployed.spec.ts, tests/proof/own-server.alone.test.ts'
  expect(deploymentNotRun({ PATH: folder, REDIS_URL })).toBe(
    `Not run: ${always}, tests/proof/without-containers.test.ts, and tests/proof/failover.test.ts. Install caddy, nginx, curl, and redis-server or valkey-server.`
  )
  const install = (name: string) =>
    writeFileSync(path.join(folder, process.platform === 'win32' ? `${name}.exe` : name), '')
  install('valkey-server')
  expect(deploymentNotRun({ PATH: folder })).toBe(
    `Not run: ${always}, and tests/proof/without-containers.test.ts. Install caddy, nginx, and curl.`
  )
  for (const name of ['caddy', 'nginx', 'curl']) install(name)
  expect(deploymentNotRun({ PATH: folder })).toBeUndefined()
})
