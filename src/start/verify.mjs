// `npm run verify -- https://app.example`: whether a deployed page is what its commit builds.
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../../tests/ready.mjs'
import { orRefuse, readCommandLine, UsageError } from '../../tests/run/command-line.mjs'

const COMMAND = 'npm run verify'
const USAGE = `npm run verify -- https://app.example

Builds the page again from the commit and the variables that the deployed page names in integrity.json, shows both, and
compares each file of that build with the deployed one. Needs a clone of the repository that it was built from, and takes
as long as an installation and a build. Headers, and files that the build does not have, are not compared.
`

const { names } = readCommandLine({ command: COMMAND, usage: USAGE, takesNames: true })
const site = orRefuse(() => {
  const [address = ''] = names
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (names.length === 1 && url && /^https?:$/.test(url.protocol) && !url.search && !url.hash)
    return `${url.origin}${url.pathname.replace(/\/?$/, '/')}`
  throw new UsageError(
    `${COMMAND} needs the address of a deployed page, such as https://app.example; got "${names.join(' ')}".`
  )
})
ensureInstalled()
const { importSource } = await import('./import-source.mjs')
const { NotVerified, verifyDeployment } = await importSource(
  fileURLToPath(new URL('../build/verify-deployment.ts', import.meta.url))
)
const interrupted = new AbortController()
for (const [name, status] of [
  ['SIGINT', 130],
  ['SIGTERM', 143]
]) {
  process.once(name, () => {
    process.exitCode = status
    interrupted.abort()
  })
}
try {
  await verifyDeployment(site, {
    onNamed: showNamed,
    onStep: (sentence) => console.log(sentence),
    onVerified: showVerified,
    signal: interrupted.signal
  })
} catch (cause) {
  if (!(cause instanceof NotVerified)) throw cause
  console.error(visible(cause.message))
  process.exitCode ??= 1
}

function showNamed({ commit, madeAt, variables }) {
  console.log(`The page names commit ${commit} of ${madeAt}, and these settings. Check that they are its owner’s:`)
  for (const [name, value] of Object.entries(variables)) console.log(`  ${name}=${quoted(value)}`)
}

function showVerified({ commit, files, different }) {
  if (different.length === 0)
    return console.log(`All ${files} files are those that commit ${commit} builds with these settings.`)
  const differ = different.length === 1 ? 'differs' : 'differ'
  console.error(
    `Of ${files} files, ${different.length} ${differ} from the build of commit ${commit}: ${different.join(', ')}`
  )
  process.exitCode = 1
}

/** In ASCII, so that no letter is taken for another. */
function quoted(text) {
  return JSON.stringify(text).replace(/[^ -~]/gu, escaped)
}

/** A failed build says whose values it refuses: the terminal shows a stranger's text, and does not obey it. */
function visible(text) {
  return text.replace(/[^\n\P{C}]/gu, escaped)
}

function escaped(sign) {
  return `\\u{${sign.codePointAt(0).toString(16)}}`
}
