import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { brotliCompressSync, constants, gunzipSync } from 'node:zlib'
import { createPool } from '@viem/anvil'
import { type Address, type Hex, hexToBytes } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { findAnvil } from '#devchain/nodes/anvil-binary.ts'
import { anvilOptions, type LocalNetwork, localNetworks, NAMES_CHAIN_ID } from '#devchain/nodes/networks.ts'
import { OWN_STATE_THREADS, privateAnvil } from '#devchain/nodes/private-anvil.ts'
import { callNode } from '../json-rpc.ts'
import { randomLoopback, urlOf } from '../random-loopback.ts'
import { ChainRecording } from './chain-recording.ts'
import { type Artifact, compileContracts } from './compile.ts'
import { type EnsContracts, readEnsContracts } from './ens-contracts.ts'
import { createFixtures, type Fixtures } from './fixtures.ts'
import { makeHistory } from './history.ts'
import { recordNames } from './names.ts'
import { FIRST_TIMESTAMP_S } from './recorded-time.ts'
import { type RecordingManifest, recordingFile } from './recording.ts'

interface ContractCode {
  readonly artifacts: ReadonlyMap<string, Artifact>
  readonly ens: EnsContracts
}

/** Records every local network again: state and manifest change together, since block hashes differ each time. */
export async function recordChains(log: (line: string) => void): Promise<void> {
  const code = { artifacts: compileContracts(), ens: readEnsContracts() }
  for (const network of localNetworks) {
    const { manifest, state } = await record(network, code)
    const packed = brotliCompressSync(state, { params: { [constants.BROTLI_PARAM_LGWIN]: 22 } })
    mkdirSync(dirname(recordingFile(network.chainId, 'json.br')), { recursive: true })
    writeFileSync(recordingFile(network.chainId, 'json.br'), packed)
    writeFileSync(recordingFile(network.chainId, 'manifest.json'), `${JSON.stringify(manifest, undefined, 2)}\n`)
    log(`${network.chainId}: blocks ${manifest.firstBlock} to ${manifest.forkBlock}, ${packed.length} bytes`)
  }
}

async function record(
  { chainId, firstBlock, flags }: LocalNetwork,
  code: ContractCode
): Promise<{ readonly manifest: RecordingManifest; readonly state: Buffer }> {
  const pool = createPool<number>()
  const options = { chainId, number: firstBlock, timestamp: FIRST_TIMESTAMP_S, noMining: true, order: 'fifo' }
  const address = await randomLoopback()
  await pool.start(
    chainId,
    anvilOptions({ anvilBinary: findAnvil(), ...privateAnvil(address, OWN_STATE_THREADS) }, options, flags)
  )
  try {
    const url = urlOf(address)
    const manifest = await writeChain({ url, chainId, firstBlock }, code)
    const state = gunzipSync(hexToBytes(await callNode<Hex>(url, 'anvil_dumpState')))
    return { manifest, state }
  } finally {
    await pool.empty()
  }
}

async function writeChain(
  node: { readonly url: string; readonly chainId: number; readonly firstBlock: number },
  { artifacts, ens }: ContractCode
): Promise<RecordingManifest> {
  const { chainId, firstBlock } = node
  const recording = new ChainRecording({ ...node, artifacts })
  const [deployer] = testAccounts
  if (!deployer) throw new Error('A test account is needed.')
  const fixtures = await createFixtures(recording, deployer)
  const names = chainId === NAMES_CHAIN_ID ? await recordNames(recording, fixtures, ens) : undefined
  const transactions = await makeHistory(recording, fixtures)
  const head = await recording.client.getBlock()
  return {
    chainId,
    firstBlock,
    forkBlock: Number(head.number),
    forkBlockHash: head.hash,
    contracts: addressesOf(fixtures),
    transactions,
    ...(names && { names })
  }
}

function addressesOf(fixtures: Fixtures): RecordingManifest['contracts'] {
  const entries = Object.entries(fixtures).map(([name, { address }]): [string, Address] => [name, address])
  return Object.fromEntries(entries) as RecordingManifest['contracts']
}
