import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { bytesToHex } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { testKey } from '#devchain/accounts/test-keys.ts'
import { serveChains } from '#devchain/gateway/serve-chains.ts'
import { startDevchain } from '#devchain/nodes/forks.ts'
import { readManifest } from '#devchain/origins/origin.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'

/** Only here: together they are larger than all other packages. */
const CLIENTS = {
  ethers: '5.8.0',
  web3: '4.16.0',
  '@wagmi/core': '3.6.5',
  hardhat: '2.29.1',
  '@foundry-rs/cast-linux-amd64': '1.7.1',
  '@foundry-rs/forge-linux-amd64': '1.7.1'
}
const HARDHAT_3 = '3.18.0'
const [NODE_MAJOR = 0] = process.versions.node.split('.').map(Number)
const INSTALL_LIMIT_MS = limit(600_000)
const LIMIT_MS = limit(240_000)
const CHAIN = 84531
const { forkBlock, contracts } = readManifest(CHAIN)
const [account = '', other = ''] = testAccounts
const key = bytesToHex(testKey(0).getHdKey().privateKey ?? new Uint8Array())
const chain = JSON.stringify({ id: CHAIN, block: forkBlock, token: contracts.token, account, other, key })

type Answers = Readonly<Record<string, unknown>>

let folder: string

beforeAll(() => {
  folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'portside-clients-')))
  cpSync(path.join(root, 'tests/proof/clients'), folder, { recursive: true })
  install(CLIENTS)
  // The versions that the page uses.
  link('viem', 'viem')
  link('ethers', 'ethers-6')
}, INSTALL_LIMIT_MS)

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))

test.each(['viem', 'ethers-6', 'ethers-5', 'web3', 'wagmi'])(
  '%s gets from the gateway what it gets from anvil, call by call',
  async (client) => {
    const { anvil, gateway } = await onBoth((url) =>
      answersOf(process.execPath, [`${client}.mjs`, url, url.replace('http', 'ws'), chain])
    )
    expect(gateway).toEqual(anvil)
    expect(failedSteps(anvil)).toEqual(expectedFailures(anvil))
  },
  LIMIT_MS
)

test(
  'Hardhat 2 gets from the gateway what it gets from anvil, call by call',
  async () => {
    const { anvil, gateway } = await onBoth((url) => runHardhat2({ network: 'node', url }))
    expect(gateway).toEqual(anvil)
    expect(failedSteps(anvil)).toEqual(expectedFailures(anvil))
  },
  LIMIT_MS
)

test(
  'Hardhat 2 forks the gateway without a block number, which it does not from anvil',
  async () => {
    const forked = await onBoth((url) => runHardhat2({ network: 'hardhat', url }).catch(() => ({})))
    expect(forked.anvil).toEqual({})
    // Hardhat runs no call on a forked block of a chain that it does not know, only on its own blocks.
    expect(failedSteps(forked.gateway)).toEqual(['call', 'tooPoor', 'unknownMethod'])
    expect(forked.gateway['callAfterwards']).toEqual({ value: expect.any(String) })
  },
  LIMIT_MS
)

test.skipIf(NODE_MAJOR < 22)(
  NODE_MAJOR < 22
    ? `Hardhat 3 gets what it gets from anvil (skipped: it needs Node 22, and this is ${process.version})`
    : 'Hardhat 3 gets from the gateway what it gets from anvil',
  async () => {
    const own = path.join(folder, 'hardhat-3')
    mkdirSync(own)
    for (const file of ['hardhat-3.mjs', 'report.mjs']) cpSync(path.join(folder, file), path.join(own, file))
    install({ hardhat: HARDHAT_3 }, own)
    writeFileSync(
      path.join(own, 'hardhat.config.js'),
      `export default { networks: { local: { type: 'http', chainType: 'generic', url: process.env.NODE_URL } } }\n`
    )
    const { anvil, gateway } = await onBoth((url) =>
      answersOf(process.execPath, ['hardhat-3.mjs', url, '', chain], { NODE_URL: url }, own)
    )
    expect(gateway).toEqual(anvil)
    expect(failedSteps(anvil)).toEqual(expectedFailures(anvil))
  },
  INSTALL_LIMIT_MS
)

