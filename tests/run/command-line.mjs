// What is typed after a command of package.json. Needs only Node: usage is printed before anything is installed.
import { parseArgs } from 'node:util'

/** What the developer can mend: its message is one sentence, and all that is shown. */
export class UsageError extends Error {}

/**
 * @param command as it is typed, such as `npm run soak`
 * @param options by name: `'flag'`, or what its value is, which is then `'text'` or `'count'`
 * @returns 'help', or the values of the options that were given, and the names
 * @throws UsageError
 */
export function parseCommandLine(args, { command, options = {}, takesNames = false }) {
  const known = { help: { type: 'boolean', short: 'h' } }
  for (const [name, kind] of Object.entries(options)) known[name] = { type: kind === 'flag' ? 'boolean' : 'string' }
  const { tokens } = parseArgs({ args: [...args], options: known, strict: false, tokens: true, allowPositionals: true })
  if (tokens.some(({ kind, name }) => kind === 'option' && name === 'help')) return 'help'
  const hint = `${command} -- --help shows what it takes.`
  const values = {}
  const names = []
  for (const { kind, name, rawName, value, inlineValue } of tokens) {
    if (kind === 'positional' && !takesNames) throw new UsageError(`${command} takes no "${value}"; ${hint}`)
    if (kind === 'positional') names.push(value)
    if (kind !== 'option') continue
    if (!Object.hasOwn(options, name)) throw new UsageError(`${command} has no option ${rawName}; ${hint}`)
    if (name in values) throw new UsageError(`${rawName} is given twice.`)
    const isMissing = value === undefined || value === '' || (!inlineValue && value.startsWith('-'))
    if (options[name] === 'flag' && value !== undefined) throw new UsageError(`${rawName} takes no value.`)
    if (options[name] !== 'flag' && isMissing) throw new UsageError(`${rawName} needs a value; ${hint}`)
    values[name] = options[name] === 'count' ? count(rawName, value) : (value ?? true)
  }
  return { values, names }
}

/** What was typed after the running command, or the end of it: after `usage` for --help, or after a mistake's sentence. */
export function readCommandLine({ usage, ...known }, args = process.argv.slice(2)) {
  const typed = orRefuse(() => parseCommandLine(args, known))
  if (typed !== 'help') return typed
  process.stdout.write(usage)
  process.exit(0)
}

/** What `read` returns; a UsageError of it ends the process with its sentence and exit code 1. */
export function orRefuse(read) {
  try {
    return read()
  } catch (cause) {
    if (!(cause instanceof UsageError)) throw cause
    process.stderr.write(`${cause.message}\n`)
    process.exit(1)
  }
}

function count(rawName, value) {
  if (/^[1-9]\d{0,8}$/.test(value)) return Number(value)
  throw new UsageError(`${rawName} must be a positive whole number, got "${value}".`)
}
