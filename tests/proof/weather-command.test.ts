import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { callNode } from '#devchain/json-rpc.ts'
import { type Command, runNode } from '../devchain/command.ts'
import { limit } from '../run/limits.mjs'

const LIMIT_MS = limit(120_000)

let folder: string
let env: Readonly<Record<string, string>>
let harness: Command
let chain: string

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'portside-weather-'))
  env = { DEVCHAIN_FOLDER: path.join(folder, 'runs') }
  harness = runNode(['src/start/devchain.mjs', '--ci', '--json', '--chains', '84531'], env)
  const [line] = await harness.until(/^\{.*\}\n/)
  chain = JSON.parse(line).chains[84531]
}, LIMIT_MS)

afterAll(async () => {
  harness?.kill('SIGTERM')
  await harness?.ended
  rmSync(folder, { recursive: true })
})

/** `npm run devchain -- weather …` */
async function weather(...args: readonly string[]) {
  const command = runNode(['src/start/devchain.mjs', 'weather', ...args], env)
  const code = await command.ended
  return { code, output: command.output(), errors: command.errors() }
}

test(
  'the weather of a running harness is changed, shown and cleared',
  async () => {
    const stale = await weather('garbled', '--chain', '84531', '--method', 'eth_gasPrice')
    expect(stale).toEqual({
      code: 0,
      output: 'Base Goerli (84531): custom\n  malformed, for eth_gasPrice, of garbled\n',
      errors: ''
    })
    await expect(callNode(chain, 'eth_gasPrice')).rejects.toThrow()
    expect(await callNode(chain, 'eth_chainId')).toBe('0x14a33')
    expect((await weather('show', '--url', new URL(chain).origin)).output).toBe(stale.output)
    expect((await weather('clear')).output).toBe('Base Goerli (84531): clear\n')
    expect(await callNode(chain, 'eth_gasPrice')).toMatch(/^0x/)
  },
  LIMIT_MS
)

test(
  'a recording is written to a file, which replays it',
  async () => {
    const file = path.join(folder, 'weather.json')
    expect((await weather('record')).output).toContain('Recording.')
    const { output } = await weather('run', 'after 1 block: garbled for eth_gasPrice', 'after 2 blocks: clear')
    expect(output).toContain('In 1 block on 84531: garbled for eth_gasPrice\nIn 2 blocks on 84531: clear\n')
    await callNode(chain, 'evm_mine')
    await expect.poll(() => callNode(chain, 'eth_gasPrice').catch(() => 'failed')).toBe('failed')
    expect((await weather('stop', file)).output).toBe(`The weather was recorded to ${file}.\n`)
    expect(JSON.parse(readFileSync(file, 'utf8')).format).toBe('portside weather 1')
    await weather('clear')
    await weather('replay', file)
    expect(await callNode(chain, 'eth_gasPrice')).toMatch(/^0x/)
    await callNode(chain, 'evm_mine')
    await expect.poll(() => callNode(chain, 'eth_gasPrice').catch(() => 'failed')).toBe('failed')
    await weather('clear')
  },
  LIMIT_MS
)

test.each([
  ['a weather that there is not', ['sunny'], /^There is no weather "sunny": choose from .*\.\n$/],
  ['a chain that is not served', ['slow', '--chain', '5'], /^Chain 5 is not served here; there are 84531\.\n$/],
  [
    'an address without a harness',
    ['--url', 'http://127.0.0.1:1'],
    /^No devchain answers at http:\/\/127\.0\.0\.1:1\.\n$/
  ]
])(
  '%s is refused in one sentence',
  async (_what, args, sentence) => {
    expect(await weather(...args)).toEqual({ code: 2, output: '', errors: expect.stringMatching(sentence) })
  },
  LIMIT_MS
)
