import type { Address } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { RECORDED_BASE_URL } from '#devchain/names-gateway/base-url.ts'
import { type ChainRecording, callStep, type RecordedContract } from './chain-recording.ts'
import { MULTICALL3, MULTICALL3_DEPLOYER, multicall3Bytecode } from './multicall3.ts'

export interface Fixtures {
  readonly multicall3: RecordedContract
  readonly token: RecordedContract
  readonly reverter: RecordedContract
  readonly baseUrl: RecordedContract
  readonly collectible: RecordedContract
  readonly edition: RecordedContract
}

/** Every test account holds ten of this edition. */
export const EDITION_ID = 7n
/** Passed from account to account in the history. */
export const TRAVELLER_ID = 11n
/** Its metadata has no image. */
export const PLAIN_ID = 12n

/** The same contracts at the same addresses on every chain, with the test accounts' holdings. */
export async function createFixtures(recording: ChainRecording, deployer: Address): Promise<Fixtures> {
  const create = (name: string, ...args: unknown[]) => recording.create(deployer, recording.artifact(name), ...args)
  const multicall3 = await createMulticall3(recording)
  const token = await create('TestDollar')
  const reverter = await create('Reverter')
  const baseUrl = await create('BaseUrl', RECORDED_BASE_URL)
  const collectible = await create('TestCollectible', baseUrl.address)
  const edition = await create('TestEdition', baseUrl.address)

  const mint = (contract: RecordedContract, holder: Address, ...args: unknown[]) =>
    callStep(deployer, contract, 'mint', holder, ...args)
  await recording.succeedAll(
    ...testAccounts.map((holder, index) => mint(token, holder, 1_000_000_000n * BigInt(index + 1)))
  )
  await recording.succeedAll(
    ...testAccounts.map((holder, index) => mint(collectible, holder, BigInt(index + 1), metadataOf(index + 1)))
  )
  await recording.succeedAll(
    mint(collectible, travelStart(), TRAVELLER_ID, ''),
    mint(collectible, travelStart(), PLAIN_ID, asDataUrl({ name: `Test Collectible ${PLAIN_ID}` }))
  )
  await recording.succeedAll(...testAccounts.map((holder) => mint(edition, holder, EDITION_ID, 10n)))
  return { multicall3, token, reverter, baseUrl, collectible, edition }
}

async function createMulticall3(recording: ChainRecording): Promise<RecordedContract> {
  await recording.unlock(MULTICALL3_DEPLOYER)
  const contract = await recording.create(MULTICALL3_DEPLOYER, { abi: [], bytecode: multicall3Bytecode() })
  await recording.client.stopImpersonatingAccount({ address: MULTICALL3_DEPLOYER })
  if (contract.address !== MULTICALL3) throw new Error(`Multicall3 was created at ${contract.address}.`)
  return contract
}

function travelStart(): Address {
  return testAccounts[9] ?? MULTICALL3
}

/** The first five have their metadata under the base URL, the others on chain. */
function metadataOf(id: number): string {
  if (id <= 5) return ''
  const hue = id * 36
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="hsl(${hue} 80% 50%)" d="M0 0h9v9H0z"/></svg>`
  const image = `data:image/svg+xml;base64,${Buffer.from(drawing).toString('base64')}`
  return asDataUrl({ name: `Test Collectible ${id}`, image })
}

function asDataUrl(metadata: object): string {
  return `data:application/json;base64,${Buffer.from(JSON.stringify(metadata)).toString('base64')}`
}
