import type { AbiParameter } from 'viem'
import { arrayOf, componentsOf, nameOf } from './value.ts'

const MAX_SHOWN_ITEMS = 3

/** What to type for an array, on one line: `[{"to": 0x…, "values": [0, …]}, …]`. */
export function shapeOf(parameter: AbiParameter): string {
  const array = arrayOf(parameter)
  if (array) {
    const item = shapeOf(array.item)
    if (array.length === undefined) return `[${item}, …]`
    const shown = Array.from({ length: Math.min(array.length, MAX_SHOWN_ITEMS) }, () => item)
    return `[${[...shown, ...(array.length > MAX_SHOWN_ITEMS ? ['…'] : [])].join(', ')}]`
  }
  const components = componentsOf(parameter)
  if (components) return `{${components.map((each, index) => `"${nameOf(each, index)}": ${shapeOf(each)}`).join(', ')}}`
  return scalarShape(parameter.type)
}

function scalarShape(type: string): string {
  if (type === 'string') return '"text"'
  if (type === 'bool') return 'true'
  return /^u?int/.test(type) ? '0' : '0x…'
}
