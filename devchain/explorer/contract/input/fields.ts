import type { AbiParameter } from 'viem'
import { allOf, type Parsed, type Path } from './problem.ts'
import { parseScalar } from './scalar.ts'
import { arrayOf, componentsOf, nameOf, parseJson } from './value.ts'

/** How a parameter is typed: a tuple field by field, an array as JSON, everything else in a control of its own. */
export type Field =
  | { readonly kind: 'group'; readonly label: string; readonly type: string; readonly fields: readonly Field[] }
  | {
      readonly kind: 'json' | 'scalar'
      readonly label: string
      /** In the form. */
      readonly name: string
      readonly parameter: AbiParameter
    }

/** By name in the form. */
export type Problems = ReadonlyMap<string, readonly { readonly path: Path; readonly text: string }[]>

export type FilledIn =
  | { readonly status: 'valid'; readonly values: readonly unknown[] }
  | { readonly status: 'invalid'; readonly problems: Problems }

export function fieldsOf(parameters: readonly AbiParameter[], prefix = 'arg'): readonly Field[] {
  return parameters.map((parameter, index): Field => {
    const label = nameOf(parameter, index)
    const name = `${prefix}.${index}`
    const components = componentsOf(parameter)
    if (components) return { kind: 'group', label, type: typeName(parameter), fields: fieldsOf(components, name) }
    return { kind: arrayOf(parameter) ? 'json' : 'scalar', label, name, parameter }
  })
}

/** The values of a form. A field that was not sent counts as empty. */
export function fillIn(fields: readonly Field[], typed: Readonly<Record<string, string>>): FilledIn {
  const problems = new Map<string, { readonly path: Path; readonly text: string }[]>()
  const parsed = fields.map((field) => parseField(field, typed, problems))
  const all = allOf(parsed)
  return all.status === 'valid' && Array.isArray(all.value)
    ? { status: 'valid', values: all.value }
    : { status: 'invalid', problems }
}

/** What a struct is called in its source, if the compiler kept it. */
function typeName({ type, internalType }: AbiParameter): string {
  return /^struct (?:\w+\.)?(\w+)$/.exec(internalType ?? '')?.[1] ?? type
}

function parseField(
  field: Field,
  typed: Readonly<Record<string, string>>,
  problems: Map<string, { readonly path: Path; readonly text: string }[]>
): Parsed {
  if (field.kind === 'group') return allOf(field.fields.map((each) => parseField(each, typed, problems)))
  // Browsers send line ends as CRLF, whatever was typed.
  const text = (typed[field.name] ?? '').replaceAll('\r\n', '\n')
  const { parameter, label } = field
  const parsed =
    field.kind === 'json' ? parseJson(parameter, text, [label]) : parseScalar(parameter.type, text, [label])
  if (parsed.status === 'invalid') problems.set(field.name, [...parsed.problems])
  return parsed
}
