import { gunzipSync } from 'node:zlib'
import { type Address, getContractAddress, type Hex } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { type AccountState, readState } from '#devchain/recordings/recording.ts'
import { callNode } from '../json-rpc.ts'
import type { ChainSnapshot } from './chain-snapshot.ts'

interface State {
  readonly accounts: Readonly<Record<string, AccountState>>
}

const NO_VALUE: Hex = `0x${'0'.repeat(64)}`
/** On a foreign chain these accounts may have deployed thousands: more than anyone deploys in a test. */
const MAX_CONTRACTS = 64

/**
 * Makes the test accounts as new, with nonce 0, and removes the contracts that they have deployed: a developer's first one
 * is then where plain anvil puts it. @param isRecorded whether the node forks a recording.
 */
export async function freshenAccounts(url: string, chainId: number, isRecorded: boolean): Promise<void> {
  const recorded = isRecorded ? recordedAccounts(chainId) : undefined
  for (const account of testAccounts) {
    const count = Number(await callNode<Hex>(url, 'eth_getTransactionCount', [account, 'latest']))
    for (let nonce = 0; nonce < Math.min(count, MAX_CONTRACTS); nonce++)
      await remove(url, getContractAddress({ from: account, nonce: BigInt(nonce) }), recorded)
    await callNode(url, 'anvil_setNonce', [account, '0x0'])
  }
}

/** Whether a saved chain was started with unused accounts: a contract of its recording is gone, or another is in its place. */
export function wasFresh({ dump }: Pick<ChainSnapshot, 'dump'>, chainId: number): boolean {
  // Of a file, so that what it holds is checked only here.
  const { accounts = {} } = JSON.parse(gunzipSync(Buffer.from(dump.slice(2), 'hex')).toString()) as Partial<State>
  const recorded = recordedAccounts(chainId)
  return Object.entries(accounts).some(([address, { code }]) => {
    const before = recorded.get(address.toLowerCase())?.code ?? '0x'
    return before !== '0x' && code !== before
  })
}

/** Of a foreign contract only the code, since nobody can list what it stores. */
async function remove(
  url: string,
  address: Address,
  recorded: ReadonlyMap<string, AccountState> | undefined
): Promise<void> {
  const state = recorded?.get(address.toLowerCase())
  const code = recorded ? state?.code : await callNode<Hex>(url, 'eth_getCode', [address, 'latest'])
  if (code === undefined || code === '0x') return
  await callNode(url, 'anvil_setCode', [address, '0x'])
  await callNode(url, 'anvil_setNonce', [address, '0x0'])
  const slots = Object.keys(state?.storage ?? {})
  await Promise.all(
    slots.map((slot) =>
      callNode(url, 'anvil_setStorageAt', [address, `0x${slot.slice(2).padStart(64, '0')}`, NO_VALUE])
    )
  )
}

function recordedAccounts(chainId: number): ReadonlyMap<string, AccountState> {
  const { accounts } = JSON.parse(readState(chainId)) as State
  return new Map(Object.entries(accounts).map(([address, account]) => [address.toLowerCase(), account]))
}
