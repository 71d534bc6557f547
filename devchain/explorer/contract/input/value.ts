import type { AbiParameter } from 'viem'
import { allOf, invalid, type Parsed, type Path, valid } from './problem.ts'
import { parseScalar } from './scalar.ts'

const MAX_ITEMS = 1_000
/** Outside quotes: numbers of any size with or without `0x`, which JSON itself would round or refuse. */
const TEXT_OR_NUMBER = /"(?:[^"\\]|\\.)*"|-?(?:0x[0-9a-f]*|\d[\d.]*(?:e\d+)?)/gi

/** The innermost type and length of an array type; the length is undefined where it may vary. */
export function arrayOf(
  parameter: AbiParameter
): { readonly item: AbiParameter; readonly length: number | undefined } | undefined {
  const [, type, length] = /^(.*)\[(\d*)\]$/.exec(parameter.type) ?? []
  if (type === undefined) return undefined
  return { item: { ...parameter, type } as AbiParameter, length: length ? Number(length) : undefined }
}

export function componentsOf(parameter: AbiParameter): readonly AbiParameter[] | undefined {
  if (parameter.type !== 'tuple') return undefined
  return 'components' in parameter ? parameter.components : []
}

/** The name of a parameter, or its position where it has none. */
export function nameOf({ name }: AbiParameter, index: number): string {
  return name || `#${index + 1}`
}

/** An array typed as JSON, in which integers and hexadecimal values need no quotes. */
export function parseJson(parameter: AbiParameter, typed: string, path: Path): Parsed {
  if (typed.trim() === '') return invalid(path, 'Enter a list in square brackets: [] for an empty one.')
  let json: unknown
  try {
    json = JSON.parse(typed.replace(TEXT_OR_NUMBER, (part) => (part.startsWith('"') ? part : `"${part}"`)))
  } catch {
    return invalid(path, 'This is not valid JSON: check brackets, commas and quotes.')
  }
  return parseValue(parameter, json, path)
}

function parseValue(parameter: AbiParameter, json: unknown, path: Path): Parsed {
  const array = arrayOf(parameter)
  if (array) return parseItems(array, json, path)
  const components = componentsOf(parameter)
  if (components) return parseTuple(components, json, path)
  if (typeof json === 'string') return parseScalar(parameter.type, json, path)
  if (typeof json === 'boolean' && parameter.type === 'bool') return valid(json)
  if (json === undefined) return invalid(path, 'This value is missing.')
  return invalid(path, `Enter a single value of type ${parameter.type} here.`)
}

function parseItems(
  { item, length }: { readonly item: AbiParameter; readonly length: number | undefined },
  json: unknown,
  path: Path
): Parsed {
  if (!Array.isArray(json)) return invalid(path, 'Enter a list in square brackets here.')
  if (length !== undefined && json.length !== length) {
    return invalid(path, `This list takes exactly ${length} items, not ${json.length}.`)
  }
  if (json.length > MAX_ITEMS) return invalid(path, `At most ${MAX_ITEMS} items can be entered here.`)
  return allOf(json.map((value, index) => parseValue(item, value, [...path, index])))
}

/** A tuple's values by name or, in a list, by position. */
function parseTuple(components: readonly AbiParameter[], json: unknown, path: Path): Parsed {
  const names = components.map(nameOf)
  if (Array.isArray(json)) {
    if (json.length !== components.length) {
      return invalid(path, `This takes ${components.length} values (${names.join(', ')}), not ${json.length}.`)
    }
    return allOf(components.map((each, index) => parseValue(each, json[index], [...path, names[index] ?? index])))
  }
  if (typeof json !== 'object' || json === null) return invalid(path, `Enter an object with ${names.join(', ')}.`)
  const given = new Map(Object.entries(json))
  const unknown = [...given.keys()].find((key) => !names.includes(key))
  if (unknown !== undefined) return invalid(path, `There is no field “${unknown}”, only ${names.join(', ')}.`)
  return allOf(
    components.map((each, index) => {
      const name = nameOf(each, index)
      return parseValue(each, given.get(name), [...path, name])
    })
  )
}
