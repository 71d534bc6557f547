import { type Abi, type Address, createPublicClient, createWalletClient, type Hex, http } from 'viem'
import { foundry } from 'viem/chains'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { testKey } from '#devchain/accounts/test-keys.ts'
import { type ServedChains, serveChains } from '#devchain/gateway/serve-chains.ts'
import { callNode } from '#devchain/json-rpc.ts'
import { type ChainSnapshot, type ChainSnapshots, takeSnapshot } from '#devchain/nodes/chain-snapshot.ts'
import { type Devchain, startDevchain } from '#devchain/nodes/forks.ts'
import { readManifest } from '#devchain/recordings/recording.ts'

const CHAINS = [84531, 59140, 1]
/** Where the first two contracts of anvil's first account are on every new chain. */
const FIRST = ['0x5FbDB2315678afecb367f032d93F642f64180aa3', '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512']
const CREATION = '0x602a600055600b8060106000396000f360005460005260206000f3'
const noAbi: Abi = []

let devchain: Devchain
let served: ServedChains

beforeAll(async () => {
  devchain = await startDevchain({ chainIds: CHAINS, isFresh: true })
  served = await serveChains(devchain)
})

afterAll(async () => {
  await served?.close()
  await devchain?.stop()
})

async function deploy(url: string, chainId: number): Promise<Address | null | undefined> {
  const chain = { ...foundry, id: chainId }
  const wallet = createWalletClient({ account: testKey(0), chain, transport: http(url) })
  const hash = await wallet.deployContract({ abi: noAbi, bytecode: CREATION })
  return (await createPublicClient({ chain, transport: http(url) }).waitForTransactionReceipt({ hash })).contractAddress
}

test.each(CHAINS)('on chain %i every test account is unused and funded, and Multicall3 is there', async (chainId) => {
  const url = served.rpcUrl(chainId)
  for (const account of testAccounts) {
    expect(await callNode(url, 'eth_getTransactionCount', [account, 'latest'])).toBe('0x0')
    expect(await callNode(url, 'eth_getBalance', [account, 'latest'])).toBe('0x21e19e0c9bab2400000')
  }
  const { multicall3, token } = readManifest(chainId).contracts
  expect(await callNode(url, 'eth_getCode', [multicall3, 'latest'])).toMatch(/^0x[0-9a-f]{100}/)
  expect(await callNode(url, 'eth_getCode', [token, 'latest'])).toBe('0x')
})

test.each(CHAINS)(
  'on chain %i the first contracts are at their well-known addresses, with no old storage',
  async (id) => {
    const url = served.rpcUrl(id)
    for (const address of FIRST) {
      expect((await deploy(url, id))?.toLowerCase()).toBe(address.toLowerCase())
      expect(await callNode(url, 'eth_call', [{ to: address }, 'latest'])).toBe(`0x${'2a'.padStart(64, '0')}`)
      expect(await callNode(url, 'eth_getStorageAt', [address, '0x3', 'latest'])).toBe(`0x${'0'.repeat(64)}`)
    }
  }
)

test.each([true, false])('a chain that was saved so goes on so, where new ones are fresh: %s', async (isFresh) => {
  const state = new Map<number, ChainSnapshot>()
  state.set(59140, await takeSnapshot(await devchain.url(59140)))
  expect(await stateOf({ isFresh, state })).toEqual(['0x2', '0x60005460005260206000f3', '0x'])
})

test('a chain that was saved with its recording keeps it', async () => {
  const recorded = await startDevchain({ chainIds: [59140] })
  const state = new Map<number, ChainSnapshot>()
  await callNode(await recorded.url(59140), 'eth_call', [{ to: readManifest(59140).contracts.token }, 'latest']).catch(
    () => {}
  )
  state.set(59140, await takeSnapshot(await recorded.url(59140)))
  await recorded.stop()
  const [nonce, ...codes] = await stateOf({ isFresh: true, state })
  expect(Number(nonce)).toBeGreaterThan(2)
  for (const code of codes) expect(code).toMatch(/^0x[0-9a-f]{100}/)
})

/** The nonce of the first account, and the code of two contracts. */
async function stateOf(options: {
  readonly isFresh: boolean
  readonly state: ChainSnapshots
}): Promise<readonly Hex[]> {
  const resumed = await startDevchain({ chainIds: [59140], ...options })
  const url = await resumed.url(59140)
  const nonce = await callNode<Hex>(url, 'eth_getTransactionCount', [testAccounts[0], 'latest'])
  const first = await callNode<Hex>(url, 'eth_getCode', [FIRST[0], 'latest'])
  const other = await callNode<Hex>(url, 'eth_getCode', [readManifest(59140).contracts.collectible, 'latest'])
  await resumed.stop()
  return [nonce, first, other]
}
