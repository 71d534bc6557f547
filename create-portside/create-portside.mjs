#!/usr/bin/env node
// The program of the packed file, which `npm run create` of a clone runs: asks what no flag says, and writes the project.
// Asks nothing of any network.
import path from 'node:path'
import { readAnswers } from './answers.mjs'
import { readFlags } from './flags.mjs'
import { Mistake } from './mistake.mjs'
import { readBundle, writeProject } from './project.mjs'
import { startRepository } from './repository.mjs'

const HELP = `npm run create -- FOLDER [options]

Starts a wallet-connected web app in a new or empty folder, and asks what no option says.

  --name NAME         what the page is called
  --chains LIST       its networks, by id or short name, such as 8453,linea-mainnet
  --rpc LIBRARY       what reads chains: viem or ethers
  --sign-in SERVICE   none, same-origin (a service beside the page), or the URL of a service
  --yes               asks nothing: the defaults for what no option says
  --help, -h          this text
`

try {
  await run(readFlags(process.argv.slice(2)))
} catch (cause) {
  if (!(cause instanceof Mistake)) throw cause
  process.stderr.write(`${cause.message}\n`)
  process.exitCode = 1
}

async function run(flags) {
  if (flags.help) {
    process.stdout.write(HELP)
    return
  }
  const bundle = readBundle()
  const answers = await readAnswers(flags, bundle)
  writeProject(answers, bundle)
  const remark = startRepository(answers.folder)
  const folder = path.relative('', answers.folder)
  const enter = folder === '' ? '' : `  cd ${/\s/.test(folder) ? `"${folder}"` : folder}\n`
  process.stdout.write(`
${answers.name} is in ${answers.folder}.
${remark === undefined ? '' : `${remark}\n`}
${enter}  npm start        installs the packages, then serves the page on local networks
  npm test         checks everything

Its settings are in .env, and README.md says what to change where.
`)
}
