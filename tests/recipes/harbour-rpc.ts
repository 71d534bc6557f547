/** The part of the recipe's library that reads chains, `harbour/rpc`. */
export const HARBOUR_RPC = {
  'rpc.d.ts': `
    type Hex = \`0x\${string}\`
    type Send = (method: string, params: readonly unknown[]) => Promise<unknown>
    type Type = { readonly type: string; readonly components?: readonly Type[] }
    type Block = bigint | 'latest' | 'pending'
    type Call = { readonly to: Hex; readonly from?: Hex; readonly data?: Hex; readonly value?: bigint }
    interface FeeHistory {
      readonly oldestBlock: bigint
      readonly baseFeePerGas: readonly bigint[]
      readonly tips: readonly (readonly bigint[])[]
    }
    export declare class HarbourNode {
      constructor(options: { readonly send: Send })
      balance(account: Hex): Promise<bigint>
      blockNumber(): Promise<bigint>
      feeHistory(count: number, percentiles?: readonly number[]): Promise<FeeHistory>
      nonce(account: Hex, block: Block): Promise<bigint>
      gasPrice(): Promise<bigint>
      code(address: Hex, block: Block): Promise<Hex>
      call(call: Call, block: Block): Promise<Hex>
      gas(call: Call): Promise<bigint>
    }
    export declare function checksum(address: string): string
    export declare function keccak256(bytes: Hex): Hex
    export declare function encode(types: readonly Type[], values: readonly unknown[]): Hex
    export declare function decode(types: readonly Type[], data: Hex): readonly unknown[]`,
  'rpc.js': `
    import * as AbiParameters from 'ox/AbiParameters'
    import { checksum } from 'ox/Address'
    export { checksum }
    export { keccak256 } from 'ox/Hash'
    import { fromNumber } from 'ox/Hex'
    import { Harbour } from './client.js'

    const at = (block) => (typeof block === 'bigint' ? quantity(block) : block)
    const rawCall = ({ value, ...call }) => ({ ...call, ...(value !== undefined && { value: quantity(value) }) })

    const quantity = (value) => fromNumber(value)

    export class HarbourNode extends Harbour {
      balance = async (account) => BigInt(await this.send('eth_getBalance', [account, 'latest']))
      blockNumber = async () => BigInt(await this.send('eth_blockNumber', []))
      nonce = async (account, block) => BigInt(await this.send('eth_getTransactionCount', [account, at(block)]))
      gasPrice = async () => BigInt(await this.send('eth_gasPrice', []))
      code = (address, block) => this.send('eth_getCode', [address, at(block)])
      call = (call, block) => this.send('eth_call', [rawCall(call), at(block)])
      gas = async (call) => BigInt(await this.send('eth_estimateGas', [rawCall(call)]))

      async feeHistory(count, percentiles = []) {
        const found = await this.send('eth_feeHistory', [quantity(count), 'latest', percentiles])
        const baseFeePerGas = found.baseFeePerGas.map((fee) => BigInt(fee))
        const tips = (found.reward ?? []).map((block) => block.map((tip) => BigInt(tip)))
        return { oldestBlock: BigInt(found.oldestBlock), baseFeePerGas, tips }
      }
    }

    export const encode = (types, values) => AbiParameters.encode(types, values)
    export const decode = (types, data) => AbiParameters.decode(types, data, { checksumAddress: true })`
}
