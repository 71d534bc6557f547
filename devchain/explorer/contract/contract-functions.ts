import { type Abi, type AbiFunction, toFunctionSelector } from 'viem'

export interface ContractFunction {
  /** The selector without `0x`, which tells overloaded functions apart. */
  readonly id: string
  readonly item: AbiFunction
  readonly kind: 'read' | 'write'
}

/** In the order of the ABI, each selector once. */
export function functionsOf(abi: Abi): readonly ContractFunction[] {
  const byId = new Map<string, ContractFunction>()
  for (const item of abi) {
    if (item.type !== 'function') continue
    const id = toFunctionSelector(item).slice(2)
    const isRead = item.stateMutability === 'view' || item.stateMutability === 'pure'
    if (!byId.has(id)) byId.set(id, { id, item, kind: isRead ? 'read' : 'write' })
  }
  return [...byId.values()]
}

/** Reads whose value needs no input, shown without being asked for. */
export function isInstant({ kind, item }: ContractFunction): boolean {
  return kind === 'read' && item.inputs.length === 0 && item.outputs.length > 0
}
