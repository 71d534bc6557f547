import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ended } from '../devchain/foreign-program.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'
import { ClientFolder } from './clients/client-folder.ts'
import { comparedChain } from './clients/compared-chain.ts'
import { expectedFailures, failedSteps } from './clients/failed-steps.ts'
import { HARDHAT_3, runHardhat2, runHardhat3 } from './clients/hardhat.ts'
import { onBoth } from './clients/on-both.ts'

/** Only here: together they are larger than all other packages. */
const CLIENTS = {
  ethers: '5.8.0',
  web3: '4.16.0',
  '@wagmi/core': '3.6.5',
  hardhat: '2.29.1',
  '@foundry-rs/cast-linux-amd64': '1.7.1',
  '@foundry-rs/forge-linux-amd64': '1.7.1'
}
const INSTALL_LIMIT_MS = limit(600_000)
const LIMIT_MS = limit(240_000)
const { account, other, block, token, key } = comparedChain

const failure = (cause: unknown) => ({ failure: String(cause) })

let folder: ClientFolder

beforeAll(() => {
  folder = ClientFolder.create()
  folder.install(CLIENTS)
  folder.link('viem', 'viem')
  folder.link('ethers', 'ethers-6')
}, INSTALL_LIMIT_MS)

afterAll(() => folder?.remove())

test.each(['viem', 'ethers-6', 'ethers-5', 'web3', 'wagmi'])(
  '%s gets from the gateway what it gets from anvil, call by call',
  async (client) => {
    const { anvil, gateway } = await onBoth((url) => {
      const args = [`${client}.mjs`, url, url.replace('http', 'ws'), JSON.stringify(comparedChain)]
      return folder.answersOf(process.execPath, args)
    })
    expect(gateway).toEqual(anvil)
    expect(failedSteps(anvil)).toEqual(expectedFailures(anvil))
  },
  LIMIT_MS
)

test(
  'Hardhat 2 gets from the gateway what it gets from anvil, call by call',
  async () => {
    const { anvil, gateway } = await onBoth((url) => runHardhat2(folder, { kind: 'node', url }))
    expect(gateway).toEqual(anvil)
    expect(failedSteps(anvil)).toEqual(expectedFailures(anvil))
  },
  LIMIT_MS
)

test(
  'Hardhat 2 forks the gateway without a block number, which it does not from anvil',
  async () => {
    const forked = await onBoth((url) => runHardhat2(folder, { kind: 'fork', url }).catch(failure))
    expect(forked.anvil).toEqual({ failure: expect.stringContaining('Block must exist') })
    // Hardhat 2 runs no call on a forked block of a chain that it does not know, only on its own blocks.
    expect(failedSteps(forked.gateway)).toEqual(['call', 'tooPoor', 'unknownMethod'])
    expect(forked.gateway['callAfterwards']).toEqual({ value: expect.any(String) })
  },
  LIMIT_MS
)

describe('Hardhat 3', () => {
  let own: ClientFolder

  beforeAll(() => {
    own = ClientFolder.create()
    own.install(HARDHAT_3)
  }, INSTALL_LIMIT_MS)

  afterAll(() => own?.remove())

  test(
    'gets from the gateway what it gets from anvil, call by call',
    async () => {
      const { anvil, gateway } = await onBoth((url) => runHardhat3(own, { kind: 'node', url }))
      expect(gateway).toEqual(anvil)
      expect(failedSteps(anvil)).toEqual(expectedFailures(anvil))
    },
    LIMIT_MS
  )

  test(
    'gets the same on a fork of a block of the gateway as of anvil, call by call',
    async () => {
      const { anvil, gateway } = await onBoth((url) => runHardhat3(own, { kind: 'fork', url, forkBlock: block }))
      expect(gateway).toEqual(anvil)
      expect(failedSteps(anvil)).toEqual(expectedFailures(anvil))
    },
    LIMIT_MS
  )

  test(
    'forks the gateway without a block number, which it does not from anvil',
    async () => {
      const forked = await onBoth((url) => runHardhat3(own, { kind: 'fork', url }).catch(failure))
      expect(forked.anvil).toEqual({ failure: expect.stringContaining('Block must exist') })
      expect(failedSteps(forked.gateway)).toEqual(expectedFailures(forked.gateway))
      // A number of 32 bytes is taken for a hash.
      expect(forked.gateway['call']).toEqual({ value: 'hash 1' })
    },
    LIMIT_MS
  )
})

test(
  'cast gets from the gateway what it gets from anvil, command by command',
  async () => {
    const cast = folder.installed('@foundry-rs/cast-linux-amd64/bin/cast')
    const commands: readonly (readonly string[])[] = [
      ['chain-id'],
      ['block', String(block)],
      ['block', String(block + 1000)],
      ['balance', account],
      ['nonce', account],
      ['logs', '--from-block', String(block - 69), '--address', token],
      ['call', token, 'totalSupply()(uint256)'],
      ['call', token, 'transfer(address,uint256)', other, '1000000000000000000000000000000'],
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
        answers[`${i} ${args[0]}`] = await folder.run(cast, [...args, '--rpc-url', url])
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
    const forge = folder.installed('@foundry-rs/forge-linux-amd64/bin/forge')
    const env = { SOLC_PACKAGE: path.join(root, 'node_modules/solc') }
    const inProject = ['--root', folder.file('foundry'), '--use', folder.file('foundry/solc.cjs')]
    expect(await folder.run(forge, ['build', ...inProject], env)).toMatchObject({ code: 0 })
    const { anvil, gateway } = await onBoth(async (url) => {
      const send = ['--broadcast', '--rpc-url', url, '--private-key', key]
      const create = await folder.run(forge, ['create', 'src/Box.sol:Box', ...inProject, ...send], env)
      const tests = await folder.run(forge, ['test', '--fork-url', url, ...inProject], env)
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
