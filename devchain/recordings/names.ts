import {
  type Address,
  encodeAbiParameters,
  encodeFunctionData,
  type Hex,
  keccak256,
  labelhash,
  namehash,
  pad,
  zeroHash
} from 'viem'
import { mnemonicToAccount } from 'viem/accounts'
import { TEST_MNEMONIC, testAccounts } from '#devchain/accounts/test-accounts.ts'
import { OFFCHAIN_NAME, OFFCHAIN_PARENT } from '#devchain/names-gateway/offchain-records.ts'
import { GATEWAY_SIGNER } from '#devchain/names-gateway/signer.ts'
import { type ChainRecording, callStep, type RecordedContract, type Step } from './chain-recording.ts'
import type { EnsContracts } from './ens-contracts.ts'
import type { Fixtures } from './fixtures.ts'
import { nameRecords, PARENT_NAME } from './name-records.ts'
import type { NamesManifest, RecordedName } from './recording.ts'

const REGISTRY: Address = '0x00000000000C2E074eC69A0dFb2997BA6C7d2e1e'
const UNIVERSAL_RESOLVER: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe'
/** Looks Latin, but starts with a Cyrillic letter. */
const LOOKALIKE_NAME = `\u0430lice.${PARENT_NAME}`
const STEPS_IN_BLOCK = 20

/** Records the ENS contracts and the names of the test accounts; `root` owns all parent names. */
export async function recordNames(
  recording: ChainRecording,
  fixtures: Fixtures,
  built: EnsContracts
): Promise<NamesManifest> {
  const [root] = testAccounts
  if (!root) throw new Error('A test account is needed.')
  const contracts = await createContracts(recording, fixtures, built, root)
  const { registry, reverseRegistrar, publicResolver, offchainNames } = contracts
  const names = nameRecords(fixtures)
  const accounts = { liar: unnamed(10), offchain: unnamed(11), lookalike: unnamed(12) }
  for (const account of Object.values(accounts)) await recording.unlock(account)

  const subname = (parent: string, label: string, owner: Address, resolver: RecordedContract | undefined) =>
    callStep(root, registry, 'setSubnodeRecord', nodeOf(parent), labelhash(label), owner, resolver?.address ?? root, 0n)
  const claim = (account: Address, name: string) => callStep(account, reverseRegistrar, 'setName', name)
  const inBlocks = async (steps: readonly Step[]) => {
    for (let start = 0; start < steps.length; start += STEPS_IN_BLOCK) {
      await recording.succeedAll(...steps.slice(start, start + STEPS_IN_BLOCK))
    }
  }
  const lookalike: RecordedName = { name: LOOKALIKE_NAME, address: accounts.lookalike, isPrimary: true }
  const all = [...names, lookalike]

  await recording.succeedAll(
    subname('', 'eth', root, undefined),
    subname('', 'reverse', root, undefined),
    subname('eth', 'portside', root, publicResolver),
    callStep(root, registry, 'setSubnodeOwner', nodeOf('reverse'), labelhash('addr'), reverseRegistrar.address)
  )
  await inBlocks([
    ...all.map(({ name, address = root }) => subname(PARENT_NAME, labelOf(name), address, publicResolver)),
    subname(PARENT_NAME, labelOf(OFFCHAIN_PARENT), root, offchainNames)
  ])
  await inBlocks(all.flatMap((record) => recordsStep(publicResolver, record)))
  await inBlocks([
    ...all.flatMap(({ name, address, isPrimary }) => (address && isPrimary ? [claim(address, name)] : [])),
    claim(accounts.liar, `alice.${PARENT_NAME}`),
    claim(accounts.offchain, OFFCHAIN_NAME)
  ])
  const addresses = Object.entries(contracts).map(([name, { address }]) => [name, address])
  return { contracts: Object.fromEntries(addresses), names, accounts }
}

async function createContracts(recording: ChainRecording, fixtures: Fixtures, built: EnsContracts, root: Address) {
  const { client } = recording
  await client.setCode({ address: REGISTRY, bytecode: built.registry.runtimeCode })
  const rootOwner = keccak256(encodeAbiParameters([{ type: 'bytes32' }, { type: 'uint256' }], [zeroHash, 0n]))
  await client.setStorageAt({ address: REGISTRY, index: rootOwner, value: pad(root, { size: 32 }) })
  const universalResolver = recording.artifact('UniversalResolver')
  await client.setCode({ address: UNIVERSAL_RESOLVER, bytecode: universalResolver.runtimeCode })
  const publicResolver = await recording.create(root, built.publicResolver, REGISTRY)
  return {
    registry: { address: REGISTRY, abi: built.registry.abi },
    universalResolver: { address: UNIVERSAL_RESOLVER, abi: universalResolver.abi },
    publicResolver,
    reverseRegistrar: await recording.create(root, built.reverseRegistrar, REGISTRY, publicResolver.address),
    offchainNames: await recording.create(
      root,
      recording.artifact('OffchainNames'),
      fixtures.baseUrl.address,
      GATEWAY_SIGNER.address
    )
  } satisfies Record<keyof NamesManifest['contracts'], RecordedContract>
}

/** Sets a name's records in one transaction of its owner. */
function recordsStep(resolver: RecordedContract, { name, address, avatar }: RecordedName): readonly Step[] {
  if (!address) return []
  const node = namehash(name)
  // The resolver has a second setAddr, for other coins, which would be ambiguous to viem.
  const abi = resolver.abi.filter((item) => !('name' in item && item.name === 'setAddr' && item.inputs.length > 2))
  const calls = [encodeFunctionData({ abi, functionName: 'setAddr', args: [node, address] })]
  if (avatar !== undefined) {
    calls.push(encodeFunctionData({ abi, functionName: 'setText', args: [node, 'avatar', avatar] }))
  }
  return [callStep(address, resolver, 'multicall', calls)]
}

function nodeOf(name: string): Hex {
  return name === '' ? zeroHash : namehash(name)
}

function labelOf(name: string): string {
  return name.slice(0, name.indexOf('.'))
}

/** Accounts of the test mnemonic that anvil neither unlocks nor funds. */
function unnamed(addressIndex: number): Address {
  return mnemonicToAccount(TEST_MNEMONIC, { addressIndex }).address
}
