import type { Hex } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { readContracts } from '#devchain/origins/origin.ts'
import { callNode } from '../json-rpc.ts'

/** Copies the recorded contracts onto a fork of a foreign node, at the addresses that tests and pages expect. */
export async function copyContracts(url: string, chainId: number): Promise<void> {
  const write = (method: string, ...params: readonly Hex[]) => callNode(url, method, params)
  for (const [address, { code, storage }] of readContracts(chainId)) {
    await write('anvil_setCode', address, code)
    const slots = Object.entries(storage)
    await Promise.all(slots.map(([slot, value]) => write('anvil_setStorageAt', address, word(slot), word(value))))
  }
  // On public chains someone may have delegated these well-known accounts to a contract (EIP-7702).
  await Promise.all(testAccounts.map((account) => write('anvil_setCode', account, '0x')))
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
