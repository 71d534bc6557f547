import { parseArgs } from 'node:util'
import { Mistake, quoted } from './mistake.mjs'

const OPTIONS = {
  name: { type: 'string' },
  chains: { type: 'string' },
  chain: { type: 'string' },
  rpc: { type: 'string' },
  'sign-in': { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' }
}

/** Takes the folder of a project, and no other option than help. */
const UPGRADE = 'upgrade'

/** What was typed, unchecked: only what was typed is in it. @throws Mistake */
export function readFlags(args) {
  if (args[0] === UPGRADE) return upgradeFlags(args.slice(1))
  const { tokens } = parseArgs({ args, options: OPTIONS, strict: false, allowPositionals: true, tokens: true })
  const flags = {}
  for (const token of tokens) {
    if (token.kind === 'option') readOption(token, flags)
    if (token.kind !== 'positional') continue
    if (flags.folder !== undefined)
      throw new Mistake(`Name one folder, not both ${quoted(flags.folder)} and ${quoted(token.value)}.`)
    flags.folder = token.value
  }
  return flags
}

function upgradeFlags(args) {
  const flags = readFlags(args.map((each) => (each === UPGRADE ? `./${each}` : each)))
  const [other] = Object.keys(flags).filter((name) => name !== 'folder' && name !== 'help')
  if (other !== undefined) throw new Mistake(`"upgrade" takes the project's own answers, and no --${other}.`)
  if (flags.folder === undefined && !flags.help)
    throw new Mistake('Name the project to upgrade, as in "npm run create -- upgrade ../my-app".')
  return { ...flags, isUpgrade: true }
}

function readOption({ name, rawName, value, inlineValue }, flags) {
  const option = Object.hasOwn(OPTIONS, name) ? OPTIONS[name] : undefined
  if (!option) throw new Mistake(`There is no option ${rawName}; --help lists them all.`)
  if (name in flags) throw new Mistake(`${rawName} is given twice.`)
  if (option.type === 'boolean' && value !== undefined) throw new Mistake(`${rawName} takes no value.`)
  const isMissing = value === undefined || (!inlineValue && value.startsWith('-'))
  if (option.type === 'string' && isMissing) throw new Mistake(`${rawName} needs a value.`)
  flags[name] = value ?? true
}
