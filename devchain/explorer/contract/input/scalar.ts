import { checkedAddress } from '#devchain/explorer/checked-address.ts'
import { integerType, parseInteger } from './integer.ts'
import { invalid, type Parsed, type Path, valid } from './problem.ts'

/** A value of a type without parts. Texts are taken as they are, including spaces. */
export function parseScalar(type: string, typed: string, path: Path): Parsed {
  if (type === 'string') return valid(typed)
  if (type === 'address') {
    const address = checkedAddress(typed)
    return typeof address === 'string' ? invalid(path, address) : valid(address.to)
  }
  if (type === 'bool') return parseBool(typed, path)
  const integer = integerType(type)
  if (integer) return parseInteger(typed, integer, path)
  if (type === 'bytes') return parseBytes(typed, undefined, path)
  // A `function` is an address and a selector.
  const [, length] = /^bytes(\d+)$/.exec(type) ?? (type === 'function' ? ['', '24'] : [])
  if (length !== undefined) return parseBytes(typed, Number(length), path)
  return invalid(path, `Values of type ${type} cannot be encoded here.`)
}

function parseBool(typed: string, path: Path): Parsed {
  const text = typed.trim().toLowerCase()
  return text === 'true' || text === 'false' ? valid(text === 'true') : invalid(path, 'Choose true or false.')
}

function parseBytes(typed: string, length: number | undefined, path: Path): Parsed {
  const text = typed.trim()
  const example = length === undefined ? 'such as 0x or 0xc0ffee' : `0x and ${length * 2} of them`
  if (!/^0x[0-9a-f]*$/i.test(text)) return invalid(path, `Bytes are hexadecimal digits after 0x: ${example}.`)
  const digits = text.length - 2
  if (digits % 2 === 1) return invalid(path, `Each byte has two digits, but there are ${digits}.`)
  if (length === undefined || digits === length * 2) return valid(text.toLowerCase())
  return invalid(path, `bytes${length} takes exactly ${counted(length)}, not ${digits / 2}.`)
}

function counted(bytes: number): string {
  return bytes === 1 ? '1 byte' : `${bytes} bytes`
}
