/** The part of the recipe's library that reads chains, `harbour/rpc`. */
export const HARBOUR_RPC = {
  'rpc.d.ts': `
    type Hex = \`0x\${string}\`
    type Send = (method: string, params: readonly unknown[]) => Promise<unknown>
    type Type = { readonly type: string; readonly components?: readonly Type[] }
    type Block = bigint | 'latest' | 'pending'
    type Call = { readonly to: Hex; readonly from?: Hex; readonly data?: Hex; readonly value?: bigint }
    interface Transaction {
      readonly hash: Hex
      readonly from: Hex
      readonly to: Hex | undefined
      readonly nonce: number
      readonly value: bigint
      readonly data: Hex
      readonly blockNumber: bigint | undefined
    }
    interface Head {
      readonly hash: Hex | undefined
      readonly baseFee: bigint | undefined
      readonly timestamp: bigint
    }
    interface Receipt {
      readonly isSuccess: boolean | undefined
      readonly blockNumber: bigint
      readonly blockHash: Hex
    }
    interface Log {
      readonly address: Hex
      readonly data: Hex
      readonly topics: readonly Hex[]
      readonly blockNumber: bigint
      readonly blockHash: Hex
      readonly logIndex: number
      readonly transactionHash: Hex
    }
    interface FeeHistory {
      readonly oldestBlock: bigint
      readonly baseFeePerGas: readonly bigint[]
      readonly tips: readonly (readonly bigint[])[]
    }
    export declare class HarbourNode {
      constructor(options: { readonly send: Send })
      readonly send: Send
      balance(account: Hex): Promise<bigint>
      blockNumber(): Promise<bigint>
      block(block: Block): Promise<Head | undefined>
      feeHistory(count: number, percentiles?: readonly number[]): Promise<FeeHistory>
      receipt(hash: Hex): Promise<Receipt | undefined>
      transaction(hash: Hex): Promise<Transaction | undefined>
      nonce(account: Hex, block: Block): Promise<bigint>
      tip(): Promise<bigint>
      gasPrice(): Promise<bigint>
      code(address: Hex, block: Block): Promise<Hex>
      call(call: Call, block: Block): Promise<Hex>
      gas(call: Call): Promise<bigint>
      logs(address: Hex | readonly Hex[], topics: readonly (Hex | null)[], from: bigint, to: bigint): Promise<readonly Log[]>
    }
    export declare function quantity(value: bigint): Hex
    export declare function rawCall(call: Call): unknown
    export declare function checksum(address: string): string
    export declare function hashOf(name: string, types: readonly Type[]): Hex
    export declare function encode(types: readonly Type[], values: readonly unknown[]): Hex
    export declare function decode(types: readonly Type[], data: Hex): readonly unknown[]`,
  'rpc.js': `
    import * as AbiParameters from 'ox/AbiParameters'
    import { checksum } from 'ox/Address'
    export { checksum }
    import { keccak256 } from 'ox/Hash'
    import { fromNumber, fromString, toBytes } from 'ox/Hex'
    import { Harbour } from './client.js'

    const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
    const integer = (value) => (value === null || value === undefined ? undefined : BigInt(value))
    const at = (block) => (typeof block === 'bigint' ? quantity(block) : block)
    export const rawCall = ({ value, ...call }) => ({ ...call, ...(value !== undefined && { value: quantity(value) }) })

    export const quantity = (value) => fromNumber(value)

    const parseTransaction = ({ hash, from, to, nonce, value, input, blockNumber }) => ({
      hash,
      from: checksum(from),
      to: to ? checksum(to) : undefined,
      nonce: Number(nonce),
      value: BigInt(value),
      data: input,
      blockNumber: integer(blockNumber)
    })

    export class HarbourNode extends Harbour {
      balance = async (account) => BigInt(await this.send('eth_getBalance', [account, 'latest']))
      blockNumber = async () => BigInt(await this.send('eth_blockNumber', []))
      nonce = async (account, block) => BigInt(await this.send('eth_getTransactionCount', [account, at(block)]))
      tip = async () => BigInt(await this.send('eth_maxPriorityFeePerGas', []))
      gasPrice = async () => BigInt(await this.send('eth_gasPrice', []))
      code = (address, block) => this.send('eth_getCode', [address, at(block)])
      call = (call, block) => this.send('eth_call', [rawCall(call), at(block)])
      gas = async (call) => BigInt(await this.send('eth_estimateGas', [rawCall(call)]))

      async block(block) {
        const found = await this.send('eth_getBlockByNumber', [at(block), false])
        if (!found) return undefined
        const { hash, baseFeePerGas, timestamp } = found
        return { hash: hash ?? undefined, baseFee: integer(baseFeePerGas), timestamp: BigInt(timestamp) }
      }

      async feeHistory(count, percentiles = []) {
        const found = await this.send('eth_feeHistory', [quantity(count), 'latest', percentiles])
        const baseFeePerGas = found.baseFeePerGas.map((fee) => BigInt(fee))
        const tips = (found.reward ?? []).map((block) => block.map((tip) => BigInt(tip)))
        return { oldestBlock: BigInt(found.oldestBlock), baseFeePerGas, tips }
      }

      async receipt(hash) {
        const found = await this.send('eth_getTransactionReceipt', [hash])
        if (!found) return undefined
        const { status, blockNumber, blockHash } = found
        const isSuccess = new Map([[0n, false], [1n, true]]).get(BigInt(status ?? -1))
        return { isSuccess, blockNumber: BigInt(blockNumber), blockHash }
      }

      async transaction(hash) {
        const found = await this.send('eth_getTransactionByHash', [hash])
        return found ? parseTransaction(found) : undefined
      }

      async logs(address, topics, from, to) {
        const filter = { address, topics, fromBlock: quantity(from), toBlock: quantity(to) }
        const found = await this.send('eth_getLogs', [filter])
        return found.map(({ address, data, topics, blockNumber, blockHash, logIndex, transactionHash }) =>
          ({ address, data, topics, blockNumber: BigInt(blockNumber), blockHash, logIndex: Number(logIndex), transactionHash }))
      }
    }

    const nameOf = ({ type, components = [] }) => type.replace('tuple', '(' + components.map(nameOf) + ')')
    const withBytes = ({ type, components }) => ({
      type: type.replace(/^string/, 'bytes'),
      ...(components && { components: components.map(withBytes) })
    })
    const withTexts = ({ type, components = [] }, value) => {
      const [entry, size] = [type.slice(0, type.lastIndexOf('[')), type.endsWith(']')]
      if (size) return value.map((each) => withTexts({ type: entry, components }, each))
      if (type === 'tuple') return components.map((component, index) => withTexts(component, value[index]))
      return type === 'string' ? utf8.decode(toBytes(value)) : value
    }

    export const hashOf = (name, types) => keccak256(fromString(name + '(' + types.map(nameOf) + ')'))
    export const encode = (types, values) => AbiParameters.encode(types, values, { checksumAddress: true })
    export const decode = (types, data) => {
      const values = AbiParameters.decode(types.map(withBytes), data, { checksumAddress: true })
      return types.map((type, index) => withTexts(type, values[index]))
    }`
}
