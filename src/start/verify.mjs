// `npm run verify -- https://app.example`: whether a deployed page is what its commit builds.
import { fileURLToPath } from 'node:url'
import { ensureInstalled } from '../../tests/ready.mjs'
import { orRefuse, readCommandLine, UsageError } from '../../tests/run/command-line.mjs'

const COMMAND = 'npm run verify'
const USAGE = `npm run verify -- https://app.example

Builds the page again from the commit and the variables that the deployed page names in integrity.json, and compares each
file of that build with the deployed one. Needs a clone of the repository that it was built from, and as long as an
installation and a build.
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
  const { commit, files, different } = await verifyDeployment(site, {
    onStep: (sentence) => console.log(sentence),
    signal: interrupted.signal
  })
  if (different.length === 0) console.log(`All ${files} files are those that commit ${commit} builds.`)
  else {
    console.error(
      `${different.length} of ${files} files are not those that commit ${commit} builds: ${different.join(', ')}`
    )
    process.exitCode = 1
  }
} catch (cause) {
  if (!(cause instanceof NotVerified)) throw cause
  console.error(cause.message)
  process.exitCode ??= 1
}
