import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { hostname, tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { parseCommand } from '#devchain/cli/options.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { execForm, parseDockerfile } from '../devchain/dockerfile.ts'
import { foreignEnvironment } from '../devchain/foreign-program.ts'
import { ForeignProject } from '../devchain/foreign-project.ts'
import { freePort } from '../free-port.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'

const LIMIT_MS = limit(170_000)
const SOMEONE = '0x000000000000000000000000000000000000dead'

const text = readFileSync(path.join(root, 'devchain/Dockerfile'), 'utf8')
const compose = readFileSync(path.join(root, 'devchain/compose.yaml'), 'utf8')
const instructions = parseDockerfile(text)
const last = (name: string) => instructions.findLast((each) => each.name === name)?.text
const [program = '', ...own] = execForm(instructions, 'ENTRYPOINT')
const health = execForm(instructions, 'HEALTHCHECK')
/** The list of words of a key in the compose file, which are JSON but for their quotes. */
const composed = (key: string) =>
  (new RegExp(`^ {4}${key}: \\[(.*)\\]$`, 'm').exec(compose)?.[1] ?? '')
    .match(/"[^"]*"|[^\s,]+/g)
    ?.map((word) => word.replaceAll('"', '')) ?? []

let project: ForeignProject
let folder: string
let port: number

beforeAll(async () => {
  project = await ForeignProject.open()
  folder = mkdtempSync(path.join(tmpdir(), 'portside-container-'))
  port = await freePort()
}, LIMIT_MS)

afterAll(() => {
  project?.close()
  if (folder) rmSync(folder, { recursive: true, force: true })
})

test('ports, volume and options agree, and only this machine reaches the chains', () => {
  const command = parseCommand([...own.slice(1), ...composed('command')])
  if (command === 'help') throw new Error('Help was not requested.')
  expect(command).toMatchObject({ host: '0.0.0.0', chainIds: [84531, 59140, 1, 31337] })
  expect(last('EXPOSE')).toBe(String(command.port))
  expect(composed('ports')).toEqual([`127.0.0.1:${command.port}:${command.port}`])
  expect(health.join(' ')).toContain(`http://127.0.0.1:${command.port}/health`)
  const state = path.dirname(command.statePath ?? '')
  expect(execForm(instructions, 'VOLUME')).toEqual([state])
  expect(text).toContain(`--owner=node --group=node ${state}\n`)
  expect(composed('volumes')).toEqual([`chains:${state}`])
  expect(compose).toMatch(/^volumes:\n {2}chains:$/m)
  const [, file = ''] = /dockerfile: (\S+) /.exec(compose) ?? []
  expect(existsSync(path.join(root, file))).toBe(true)
  // The root file system is read-only: what is written lies in the volume or under /tmp.
  expect([composed('tmpfs'), last('ENV')]).toEqual([['/tmp'], 'DEVCHAIN_FOLDER=/tmp/devchain'])
})

test('whoever takes over the container may write to its volume and /tmp only, and gains no rights', () => {
  expect(compose).toMatch(/^ {4}read_only: true$/m)
  expect([composed('cap_drop'), composed('security_opt')]).toEqual([['ALL'], ['no-new-privileges:true']])
  expect(last('USER')).toBe('node')
})

/** What the container runs, in a folder with nothing but the installed package. */
function startContainer() {
  const here = (word: string) => word.replace('/data', folder).replace('8540', String(port))
  const env = { ...foreignEnvironment(), DEVCHAIN_FOLDER: path.join(folder, 'runs') }
  const args = [...own, '--empty', '31337', '--chains', '59140'].map(here)
  const child = spawn(program, args, { cwd: project.folder, env, stdio: ['ignore', 'ignore', 'pipe'] })
  onTestFinished(() => void child.kill('SIGKILL'))
  const ended = once(child, 'exit')
  return {
    async untilHealthy() {
      const [file = '', ...words] = health.map(here)
      await vi.waitUntil(
        async () => (await once(spawn(file, words, { stdio: 'ignore' }), 'exit'))[0] === 0 || child.exitCode !== null,
        { timeout: LIMIT_MS, interval: 100 }
      )
      expect(child.exitCode).toBeNull()
    },
    /** As `docker stop` does. @returns its exit code. */
    async stop(): Promise<unknown> {
      child.kill('SIGTERM')
      return (await ended)[0]
    }
  }
}

test(
  'the container becomes healthy, serves its chains under its host name too, and keeps them in the volume',
  async () => {
    const first = startContainer()
    await first.untilHealthy()
    const url = (chainId: number) => `http://127.0.0.1:${port}/${chainId}`
    for (const chainId of [59140, 31337]) expect(Number(await callNode(url(chainId), 'eth_chainId'))).toBe(chainId)
    expect(await statusFor(hostname())).toBe(200)
    expect(await statusFor('evil.example')).toBe(403)
    await callNode(url(31337), 'anvil_setBalance', [SOMEONE, '0x3039'])
    expect(await first.stop()).toBe(0)

    const second = startContainer()
    await second.untilHealthy()
    expect(await callNode(url(31337), 'eth_getBalance', [SOMEONE, 'latest'])).toBe('0x3039')
    expect(await second.stop()).toBe(0)
  },
  LIMIT_MS
)

/** fetch cannot set Host. */
function statusFor(host: string): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(
      { port, host: '127.0.0.1', path: '/health', headers: { host: `${host}:${port}` } },
      (response) => {
        response.resume()
        resolve(response.statusCode)
      }
    )
    sent.once('error', reject)
    sent.end()
  })
}
