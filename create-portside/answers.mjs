import path from 'node:path'
import {
  checkedChain,
  checkedChains,
  checkedFolder,
  checkedLibrary,
  checkedName,
  checkedSignIn,
  packageName
} from './checks.mjs'
import { Questions } from './questions.mjs'

/** Both have test networks of their own on the developer's machine, and live ones elsewhere. */
const CHAINS = 'base-sepolia,linea-sepolia'

/** What the flags say and, without `--yes`, what was answered to the rest. @throws Mistake */
export async function readAnswers(flags, { networks: known, rpcLibraries, packages }) {
  const own = checkedChain(flags.chain ?? '', known)
  const networks = own ? [own, ...known] : known
  const steps = [
    ['folder', 'Folder', () => 'my-app', (value) => checkedFolder(value, packages)],
    ['name', 'Name of the page', ({ folder }) => titleOf(folder), checkedName],
    ['chains', networkQuestion(networks), () => own?.network ?? CHAINS, (value) => checkedChains(value, networks)],
    [
      'rpc',
      `RPC library, ${rpcLibraries.join(' or ')}`,
      () => rpcLibraries[0],
      (value) => checkedLibrary(value, rpcLibraries)
    ],
    ['sign-in', SIGN_IN, () => 'none', checkedSignIn]
  ]
  const answers = {}
  const open = []
  // What is wrong in a flag is said before anything is asked.
  for (const [key, , , check] of steps) {
    if (flags[key] !== undefined) answers[key] = check(flags[key])
    else open.push(key)
  }
  if (flags.yes && open.includes('folder')) checkedFolder('')
  const questions = flags.yes || open.length === 0 ? undefined : new Questions()
  try {
    for (const [key, question, preset, check] of steps.filter(([key]) => open.includes(key)))
      answers[key] = questions ? await questions.ask(question, preset(answers), check) : check(preset(answers))
  } finally {
    questions?.close()
  }
  const { folder, chains, ...others } = answers
  // One that was given is meant to be there.
  const listed = own && !chains.includes(own.network) ? [own.network, ...chains] : chains
  return {
    folder,
    package: packageName(path.basename(folder)),
    ...others,
    chains: listed.join(','),
    ...(own && { chain: flags.chain })
  }
}

const SIGN_IN = 'Sign-in: none, same-origin (a service beside the page), or the URL of a service'

function networkQuestion(networks) {
  const lines = networks.map(({ id, network, name }) => `  ${String(id).padEnd(10)}${network.padEnd(16)}${name}`)
  return ['Known networks:', ...lines, 'Networks, by id or short name, separated by commas'].join('\n')
}

/** `my-app` is "My app"; what no page can be called, "App". */
function titleOf(folder) {
  const words = path
    .basename(folder)
    .replace(/[^A-Za-z0-9]+/g, ' ')
    .trim()
  return words === '' ? 'App' : words.charAt(0).toUpperCase() + words.slice(1)
}

/** For a network of the team's own: `npm start` runs a local node for each chain without a variable for it. */
export function ownNodeRemark({ chain }) {
  if (!chain) return ''
  const { id, name } = checkedChain(chain, [])
  return `\nFor ${name}, npm start runs an empty local node: to use your own node, set RPC_URL_${id} in .env.\n`
}
