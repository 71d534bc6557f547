// `npm run headers -- NAME`: prints what a web host needs to send the built page with its headers.
import { ensureInstalled } from '../../tests/ready.mjs'
import { orRefuse, readCommandLine, UsageError } from '../../tests/run/command-line.mjs'

const COMMAND = 'npm run headers'
const HOSTS = 'caddy, cloudflare, netlify, nginx or vercel'
const USAGE = `npm run --silent headers -- NAME

Prints the headers that the built page must be sent with, made from the same configuration as the page, in the format of
a web host: ${HOSTS}. docs/guides/deploy.md says where each reads them.
`

const { names } = readCommandLine({ command: COMMAND, usage: USAGE, takesNames: true })
ensureInstalled()
const { checkSettings, loadSource } = await import('../settings/check-settings.mjs')
const { hostHeaders, webHosts } = await loadSource('../build/host-headers.ts', true)
const [host] = orRefuse(() => {
  if (names.length === 1 && webHosts.includes(names[0])) return names
  throw new UsageError(`${COMMAND} needs one of ${HOSTS}, got "${names.join(' ')}".`)
})
const { settings, basePath } = await checkSettings({ mode: 'production', isBuild: true })
process.stdout.write(hostHeaders(host, settings, basePath))