test(
  'cast gets from the gateway what it gets from anvil, command by command',
  async () => {
    const cast = path.join(folder, 'node_modules/@foundry-rs/cast-linux-amd64/bin/cast')
    const commands: readonly (readonly string[])[] = [
      ['chain-id'],
      ['block', String(forkBlock)],
      ['block', String(forkBlock + 1000)],
      ['balance', account],
      ['nonce', account],
      ['logs', '--from-block', String(forkBlock - 69), '--address', contracts.token],
      ['call', contracts.token, 'totalSupply()(uint256)'],
      ['call', contracts.token, 'transfer(address,uint256)', other, '1000000000000000000000000000000'],
      ['estimate', other, '--value', '1', '--from', account],
      ['gas-price'],
      ['send', other, '--value', '1', '--private-key', key],
      ['send', other, '--value', '1', '--from', account, '--unlocked'],
      ['rpc', 'eth_accounts'],
      ['rpc', 'anvil_setBalance', other, '0x1'],
      ['balance', other],
      ['rpc', 'portside_unknown']
    ]
    const { anvil, gateway } = await onBoth(async (url) => {
      const answers: Record<string, unknown> = {}
      for (const [i, args] of commands.entries())
        answers[`${i} ${args[0]}`] = await run(cast, [...args, '--rpc-url', url])
      return answers
    })
    expect(gateway).toEqual(anvil)
    const failed = Object.entries(anvil).flatMap(([command, ended]) => ((ended as Ended).code === 0 ? [] : [command]))
    expect(failed).toEqual(['2 block', '7 call', '15 rpc'])
  },
  LIMIT_MS
)

