import { type Abi, parseAbi } from 'viem'
import { testAccounts } from '#devchain/accounts/test-accounts.ts'
import { functionsOf } from '#devchain/explorer/contract/contract-functions.ts'
import { createExplorer } from '#devchain/explorer/explorer.ts'
import type { Address } from '#domain/address.ts'
import { ExploredChain } from './explored-chain.ts'
import { ExplorerVisitor, type Visited } from './explorer-visitor.ts'

export const ECHO = '0x00000000000000000000000000000000000ec400'
export const FAILING = '0x00000000000000000000000000000000000fa170'
/** Registered, but without code. */
export const GONE = '0x0000000000000000000000000000000000090e00'

/** Each function returns its arguments: the code returns the call's data after the selector. */
export const ECHO_CODE = '0x600436036004600037600436036000f3'
export const echoAbi = parseAbi([
  'struct Terms { bool isOpen; bytes4 kind; }',
  'struct Order { address maker; int8 step; Terms terms; uint256[] amounts; string note; }',
  'function echo(Order order) view returns (Order order)',
  'function echo(uint256 value) view returns (uint256)',
  'function echo(string value) view returns (string)',
  'function swap(uint256 a, bytes b) view returns (uint256 a, bytes b)'
])
export const failingAbi = parseAbi(['function fail()'])
export const gateAbi = parseAbi(['error Closed(uint256 until)'])
const own = [
  { address: ECHO, label: 'Echo', abi: echoAbi },
  { address: FAILING, label: 'Failing', abi: failingAbi },
  { address: GONE, label: 'Gate', abi: gateAbi }
] as const

/** A chain on which a team has deployed contracts of its own. */
export class ExploredContracts {
  readonly chain: ExploredChain
  readonly visitor: ExplorerVisitor

  private constructor(chain: ExploredChain) {
    this.chain = chain
    this.visitor = new ExplorerVisitor(
      createExplorer({ ...chain.devchain, contractsOn: () => own.map((each) => ({ ...each })) })
    )
  }

  static async start(chainId: number): Promise<ExploredContracts> {
    const chain = await ExploredChain.start(chainId)
    await chain.node.ask('anvil_setCode', [ECHO, ECHO_CODE])
    return new ExploredContracts(chain)
  }

  page(path: string): Promise<Visited> {
    return this.visitor.get(`/${this.chain.id}${path}`)
  }

  /** Presses a button of a function's form, as a visitor without scripts does. */
  press(address: Address, abi: Abi, signature: string, typed: Readonly<Record<string, string>> = {}): Promise<Visited> {
    const fn = functionsOf(abi).find(({ item }) => `${item.name}(${item.inputs.map(({ type }) => type)})` === signature)
    const fields = { act: 'read', from: testAccounts[0] ?? '', function: fn?.id ?? '', ...typed }
    return this.visitor.post(`/${this.chain.id}/contract/${address}/call`, fields)
  }
}
