import type { AbiEvent, AbiParameter } from 'abitype'
import { areNamed } from './abi-type.ts'
import { loggedParameters, valueProblem } from './abi-values.ts'

/** What is wrong with a filter by name, or by order if an indexed parameter has no name; undefined if it can be used. */
export function filterProblem(fragment: AbiEvent, filter: unknown): string | undefined {
  if (filter === undefined) return undefined
  if (typeof filter !== 'object' || filter === null) return 'The filter must be an object or an array.'
  const indexed = indexedParameters(fragment)
  const keys = keysOf(indexed)
  const stranger = Object.keys(filter).find((key) => !keys.includes(key))
  if (stranger !== undefined) return `filter[${JSON.stringify(stranger)}] is no indexed parameter of ${fragment.name}.`
  const problems = filterValues(fragment, filter).map((value, i) => {
    const parameter = indexed[i]
    return parameter && value !== undefined
      ? valueProblem(parameter, value, `filter[${JSON.stringify(keys[i])}]`)
      : undefined
  })
  return problems.find((problem) => problem !== undefined)
}

/** One value for each indexed parameter, undefined if any matches. */
export function filterValues(fragment: AbiEvent, filter: unknown): readonly unknown[] {
  const values: object = Object(filter)
  return keysOf(indexedParameters(fragment)).map((key) =>
    Object.hasOwn(values, key) ? Reflect.get(values, key) : undefined
  )
}

function indexedParameters({ inputs }: AbiEvent): readonly AbiParameter[] {
  return loggedParameters(inputs).filter(({ indexed }) => indexed)
}

function keysOf(indexed: readonly AbiParameter[]): readonly string[] {
  return indexed.map(({ name = '' }, i) => (areNamed(indexed) ? name : String(i)))
}
