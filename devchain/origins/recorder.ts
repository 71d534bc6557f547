import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { createPool } from '@viem/anvil'
import { hexToBytes } from 'viem'
import type { Hex } from '#domain/address.ts'
import { findAnvil } from '../anvil-binary.ts'
import { callNode } from '../json-rpc.ts'
import { anvilOptions, type LocalNetwork, localNetworks } from '../networks.ts'
import { type Artifact, compileContracts } from './compile.ts'
import { FIRST_TIMESTAMP_S, makeHistory } from './history.ts'
import { type OriginManifest, originFile } from './origin.ts'

/** Records every local network anew: state and manifest change together, since block hashes are never the same twice. */
export async function recordOrigins(log: (line: string) => void): Promise<void> {
  const artifacts = compileContracts()
  for (const network of localNetworks) {
    const { manifest, state } = await record(network, artifacts)
    const packed = brotliCompressSync(state, { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } })
    mkdirSync(dirname(originFile(network.chainId, 'json.br')), { recursive: true })
    writeFileSync(originFile(network.chainId, 'json.br'), packed)
    writeFileSync(originFile(network.chainId, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
    log(`${network.chainId}: blocks ${manifest.firstBlock} to ${manifest.forkBlock}, ${packed.length} bytes`)
  }
}

async function record(
  { chainId, firstBlock, flags }: LocalNetwork,
  artifacts: ReadonlyMap<string, Artifact>
): Promise<{ readonly manifest: OriginManifest; readonly state: Buffer }> {
  const pool = createPool<number>()
  const options = { chainId, number: firstBlock, timestamp: FIRST_TIMESTAMP_S, noMining: true, order: 'fifo' }
  const anvil = await pool.start(
    chainId,
    anvilOptions({ anvilBinary: findAnvil(), host: '127.0.0.1', stopTimeout: 3_000 }, options, flags)
  )
  try {
    const url = `http://127.0.0.1:${anvil.port}`
    const manifest = await makeHistory({ url, chainId, firstBlock, artifacts })
    const state = gunzipSync(hexToBytes(await callNode<Hex>(url, 'anvil_dumpState')))
    return { manifest, state }
  } finally {
    await pool.empty()
  }
}
