import {
  type Address,
  concatHex,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  toHex,
  zeroAddress
} from 'viem'
import contracts from './contracts.json' with { type: 'json' }
import { type AccountKind, type AskNode, factoryAbi, isContract, type WalletAccount } from './smart-account.ts'

/**
 * Addresses without a known key; code is set there on every local chain that needs it. They follow from the code, since a
 * saved chain may have an earlier one.
 */
const FACTORY: Address = `0x5afac7${contracts.sources.slice(0, 34)}`
const DELEGATE: Address = `0x5afacc${contracts.sources.slice(0, 34)}`
const DELEGATION_PREFIX = '0xef0100'
const FUNDS_WEI = 10_000n * 10n ** 18n

/** An owner's account of this kind, the same on every chain. */
export function accountOf(owner: Address, kind: AccountKind): WalletAccount {
  if (kind === 'eoa' || kind === 'eip-7702') return { kind, owner, address: owner }
  const salt = toHex(kind, { size: 32 })
  const bytecode = creationCode(owner)
  return {
    kind,
    owner,
    address: getContractAddress({ opcode: 'CREATE2', from: FACTORY, salt, bytecode }) as Address,
    deployment: {
      factory: FACTORY,
      data: encodeFunctionData({ abi: factoryAbi, functionName: 'create', args: [owner, salt] })
    }
  }
}

/** Prepares a chain for the account: sets its code and a balance, without mining a block or using a nonce. */
export async function setUpAccount(account: WalletAccount, askNode: AskNode): Promise<void> {
  if (account.kind === 'eip-7702') {
    await setUpDelegate(askNode)
    await askNode('anvil_setCode', [account.address, delegation])
  }
  if (!isContract(account)) return
  await putCode(FACTORY, contracts.factory as Hex, askNode)
  if (account.kind === 'eip-1271') await putCode(account.address, creationCode(account.owner), askNode)
  const balance = await askNode('eth_getBalance', [account.address, 'latest'])
  if (BigInt(String(balance)) === 0n) await askNode('anvil_setBalance', [account.address, toHex(FUNDS_WEI)])
}

/** The delegate in an account's EIP-7702 authorization. */
export const delegate = DELEGATE
export const delegation: Hex = concatHex([DELEGATION_PREFIX, DELEGATE])

/** Creates the delegate, which must exist before an account delegates to it (EIP-7702). */
export function setUpDelegate(askNode: AskNode): Promise<void> {
  return putCode(DELEGATE, creationCode(zeroAddress), askNode)
}

function creationCode(owner: Address): Hex {
  return concatHex([contracts.account as Hex, encodeAbiParameters([{ type: 'address' }], [owner])])
}

/** An `eth_call` without a recipient runs creation code and returns the runtime code. */
async function putCode(address: Address, creation: Hex, askNode: AskNode): Promise<void> {
  if ((await askNode('eth_getCode', [address, 'latest'])) !== '0x') return
  await askNode('anvil_setCode', [address, await askNode('eth_call', [{ data: creation }, 'latest'])])
}
