import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { type Abi, type Address, createPublicClient, http } from 'viem'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { foreignEnvironment } from '../devchain/foreign-program.ts'
import { ForeignProject } from '../devchain/foreign-project.ts'
import { freePort } from '../free-port.ts'
import { devchainBlock } from '../recipes/blocks-of-devchain.ts'
import { blocksUnder } from '../recipes/readme.ts'
import { limit } from '../run/limits.mjs'

const LIMIT_MS = limit(170_000)

let project: ForeignProject

beforeAll(async () => {
  project = await ForeignProject.open()
}, LIMIT_MS)

afterAll(() => project?.close())

test('the package holds what its manifest names, and no sources', () => {
  const targets = Object.values(project.manifest.exports).flatMap((conditions) => Object.values(conditions))
  const named = [...targets.map((target) => target.replace('./', '')), ...Object.values(project.manifest.bin)]
  expect(named.filter((file) => !project.files.includes(file))).toEqual([])
  const others = project.files.filter(
    (file) =>
      !/^dist\/.*(?:\.m?js|\.d\.ts)$|^dist\/package\.json$|^dist\/recordings\/state\/|^templates\/.*\.yml$/.test(file)
  )
  expect(others.sort()).toEqual(['LICENSE', 'README.md', 'package.json', 'portside-devchain.mjs'])
})

test(
  'npx --no-install portside-devchain serves a chain, to read and to send, until it is stopped',
  async () => {
    const args = ['--no-install', 'portside-devchain', '--ci', '--json', '--chains', '84531']
    const child = spawn('npx', args, {
      cwd: project.folder,
      env: foreignEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe']
    })
    onTestFinished(() => void child.kill('SIGKILL'))
    let errors = ''
    child.stderr.on('data', (chunk) => {
      errors += chunk
    })
    const line = await Promise.race([
      once(child.stdout, 'data').then(String),
      once(child, 'exit').then(() => Promise.reject(new Error(errors)))
    ])
    const url = JSON.parse(line).chains[84531]
    const before = Number(await callNode(url, 'eth_blockNumber'))
    expect(before).toBeGreaterThan(15_000_000)
    const [from, to] = testAccounts
    await callNode(url, 'eth_sendTransaction', [{ from, to, value: '0x1' }])
    await expect.poll(async () => Number(await callNode(url, 'eth_blockNumber'))).toBe(before + 1)
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
    // Its npx has ended; the program itself notices that.
    await expect.poll(() => callNode(url, 'eth_blockNumber').catch(() => 'stopped')).toBe('stopped')
  },
  LIMIT_MS
)

test(
  'the README’s code starts a chain, sends, and meets weather',
  async () => {
    const [block] = blocksUnder('devchain/README.md', 'As a package').filter(({ language }) => language === 'js')
    const report = 'console.log(JSON.stringify({ hash, failure: failure.name, block }))\nawait served.close()'
    project.write('chain.mjs', (block?.text ?? '').replace('await served.close()', report))
    const { code, output, errors } = await project.run('node', ['chain.mjs'])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(JSON.parse(output)).toEqual({
      hash: expect.stringMatching(/^0x[0-9a-f]{64}$/),
      failure: 'NodeError',
      block: expect.stringMatching(/^0x[0-9a-f]+$/)
    })
  },
  LIMIT_MS
)

