import { existsSync, mkdtempSync, readdirSync, rmdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { Mistake, quoted } from './mistake.mjs'

/** It is part of a message that wallets sign, and EIP-4361 has these characters for it; "$" means something in an .env file. */
const NAME = /^[\w\-.~:/?#[\]@!&'()*+,;= ]+$/
const SPECIAL_IN_ENV = /["$\\`]/
const LONGEST_NAME = 60
const LONGEST_FOLDER = 100
const CONTROL = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u
/** YAML, which names the project for Docker, reads these as something else than a text. */
const NOT_A_TEXT = /^(?:null|true|false|yes|no|on|off|[\d.e-]+)$/
/** Of Windows, which has them in every folder, and of npm. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d|node_modules|favicon\.ico)(?:\.|$)/

/** What can be said of the options before anything is installed: networks and libraries are known later. @throws Mistake */
export function checkGiven(flags, caller) {
  if (flags.isUpgrade) return
  if (flags.folder?.trim()) checkedFolder(path.resolve(caller, flags.folder.trim()))
  if (flags.name !== undefined) checkedName(flags.name)
  if (flags.chain !== undefined) checkedChain(flags.chain, [])
  if (flags['sign-in'] !== undefined) checkedSignIn(flags['sign-in'])
}

/** The folder's full path, which nothing is in but a repository's own folder. @throws Mistake */
export function checkedFolder(value, packages = []) {
  const name = value.trim()
  if (name === '') throw new Mistake('Name the folder for the project, as in "npm run create -- ../my-app".')
  if (CONTROL.test(name))
    throw new Mistake(`The folder's name has a line break or another control character: ${quoted(name)}.`)
  const folder = path.resolve(name)
  checkFolderName(path.basename(folder), packages)
  if (!existsSync(folder)) return checkedWritable(folder)
  if (!statSync(folder).isDirectory()) throw new Mistake(`${folder} is a file: name a new folder.`)
  if (readdirSync(folder).some((name) => name !== '.git'))
    throw new Mistake(`${folder} is not empty: name a new folder or an empty one.`)
  return checkedWritable(folder)
}

function checkFolderName(name, packages) {
  if (name.length > LONGEST_FOLDER)
    throw new Mistake(
      `The folder's name may have ${LONGEST_FOLDER} characters, and ${quoted(name)} has ${name.length}.`
    )
  const word = name.toLowerCase()
  if (NOT_A_TEXT.test(word))
    throw new Mistake(
      `A folder called ${quoted(name)} cannot name a project, which takes a word such as "app-${word}".`
    )
  if (RESERVED.test(word)) throw new Mistake(`${quoted(name)} is a reserved name: call the folder something else.`)
  if (packages.includes(packageName(name)))
    throw new Mistake(`${quoted(name)} is a package that the project has: call the folder something else.`)
}

/** What npm accepts, which a folder's name may not be. */
export function packageName(name) {
  return (
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'app'
  )
}

/** Asks by writing: what a folder such as /proc refuses, no permission says. */
function checkedWritable(folder) {
  const there = existing(folder)
  try {
    rmdirSync(mkdtempSync(path.join(there, '.portside-')))
  } catch {
    throw new Mistake(`Nothing can be written in ${there}: name a folder elsewhere.`)
  }
  return folder
}

/** The folder, or the one that it would be made in; the last one of a disk that is not there. */
function existing(folder) {
  const around = path.dirname(folder)
  return existsSync(folder) || around === folder ? folder : existing(around)
}

/** @throws Mistake */
export function checkedName(value) {
  const name = value.trim()
  if (name.length > LONGEST_NAME)
    throw new Mistake(`The name may have ${LONGEST_NAME} characters, and ${quoted(name)} has ${name.length}.`)
  if (NAME.test(name)) return name
  throw new Mistake(
    `The name may hold ASCII letters, digits, spaces and -._~:/?#[]@!&'()*+,;= only, got ${quoted(value)}.`
  )
}

/** The networks by their short names, which the page's configuration takes. @throws Mistake */
export function checkedChains(value, networks) {
  const names = value.split(',').map((each) => each.trim())
  const chosen = names.map((name) => {
    const found = networks.find(({ id, network }) => String(id) === name || network === name)
    if (found) return found.network
    const known = networks.map(({ id, network }) => `${id} ${network}`).join(', ')
    throw new Mistake(
      `${quoted(name)} is none of the known networks ${known}; --chain id,name,rpc adds one of your own.`
    )
  })
  const twice = chosen.find((network, i) => chosen.indexOf(network) !== i)
  if (twice !== undefined) throw new Mistake(`The networks name ${twice} twice.`)
  return chosen
}

/** A network of the team's own; empty for none. @returns it with its short name @throws Mistake */
export function checkedChain(value, networks) {
  if (value === '') return undefined
  const [id = '', name = '', rpcUrl = '', ...more] = value.split(',').map((each) => each.trim())
  const refused = (reason) => new Mistake(`--chain takes id,name,rpc, and ${reason}, got ${quoted(value)}.`)
  if (name === '' || rpcUrl === '' || more.length > 0) throw refused('there must be three')
  if (!/^[1-9]\d*$/.test(id) || !Number.isSafeInteger(Number(id))) throw refused('the id must be a positive integer')
  const network = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (!NAME.test(name) || name.length > LONGEST_NAME || !/^[a-z]/.test(network))
    throw refused(`the name must begin with an ASCII letter and have at most ${LONGEST_NAME} plain characters`)
  if (!URL.canParse(rpcUrl) || !isEndpoint(new URL(rpcUrl)) || CONTROL.test(rpcUrl) || /[\\"'`]/.test(rpcUrl))
    throw refused('the endpoint must be an http(s) or ws(s) URL without quotes and backslashes')
  const known = networks.find((each) => String(each.id) === id || each.network === network)
  if (known) throw refused(`${known.id} ${known.network} is known already: name it in --chains`)
  return { id: Number(id), name, network, rpcUrl }
}

/** @throws Mistake */
export function checkedLibrary(value, libraries) {
  const library = value.trim()
  if (libraries.includes(library)) return library
  throw new Mistake(`The RPC library must be ${libraries.join(' or ')}, got ${quoted(value)}.`)
}

/** Where the page finds its sign-in service, as AUTH_URL has it; empty for none. @throws Mistake */
export function checkedSignIn(value) {
  const choice = value.trim()
  if (choice === 'none') return ''
  if (choice === 'same-origin') return '/auth'
  if (!/[\s\p{Cc}]/u.test(choice) && URL.canParse(choice) && isService(new URL(choice)))
    return choice.replace(/\/+$/, '')
  throw new Mistake(`Sign-in must be none, same-origin, or the service's http(s) URL, got ${quoted(value)}.`)
}

function isService({ protocol, username, password, search, hash, href }) {
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '' && !SPECIAL_IN_ENV.test(href)
}

function isEndpoint({ protocol, href }) {
  return /^(?:https?|wss?):$/.test(protocol) && !/['\\\n]/.test(href)
}
