import {
  type Address,
  createTestClient,
  defineChain,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  parseEther,
  parseGwei,
  publicActions,
  type TransactionReceipt,
  walletActions
} from 'viem'
import { testAccounts } from '../test-accounts.ts'
import type { Artifact } from './compile.ts'
import { MULTICALL3, MULTICALL3_DEPLOYER, multicall3Bytecode } from './multicall3.ts'
import type { OriginManifest } from './origin.ts'

export const FIRST_TIMESTAMP_S = 1_700_000_000
const BLOCK_TIME_S = 2
const QUIET_BLOCKS = 30
const FEES = { gas: 6_000_000n, maxFeePerGas: parseGwei('3'), maxPriorityFeePerGas: parseGwei('1') } as const

interface Recording {
  readonly url: string
  readonly chainId: number
  readonly firstBlock: number
  readonly artifacts: ReadonlyMap<string, Artifact>
}

/** The blocks of a recording: contracts, balances, one transaction of each kind, then quiet. */
export async function makeHistory(recording: Recording): Promise<OriginManifest> {
  const { chainId, firstBlock } = recording
  const client = recordingClient(recording)
  const block = blockMaker(client)
  const send = async (from: Address, transaction: { to?: Address; data?: Hex; value?: bigint }) => {
    const hash = await client.sendTransaction({ account: from, ...FEES, ...transaction })
    await block()
    return client.getTransactionReceipt({ hash })
  }

  const [deployer, alice, bob] = firstThree(testAccounts)
  await client.setBalance({ address: MULTICALL3_DEPLOYER, value: parseEther('1') })
  await client.impersonateAccount({ address: MULTICALL3_DEPLOYER })
  const multicall3 = created(await send(MULTICALL3_DEPLOYER, { data: multicall3Bytecode() }))
  await client.stopImpersonatingAccount({ address: MULTICALL3_DEPLOYER })
  if (multicall3 !== MULTICALL3) throw new Error(`Multicall3 came to ${multicall3}.`)

  const dollar = artifact(recording, 'TestDollar')
  const refusing = artifact(recording, 'Reverter')
  const token = created(await send(deployer, { data: encodeDeployData({ ...dollar, args: [] }) }))
  const reverter = created(await send(deployer, { data: encodeDeployData({ ...refusing, args: [] }) }))
  for (const [index, holder] of testAccounts.entries()) {
    const args = [holder, 1_000_000_000n * BigInt(index + 1)]
    succeeded(
      await send(deployer, { to: token, data: encodeFunctionData({ abi: dollar.abi, functionName: 'mint', args }) })
    )
  }

  const transferArgs = { abi: dollar.abi, functionName: 'transfer', args: [bob, 12_340_000n] }
  const tokenTransfer = succeeded(await send(alice, { to: token, data: encodeFunctionData(transferArgs) }))
  const failing = { abi: refusing.abi, functionName: 'when', args: [true] }
  const reverted = await send(alice, { to: reverter, data: encodeFunctionData(failing) })
  if (reverted.status !== 'reverted') throw new Error('The transaction that should fail went through.')
  const transfer = succeeded(await send(alice, { to: bob, value: parseEther('1.5') }))
  const legacy = await client.sendTransaction({
    account: alice,
    to: deployer,
    value: parseEther('0.25'),
    gas: 21_000n,
    gasPrice: parseGwei('3'),
    type: 'legacy'
  })
  await block()
  succeeded(await client.getTransactionReceipt({ hash: legacy }))
  for (let quiet = 0; quiet < QUIET_BLOCKS; quiet++) await block()

  const head = await client.getBlock()
  return {
    chainId,
    firstBlock,
    forkBlock: Number(head.number),
    forkBlockHash: head.hash,
    contracts: { multicall3: MULTICALL3, token, reverter },
    transactions: {
      tokenTransfer: tokenTransfer.transactionHash,
      reverted: reverted.transactionHash,
      transfer: transfer.transactionHash,
      legacy
    }
  }
}

function recordingClient({ url, chainId }: Recording) {
  const chain = defineChain({
    id: chainId,
    name: `Recording of ${chainId}`,
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [url] } }
  })
  return createTestClient({ mode: 'anvil', chain, transport: http(url), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
}

/** Mines one block at a time, each 2 s after the one before. */
function blockMaker(client: ReturnType<typeof recordingClient>): () => Promise<void> {
  let timestamp = FIRST_TIMESTAMP_S
  return async () => {
    timestamp += BLOCK_TIME_S
    await client.setNextBlockTimestamp({ timestamp: BigInt(timestamp) })
    await client.mine({ blocks: 1 })
  }
}

function artifact({ artifacts }: Recording, name: string): Artifact {
  const found = artifacts.get(name)
  if (!found) throw new Error(`devchain/contracts has no ${name}.`)
  return found
}

function firstThree(accounts: readonly Address[]): readonly [Address, Address, Address] {
  const [first, second, third] = accounts
  if (!first || !second || !third) throw new Error('Three test accounts are needed.')
  return [first, second, third]
}

function created({ contractAddress, transactionHash }: TransactionReceipt): Address {
  if (!contractAddress) throw new Error(`${transactionHash} created no contract.`)
  return getAddress(contractAddress)
}

function succeeded(receipt: TransactionReceipt): TransactionReceipt {
  if (receipt.status !== 'success') throw new Error(`${receipt.transactionHash} reverted.`)
  return receipt
}
