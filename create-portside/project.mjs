import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { Mistake } from './mistake.mjs'

/** What `npm pack` wrote: the project's files, and what can be chosen. */
export function readBundle() {
  return JSON.parse(gunzipSync(readFileSync(new URL('./dist/project.json.gz', import.meta.url))).toString())
}

/** Writes the project with its name and settings; a file that is already there is never written over. @throws Mistake */
export function writeProject({ folder, ...answers }, { files }) {
  const named = packageName(folder)
  try {
    for (const { file, text, base64, isProgram } of files) {
      const content = text === undefined ? Buffer.from(base64, 'base64') : adapted(file, text, { ...answers, named })
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

function adapted(file, text, { name, named }) {
  if (file === 'README.md') return text.replace(/^# .*/, () => `# ${name}`)
  if (file === 'package.json') return text.replace(/^( {2}"name": ).*/m, (_, before) => `${before}"${named}",`)
  // Docker's name for all of it, so that two projects can be on one machine.
  if (file === 'deploy/compose.yaml') return text.replace(/^name: .*/m, `name: ${named}`)
  // The lock file says it twice: of the file, and of the package at its root.
  if (file === 'package-lock.json')
    return text.replace(/^((?: {2}| {6})"name": )"portside"/gm, (_, before) => `${before}"${named}"`)
  return text
}

/** What npm accepts, which a folder's name may not be. */
function packageName(folder) {
  const name = path.basename(folder).toLowerCase()
  return (
    name
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 200) || 'app'
  )
}

function settings({ name, chains, rpc, 'sign-in': authUrl }) {
  const lines = [
    '# The settings of this page, for everybody who works on it. They take precedence over src/config.ts; .env.local, which Git',
    '# ignores, takes precedence over both. .env.example describes every variable.',
    `APP_NAME="${name}"`,
    `ORGANISATION="${name}"`,
    `RPC_LIBRARY=${rpc}`,
    `CHAINS=${chains.join(',')}`,
    ...(authUrl === '' ? ['# No sign-in.'] : []),
    `AUTH_URL=${authUrl}`,
    ...(authUrl === ''
      ? []
      : ['# The same name for the sign-in service, where it is given this file.', `AUTH_APP_NAME="${name}"`])
  ]
  return `${lines.join('\n')}\n`
}