test(
  'forge deploys and tests on the gateway as on anvil',
  async () => {
    const forge = path.join(folder, 'node_modules/@foundry-rs/forge-linux-amd64/bin/forge')
    const env = { SOLC_PACKAGE: path.join(root, 'node_modules/solc') }
    const inProject = ['--root', path.join(folder, 'foundry'), '--use', path.join(folder, 'foundry/solc.cjs')]
    expect(await run(forge, ['build', ...inProject], env)).toMatchObject({ code: 0 })
    const { anvil, gateway } = await onBoth(async (url) => {
      const send = ['--broadcast', '--rpc-url', url, '--private-key', key]
      const create = await run(forge, ['create', 'src/Box.sol:Box', ...inProject, ...send], env)
      const tests = await run(forge, ['test', '--fork-url', url, ...inProject], env)
      const passed = tests.output.match(/\[(?:PASS|FAIL)[^\n]*/g)
      return {
        create: [create.code, create.output.match(/^(?:Deploy|Transaction).*$/gm)],
        tests: [tests.code, passed?.sort()]
      }
    })
    expect(gateway).toEqual(anvil)
    expect(anvil).toMatchObject({
      create: [
        0,
        [/^Deployer: 0xf39F/, /^Deployed to: 0x/, /^Transaction hash: /].map((line) => expect.stringMatching(line))
      ],
      tests: [0, [expect.stringMatching(/^\[PASS\] testDeploys/), expect.stringMatching(/^\[PASS\] testReadsToken/)]]
    })
  },
  LIMIT_MS
)

/** Runs a client on two forks of the same block: on an anvil itself, and on one behind the gateway. */
async function onBoth(run: (url: string) => Promise<Answers>): Promise<{ anvil: Answers; gateway: Answers }> {
  const devchain = await startDevchain({ chainIds: [CHAIN] })
  const served = await serveChains(devchain, { worker: 1 })
  try {
    const plain = await devchain.url(CHAIN, 0)
    const behind = served.rpcUrl(CHAIN)
    const anvil = normalised(await run(plain), plain)
    return { anvil, gateway: normalised(await run(behind), behind) }
  } finally {
    await served.close()
    await devchain.stop()
  }
}

/** The forks were started at different times: hashes are numbered as they come, and times left out. */
function normalised(answers: Answers, url: string): Answers {
  const { host } = new URL(url)
  const [name = ''] = url.split('://').slice(1)
  const seen = new Map<string, string>()
  const text = JSON.stringify(answers)
    .replaceAll(name, 'node')
    .replaceAll(host, 'node')
    .replace(/("\w*[tT]imestamp":)("[^"]*"|\d+)/g, '$1"time"')
    .replace(/(timestamp +)\d+ \([^)]*\)/g, '$1time')
    .replace(/(blockTimestamp\W+)(?:0x[0-9a-f]+|\d+)/g, '$1time')
    .replace(/0x[0-9a-f]{64}\b/g, (hash) => {
      const label = seen.get(hash) ?? `hash ${seen.size + 1}`
      seen.set(hash, label)
      return label
    })
  return JSON.parse(text)
}

function failedSteps(answers: Answers): readonly string[] {
  return Object.entries(answers).flatMap(([step, answer]) => ('error' in (answer as object) ? [step] : []))
}

/** What must fail, of the steps that a client has; some report a missing block as none. */
function expectedFailures(answers: Answers): readonly string[] {
  const failing = ['revert', 'tooPoor', 'unknownMethod', 'invalidParameters']
  return Object.keys(answers).filter(
    (step) => failing.includes(step) || (step === 'missingBlock' && 'error' in (answers[step] as object))
  )
}

function install(packages: Readonly<Record<string, string>>, cwd = folder): void {
  const manifest = { name: 'clients', private: true, dependencies: packages, ...(cwd !== folder && { type: 'module' }) }
  writeFileSync(path.join(cwd, 'package.json'), JSON.stringify(manifest))
  const options = ['--no-audit', '--no-fund', '--ignore-scripts', '--legacy-peer-deps', '--prefer-offline']
  execFileSync('npm', ['install', ...options], { cwd, stdio: 'pipe' })
}

function link(name: string, as: string): void {
  const target = path.join(folder, 'node_modules', as)
  mkdirSync(path.dirname(target), { recursive: true })
  rmSync(target, { recursive: true, force: true })
  symlinkSync(path.join(root, 'node_modules', name), target, 'junction')
}

async function runHardhat2({ network, url }: { readonly network: string; readonly url: string }): Promise<Answers> {
  writeFileSync(
    path.join(folder, 'hardhat.config.cjs'),
    `module.exports = { networks: {
      node: { url: ${JSON.stringify(url)} },
      hardhat: {
        chainId: ${CHAIN},
        hardfork: 'prague',
        forking: { enabled: ${network === 'hardhat'}, url: ${JSON.stringify(url)} }
      }
    } }\n`
  )
  const cli = path.join(folder, 'node_modules/hardhat/internal/cli/cli.js')
  const args = [cli, '--config', 'hardhat.config.cjs', '--network', network, 'run', '--no-compile', 'hardhat-2.cjs']
  return answersOf(process.execPath, args, { CHAIN: chain, HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true' })
}

async function answersOf(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = folder
): Promise<Answers> {
  const { code, output, errors } = await run(program, args, env, cwd)
  if (code !== 0) throw new Error(`${args.join(' ')} ended with ${code}: ${output}${errors}`)
  return JSON.parse(output)
}

interface Ended {
  readonly code: number | null
  readonly output: string
  readonly errors: string
}

/** In the clients' folder, without the test runner's variables. */
function run(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
  cwd = folder
): Promise<Ended> {
  const { NODE_ENV: _mode, VITEST: _runner, ...inherited } = process.env
  const child = spawn(program, args, { cwd, env: { ...inherited, ...env }, timeout: LIMIT_MS / 2 })
  let output = ''
  let errors = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    errors += chunk
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output, errors }))
  })
}
