import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { parseCommand } from '#devchain/cli/options.ts'
import { parseWeather } from '#devchain/cli/weather-command.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { readManifest } from '#devchain/recordings/recording.ts'
import { recordingOf } from '#devchain/weather/control/weather-recording.ts'
import { limit } from '../run/limits.mjs'
import { commandsOf, documented, readmes } from './readme.ts'
import { createScratchCopy, removeScratchCopy } from './scratch-copy.ts'
import { Shell } from './shell.ts'

const LIMIT_MS = limit(120_000)
const DEVCHAIN = /^npm run (?:--silent )?devchain(?: -- )?/

let folder: string
let everything: Shell
let gateway: string

beforeAll(async () => {
  folder = createScratchCopy()
  everything = new Shell(folder, documented('devchain/README.md', 'npm run devchain'))
  gateway = (await everything.until(/Devchain +(http:\S+)\s[\s\S]*Ctrl-C/))[1] ?? ''
}, LIMIT_MS)

afterAll(async () => {
  await everything?.interrupt()
  removeScratchCopy(folder)
})

/** Replaces the `placeholder` that a reader would fill in. */
function type(command: string, placeholder: string, instead: string): Shell {
  const shell = new Shell(folder, documented('devchain/README.md', command).replace(placeholder, instead))
  onTestFinished(async () => void (await shell.interrupt()))
  return shell
}

test('npm run devchain serves all three networks', async () => {
  const ids = [84531, 59140, 1].map((chainId) => callNode(`${gateway}/${chainId}`, 'eth_chainId').then(Number))
  expect(await Promise.all(ids)).toEqual([84531, 59140, 1])
})

test('it closes no keep-alive connection, because a request in flight would be lost', async () => {
  const body = '{"jsonrpc":"2.0","id":1,"method":"eth_chainId","params":[]}'
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(`${gateway}/1`, { method: 'POST', headers, body })
  expect([response.status, response.headers.get('keep-alive')]).toEqual([200, null])
})

/** What each of them does is tested in `tests/proof/devchain-command.test.ts`. */
test.each([...new Set(readmes.flatMap(commandsOf).filter((command) => DEVCHAIN.test(command)))])(
  '%s is a valid command line',
  (command) => {
    const words = [...command.replace(DEVCHAIN, '').matchAll(/"([^"]*)"|(\S+)/g)].map(
      ([, quoted, bare]) => quoted ?? bare ?? ''
    )
    const [first, ...rest] = words
    const recording = path.join(folder, 'weather.json')
    writeFileSync(recording, JSON.stringify(recordingOf([])))
    const given = rest.map((word) => (word === 'weather.json' ? recording : word))
    if (first === 'weather') expect(() => parseWeather(given)).not.toThrow()
    else expect(() => parseCommand(words)).not.toThrow()
  }
)

test(
  'it forks a live node instead of a recording',
  async () => {
    const command = 'npm run devchain -- --fork 1=https://archive.example@24000000 --chains 1'
    const archive = `${gateway}/1@${readManifest(1).forkBlock}`
    const shell = type(command, 'https://archive.example@24000000', archive)
    const [, forked = ''] = await shell.until(/Ethereum +(http:\S+)[\s\S]*Ctrl-C/)
    expect(Number(await callNode(forked, 'eth_blockNumber'))).toBeGreaterThan(readManifest(1).forkBlock)
  },
  LIMIT_MS
)

test(
  'it runs a command that can reach the chains, and exits with its status',
  async () => {
    const runner = `node -e "process.exit(process.env.DEVCHAIN_GATEWAY && process.env.RPC_URL_84531 ? 7 : 1)"`
    const shell = type('npm run devchain -- --ci -- npx some-test-runner', 'npx some-test-runner', runner)
    expect((await shell.untilEnd()).status).toBe(7)
  },
  LIMIT_MS
)