test(
  'the README’s code serves names and starts their chain',
  async () => {
    const code = devchainBlock('createNamesGateway').text
    const report = 'console.log(names.length, accounts)\nawait devchain.stop()\nserver.close()\n'
    project.write('names.mjs', `const port = ${await freePort()}\n${code}${report}`)
    const ended = await project.run('node', ['names.mjs'])
    expect(ended).toMatchObject({ code: 0, errors: '', output: expect.stringMatching(/^\d+ \{[^}]*lookalike: '0x/) })
  },
  LIMIT_MS
)

test(
  'wallets, relay, phone and the plugins of a dev server come from entry points of their own',
  async () => {
    project.write(
      'parts.mjs',
      `import { createServer } from 'vite'
import { startDevchain } from '@portside/devchain'
import { Phone } from '@portside/devchain/phone'
import { RelayServer } from '@portside/devchain/relay'
import { rejected, ScriptedWallet } from '@portside/devchain/scripted-wallet'
import { LocalDeployments } from '@portside/devchain/contracts'
import { devWalletPlugin, explorerPlugin } from '@portside/devchain/vite'
import { presetNames } from '@portside/devchain/weather'

const devchain = await startDevchain({ chainIds: [84531] })
const nodeUrls = { 84531: await devchain.url(84531) }
const wallet = new ScriptedWallet({ nodeUrls, chainId: 84531 }).next('personal_sign', 'reject')
const provider = wallet.provider()
const [account] = await provider.request({ method: 'eth_requestAccounts' })
const refusal = await provider.request({ method: 'personal_sign', params: ['0x00', account] }).catch(({ code }) => code)
const relay = await RelayServer.start()
const phone = await Phone.start({ relayUrl: relay.url, nodeUrls })
const plugins = [devWalletPlugin(devchain), explorerPlugin(devchain)]
const server = await createServer({ configFile: false, logLevel: 'silent', plugins, server: { port: 0, host: '127.0.0.1' } })
await server.listen()
const [page] = server.resolvedUrls.local
const script = await fetch(new URL('/__dev/wallet.js', page)).then((response) => response.text())
const explorer = await fetch(new URL('/__dev/explorer/84531', page)).then((response) => response.text())
console.log(JSON.stringify({
  contracts: typeof LocalDeployments, account, isRefused: refusal === rejected.code, phone: phone.addresses.length, presets: presetNames.includes('flaky'),
  script: script.includes('eip6963:announceProvider'), explorer: explorer.includes('Base Goerli')
}))
await server.close()
await phone.stop()
await relay.stop()
await devchain.stop()
process.exit(0)
`
    )
    const { code, output, errors } = await project.run('node', ['parts.mjs'])
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(JSON.parse(output)).toEqual({
      contracts: 'function',
      account: testAccounts[0]?.toLowerCase(),
      isRefused: true,
      phone: 1,
      presets: true,
      script: true,
      explorer: true
    })
  },
  LIMIT_MS
)

const GREETER = `// SPDX-License-Identifier: MIT
pragma solidity ^0.8.20;

contract Greeter {
    string public greeting;

    constructor(string memory first) {
        greeting = first;
    }
}
`

test(
  'Solidity compiles with the project’s own solc, and without it one sentence says how to install it',
  async () => {
    project.write('contracts/Greeter.sol', GREETER)
    project.write(
      'contracts/contracts.config.mjs',
      "export default { contracts: { Greeter: { args: ['Good morning'] } } }\n"
    )
    const compile = () => project.run('npx', ['--no-install', 'portside-devchain', 'contracts'])
    expect(await compile()).toMatchObject({
      code: 1,
      errors: expect.stringContaining('Compiling Solidity needs the package solc: run "npm install --save-dev solc"')
    })
    project.link('solc')
    expect(await compile()).toMatchObject({ code: 0, output: 'Wrote contracts/generated/greeter.ts\n' })
    expect(await project.run('npx', ['--no-install', 'portside-devchain', 'contracts', 'nowhere'])).toMatchObject({
      code: 2,
      errors: expect.stringContaining('There is no folder nowhere.')
    })
  },
  LIMIT_MS
)

test(
  'a folder of Solidity is deployed to a served chain, and again when it changes',
  async () => {
    project.link('solc')
    project.write('contracts/Greeter.sol', GREETER)
    const config = (greeting: string) =>
      `export default { contracts: { Greeter: { args: [${JSON.stringify(greeting)}] } } }\n`
    project.write('contracts/contracts.config.mjs', config('Good morning'))
    const args = [
      '--no-install',
      'portside-devchain',
      '--ci',
      '--json',
      '--chains',
      '84531',
      '--contracts',
      'contracts'
    ]
    const child = spawn('npx', args, {
      cwd: project.folder,
      env: foreignEnvironment(),
      stdio: ['ignore', 'pipe', 'pipe']
    })
    onTestFinished(() => void child.kill('SIGTERM'))
    const { gateway, chains } = JSON.parse(String((await once(child.stdout, 'data'))[0]))
    const greeter = async () => {
      const response = await fetch(`${gateway}/contracts`)
      const contracts: Readonly<Record<string, readonly Found[]>> = await response.json()
      return contracts[84531]?.find(({ name }) => name === 'Greeter')
    }
    const read = async () => {
      const found = await greeter()
      if (!found) return undefined
      const client = createPublicClient({ transport: http(chains[84531]) })
      return client.readContract({ address: found.address, abi: found.abi, functionName: 'greeting' })
    }
    expect(await read()).toBe('Good morning')
    project.write('contracts/contracts.config.mjs', config('Good evening'))
    await expect.poll(read, { timeout: limit(60_000), interval: 250 }).toBe('Good evening')
    const foreign = await fetch(`${gateway}/contracts`, { headers: { origin: 'https://evil.example' } })
    expect(foreign.status).toBe(403)
  },
  LIMIT_MS
)

interface Found {
  readonly name: string
  readonly address: Address
  readonly abi: Abi
}
