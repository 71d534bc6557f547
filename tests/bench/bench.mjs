// `npm run bench`: what a visit costs, as tables, or as JSON with --json.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { ensureInstalled, ensurePackagesOf, root } from '../ready.mjs'
import { orRefuse, readCommandLine, UsageError } from '../run/command-line.mjs'

const PARTS = ['bytes', 'visits', 'speed', 'scale', 'start', 'scoreboard']
const USAGE = `npm run bench -- [options] [part …]

Measures what a visit costs, compared with a bare page that connects a wallet, and how long npm start takes.
Parts, of which all are measured where none is named: ${PARTS.join(', ')}.

  --beside FOLDER   a page that npm run build wrote (of an earlier commit, for example), visited in turn
                    with the others by "speed"; its nodes are RPC_URL_84531=/rpc/84531 and RPC_URL_59140=/rpc/59140
  --peers           "speed" also visits RainbowKit, ConnectKit, AppKit and Web3-Onboard, which the first time
                    need a package registry: npm ci in tests/bench/peers, which nothing else installs
  --rounds N        visits to each page under each of the conditions of "speed"; 6 without it
  --json            JSON instead of tables
  --help, -h        this text
`

const { values, names } = readCommandLine({
  command: 'npm run bench',
  usage: USAGE,
  options: { json: 'flag', beside: 'text', peers: 'flag', rounds: 'count' },
  takesNames: true
})
const { beside, peers: hasPeers = false } = values
orRefuse(() => {
  const unknown = names.find((name) => !PARTS.includes(name))
  if (unknown !== undefined)
    throw new UsageError(`"${unknown}" is no part of the bench; its parts are ${PARTS.join(', ')}.`)
  if (beside !== undefined && !existsSync(path.join(beside, 'index.html')))
    throw new UsageError(`--beside must name the folder of a built page, and ${beside} has no index.html.`)
  if (hasPeers && names.length > 0 && !names.includes('speed'))
    throw new UsageError('--peers is for the part "speed", which is not among those that are named.')
})
ensureInstalled()
if (hasPeers) ensurePackagesOf('tests/bench/peers')
const { runnerImport } = await import('vite')
const { module } = await runnerImport(path.join(root, 'tests/bench/bench.ts'), { configFile: false, logLevel: 'error' })
await module.bench({ asJson: values.json === true, parts: names, beside, hasPeers, rounds: values.rounds })
