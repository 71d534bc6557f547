import { type DevAccount, SET_UP_METHOD } from '#devchain/dev-wallet/config.ts'
import type { RpcCall } from '#devchain/gateway/rpc-call.ts'
import type { AccountKind } from '#devchain/scripted-wallet/accounts/smart-account.ts'
import { accountOf, setUpAccount } from '#devchain/scripted-wallet/accounts/smart-account-setup.ts'
import { callNode } from '../json-rpc.ts'
import { testAccounts } from './test-accounts.ts'

/** Four ordinary accounts and one of each other kind. The contracts belong to Account 1; the upgraded account is not also offered as an EOA. */
export const offeredAccounts: readonly DevAccount[] = [
  offered(0, 'eoa', 'Account 1'),
  offered(1, 'eoa', 'Account 2'),
  offered(2, 'eoa', 'Account 3'),
  offered(3, 'eoa', 'Account 4'),
  offered(0, 'eip-1271', 'Contract (EIP-1271)'),
  offered(0, 'eip-6492', 'Not deployed yet (EIP-6492)'),
  offered(4, 'eip-7702', 'Upgraded (EIP-7702)')
]

/** Handles `SET_UP_METHOD`, for offered accounts only. @returns calls that a node understands. */
export function setUpAccounts(
  calls: readonly RpcCall[],
  nodeUrl: () => Promise<string>
): Promise<readonly RpcCall[]> | undefined {
  if (!calls.some(({ method }) => method === SET_UP_METHOD)) return undefined
  return Promise.all(calls.map((call) => (call.method === SET_UP_METHOD ? setUp(call, nodeUrl) : call)))
}

async function setUp(call: RpcCall, nodeUrl: () => Promise<string>): Promise<RpcCall> {
  const [address] = Array.isArray(call.params) ? call.params : []
  const account = offeredAccounts.find((candidate) => candidate.address === address)
  const url = await nodeUrl()
  if (account) await setUpAccount(account, (method, params) => callNode(url, method, params))
  return { ...call, method: 'eth_getCode', params: [address, 'latest'] }
}

function offered(index: number, kind: AccountKind, name: string): DevAccount {
  const owner = testAccounts[index]
  if (owner === undefined) throw new Error(`There is no test account ${index}.`)
  return { name, ...accountOf(owner, kind) }
}
