import { parseArgs } from 'node:util'
import { UsageError } from './usage-error.ts'

interface Option {
  readonly type: 'string' | 'boolean'
  readonly multiple?: true
  readonly short?: string
}

type Options = Readonly<Record<string, Option>>

type Value<Known extends Option> = Known extends { readonly type: 'boolean' }
  ? boolean
  : Known extends { readonly multiple: true }
    ? readonly string[]
    : string

/** Those that were given. */
type Values<Known extends Options> = { readonly [Name in keyof Known]?: Value<Known[Name]> | undefined }

/** The values of a command's options. @throws UsageError with one sentence for whatever is not among them. */
export function parseOptions<const Known extends Options>(
  args: readonly string[],
  options: Known,
  hint: string
): Values<Known> {
  const { tokens } = parseArgs({ args: [...args], options, strict: false, tokens: true })
  for (const token of tokens) {
    if (token.kind === 'positional') throw new UsageError(`"${token.value}" is not an option; ${hint}`)
    if (token.kind === 'option') checkOption(options, token)
  }
  return parseArgs({ args: [...args], options }).values as Values<Known> // node's own type of it cannot be named
}

function checkOption(
  options: Options,
  { name, rawName, value }: { name: string; rawName: string; value?: string | undefined }
): void {
  const option = Object.hasOwn(options, name) ? options[name] : undefined
  if (!option) throw new UsageError(`Unknown option ${rawName}; --help lists all options.`)
  const isBoolean = option.type === 'boolean'
  if (isBoolean && value !== undefined) throw new UsageError(`${rawName} takes no value.`)
  if (!isBoolean && (!value || value.startsWith('-')))
    throw new UsageError(`${rawName} needs a value; --help shows which.`)
}
