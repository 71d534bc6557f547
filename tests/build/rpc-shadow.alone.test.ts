import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Chain } from '#domain/chain/chain.ts'
import { baseGoerli } from '#domain/chain/chains.ts'
import { contract } from '#domain/contract/contract.ts'
import { account, good, id, readBalance } from '../adapters/scripted-chain.ts'
import { answering, type ScriptedNode, startScriptedNode } from '../adapters/scripted-node.ts'
import { root } from '../ready.mjs'
import { limit } from '../run/limits.mjs'
import { runBuildCommand } from './build-page.ts'

const BUILD_LIMIT_MS = limit(120_000)
const jar = contract({
  address: account,
  abi: [{ type: 'function', name: 'tips', stateMutability: 'view', inputs: [], outputs: [{ type: 'uint256' }] }]
})
/** A working node whose every call returns this number. */
const returning = (tips: number) =>
  answering({ ...good, eth_call: { result: `0x${tips.toString(16).padStart(64, '0')}` } })

type RpcLibraryModule = typeof import('#src/rpc-library.ts')

describe('in development, RPC_SHADOW=ethers', () => {
  // A separate cache: with other plugins, Vite would discard the dependencies that `npm start` has optimised.
  const cacheDir = mkdtempSync(path.join(tmpdir(), 'portside-rpc-shadow-'))
  let server: ViteDevServer
  let node: ScriptedNode
  let load: RpcLibraryModule['loadRpcPorts']

  beforeAll(async () => {
    vi.stubEnv('RPC_LIBRARY', 'viem')
    vi.stubEnv('RPC_SHADOW', 'ethers')
    server = await createServer({
      configFile: path.join(root, 'vite.config.ts'),
      mode: 'development',
      logLevel: 'error',
      cacheDir,
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true }
    })
    const module = await server.ssrLoadModule('/rpc-library.ts')
    load = (module as RpcLibraryModule).loadRpcPorts
    node = await startScriptedNode(answering(good))
  })
  afterAll(async () => {
    vi.unstubAllEnvs()
    node?.close()
    await server?.close()
    rmSync(cacheDir, { recursive: true, force: true })
  })
  afterEach(() => vi.restoreAllMocks())

  const chains = (): readonly Chain[] => [{ ...baseGoerli, rpcUrls: [node.url] }]

  test('every chain read is made a second time, and a difference logs a warning', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.spyOn(console, 'table').mockReturnValue(undefined)
    const { reader } = await load(chains())
    expect(await readBalance(reader)).toBe(7n)
    await expect.poll(() => node.requests, { timeout: limit(10_000) }).toHaveLength(2)
    const right = answering(good)
    const wrong = answering({ ...good, eth_getBalance: { result: '0x8' } })
    let asked = 0
    node.script = (response, body) => (asked++ === 1 ? wrong : right)(response, body)
    expect(await reader.getBalances(id, [{ account }])).toEqual([7n])
    await expect.poll(() => warn.mock.calls, { timeout: limit(10_000) }).toHaveLength(1)
    expect(warn).toHaveBeenCalledWith('RPC_SHADOW: getBalances is [7n] with viem and [8n] with ethers.')
    expect(globalThis.portsideShadow?.report()).toMatchObject([{ method: 'getBalances', reads: 2, differences: 1 }])
  })

  test('so is every read of a contract', async () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined)
    vi.spyOn(console, 'table').mockReturnValue(undefined)
    const { contracts } = await load(chains())
    let asked = 0
    node.script = (response, body) => returning(asked++ === 1 ? 8 : 7)(response, body)
    expect(await contracts.read(id, jar.call('tips'))).toBe(7n)
    await expect.poll(() => warn.mock.calls, { timeout: limit(10_000) }).toHaveLength(1)
    expect(warn).toHaveBeenCalledWith('RPC_SHADOW: read is 7n with viem and 8n with ethers.')
    expect(globalThis.portsideShadow?.report()).toMatchObject([{ method: 'read', reads: 1, differences: 1 }])
  })
})

test(
  'a build with RPC_SHADOW stops with a message that names the value',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'portside-rpc-shadow-'))
    const { status, output } = await runBuildCommand(folder, { RPC_SHADOW: 'ethers' })
    rmSync(folder, { recursive: true, force: true })
    expect(status).not.toBe(0)
    const sentence = 'RPC_SHADOW is for `npm start` and must be empty in a build, got "ethers".'
    expect(output.split('\n').filter((line) => line.includes(sentence))).toHaveLength(1)
  },
  BUILD_LIMIT_MS
)
