import type { Hex } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { MULTICALL3 } from '#devchain/recordings/multicall3.ts'
import { readContracts } from '#devchain/recordings/recording.ts'
import { callNode } from '../json-rpc.ts'
import { NAMES_CHAIN_ID } from './networks.ts'

/** Copies the recorded contracts onto a fork of a foreign node, at the addresses that tests and pages expect. */
export async function copyContracts(url: string, chainId: number): Promise<void> {
  for (const [address, { code, storage }] of readContracts(chainId)) {
    await callNode(url, 'anvil_setCode', [address, code])
    const slots = Object.entries(storage)
    await Promise.all(
      slots.map(([slot, value]) => callNode(url, 'anvil_setStorageAt', [address, word(slot), word(value)]))
    )
  }
}

/** On public chains someone may have delegated the well-known test accounts to a contract (EIP-7702). */
export async function clearDelegations(url: string): Promise<void> {
  await Promise.all(testAccounts.map((account) => callNode(url, 'anvil_setCode', [account, '0x'])))
}

/**
 * Gives an empty chain the one contract that libraries expect on every chain. No block is added and no nonce changes, so a
 * developer's first contract is where plain anvil puts it.
 */
export async function addMulticall3(url: string): Promise<void> {
  await callNode(url, 'anvil_setCode', [MULTICALL3, multicall3Code()])
}

/** As deployed: it has neither storage nor values set by its constructor, so any recording's copy will do. */
function multicall3Code(): Hex {
  const code = readContracts(NAMES_CHAIN_ID).get(MULTICALL3)?.code
  if (code === undefined) throw new Error('The recording of chain 1 has no Multicall3.')
  return code
}

/** A fork's clock continues from its block; this sets it to the time of this machine. */
export async function followWallClock(url: string): Promise<void> {
  const ask = <Result>(method: string, ...params: readonly unknown[]) => callNode<Result>(url, method, params)
  const { timestamp } = await ask<{ timestamp: Hex }>('eth_getBlockByNumber', 'latest', false)
  const next = Math.max(Math.floor(Date.now() / 1000), Number(timestamp) + 1)
  await ask('evm_setNextBlockTimestamp', next)
  await ask('evm_mine')
}

/** anvil's state file omits leading zeros, but its RPC requires them. */
function word(value: string): Hex {
  return `0x${value.slice(2).padStart(64, '0')}`
}
