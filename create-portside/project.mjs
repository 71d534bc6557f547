import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { checkedChain } from './checks.mjs'
import { Mistake } from './mistake.mjs'

/** What `npm pack` wrote: the project's files, and what can be chosen. */
export function readBundle() {
  return JSON.parse(gunzipSync(readFileSync(new URL('./dist/project.json.gz', import.meta.url))).toString())
}

/** Writes the project with its name and settings; a file that is already there is never written over. @throws Mistake */
export function writeProject(folder, answers, { files }) {
  try {
    for (const { file, text, base64, isProgram } of files) {
      const content = text === undefined ? Buffer.from(base64, 'base64') : adapted(file, text, answers)
      write(path.join(folder, file), content, isProgram)
    }
    write(path.join(folder, '.env'), settings(answers))
  } catch (cause) {
    throw new Mistake(`${folder} is incomplete, remove it and try again: ${cause.message}`, { cause })
  }
}

function write(file, content, isProgram = false) {
  mkdirSync(path.dirname(file), { recursive: true })
  writeFileSync(file, content, { flag: 'wx', mode: isProgram ? 0o755 : 0o644 })
}

function adapted(file, text, answers) {
  const { name, package: named } = answers
  if (file === 'README.md') return text.replace(/^# .*/, () => `# ${name}`)
  if (file === 'package.json') return text.replace(/^( {2}"name": ).*/m, (_, before) => `${before}"${named}",`)
  // Docker's name for all of it, so that two projects can be on one machine.
  if (file === 'deploy/compose.yaml') return text.replace(/^name: .*/m, `name: "${named}"`)
  // The lock file says it twice: of the file, and of the package at its root.
  if (file === 'package-lock.json')
    return text.replace(/^((?: {2}| {6})"name": )"portside"/gm, (_, before) => `${before}"${named}"`)
  if (file === '.env.example' && answers['sign-in'] === OWN_SERVICE)
    return text.replace(/^#AUTH_APP_NAME=.*$/m, () => `AUTH_APP_NAME="${name}"`)
  if (file === 'domain/chain/known-chains.ts' && answers.chain) return withChain(text, checkedChain(answers.chain, []))
  return text
}

/** Beside the page, where a deployment starts it with a copy of .env.example. */
const OWN_SERVICE = '/auth'
const PRESETS = /^\/\*\* Every preset that .*\nexport const knownChains: readonly Chain\[\] = \[\n/m

/** @throws Error if the file has no list of presets any more */
function withChain(text, { id, name, network, rpcUrl }) {
  if (!PRESETS.test(text)) throw new Error('domain/chain/known-chains.ts has no list of presets: see project.mjs.')
  const preset = `/** Our own network. */
export const ownChain: Chain = {
  id: ${id},
  name: ${inQuotes(name)},
  network: '${network}',
  nativeCurrency: ether,
  rpcUrls: [${inQuotes(rpcUrl)}],
  blockExplorers: [],
  testnet: false,
  iconUrl: '/chains/ethereum.svg',
  iconBackground: '#627eea'
}
`
  return text.replace(PRESETS, (found) => `${preset}\n${found}  ownChain,\n`)
}

/** As the formatter has it: a text with an apostrophe is in double quotes. */
function inQuotes(text) {
  return text.includes("'") ? `"${text}"` : `'${text}'`
}

function settings({ name, chains, rpc, 'sign-in': authUrl }) {
  const lines = [
    '# The settings of this page, for everybody who works on it. They take precedence over src/config.ts; .env.local, which Git',
    '# ignores, takes precedence over both. .env.example describes every variable.',
    `APP_NAME="${name}"`,
    `ORGANISATION="${name}"`,
    `RPC_LIBRARY=${rpc}`,
    `CHAINS=${chains}`,
    ...(authUrl === '' ? ['# No sign-in.'] : []),
    `AUTH_URL=${authUrl}`
  ]
  return `${lines.join('\n')}\n`
}
