#!/usr/bin/env node
// The program of the packed file, which `npm run create` of a clone runs: asks what no flag says, and writes the project.
// Asks nothing of any network.
import path from 'node:path'
import { ownNodeRemark, readAnswers } from './answers.mjs'
import { readFlags } from './flags.mjs'
import { Mistake } from './mistake.mjs'
import { readBundle, writeProject } from './project.mjs'
import { startRepository } from './repository.mjs'
import { upgradeProject } from './upgrade.mjs'

const HELP = `npm run create -- FOLDER [options]
npm run create -- upgrade FOLDER

Starts a wallet-connected web app in a new or empty folder, and asks what no option says; or merges this version into a
project that an earlier one started.

  --name NAME         what the page is called
  --chains LIST       its networks, by id or short name, such as 8453,linea-mainnet
  --chain ID,NAME,RPC a network of your own, such as 31337001,Harbour,https://rpc.harbour.example
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
  if (flags.isUpgrade) {
    process.stdout.write(`${upgradeProject(path.resolve(flags.folder), bundle)}\n`)
    return
  }
  const { folder: target, ...answers } = await readAnswers(flags, bundle)
  writeProject(target, answers, bundle)
  const remark = startRepository(target, { version: bundle.version, answers })
  const folder = path.relative('', target)
  const enter = folder === '' ? '' : `  cd ${/\s/.test(folder) ? `"${folder}"` : folder}\n`
  process.stdout.write(`
${answers.name} is in ${target}.
${remark === undefined ? '' : `${remark}\n`}
${enter}  npm start        installs the packages, then serves the page on local networks
  npm test         checks everything
${ownNodeRemark(answers)}
Its settings are in .env, and README.md says what to change where.
`)
}
