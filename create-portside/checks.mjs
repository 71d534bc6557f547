import { existsSync, readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { Mistake } from './mistake.mjs'

/** It is part of a message that wallets sign, and EIP-4361 has these characters for it; "$" means something in an .env file. */
const NAME = /^[\w\-.~:/?#[\]@!&'()*+,;= ]+$/
const SPECIAL_IN_ENV = /["$\\`]/

/** The folder's full path, which nothing is in but a repository's own folder. @throws Mistake */
export function checkedFolder(value) {
  const name = value.trim()
  if (name === '') throw new Mistake('Name the folder for the project, as in "npm run create -- ../my-app".')
  const folder = path.resolve(name)
  if (!existsSync(folder)) return folder
  if (!statSync(folder).isDirectory()) throw new Mistake(`${folder} is a file: name a new folder.`)
  if (readdirSync(folder).some((name) => name !== '.git'))
    throw new Mistake(`${folder} is not empty: name a new folder or an empty one.`)
  return folder
}

/** @throws Mistake */
export function checkedName(value) {
  const name = value.trim()
  if (NAME.test(name)) return name
  throw new Mistake(`The name may hold ASCII letters, digits, spaces and -._~:/?#[]@!&'()*+,;= only, got "${value}".`)
}

/** The networks by their short names, which the page's configuration takes. @throws Mistake */
export function checkedChains(value, networks) {
  const names = value.split(',').map((each) => each.trim())
  const chosen = names.map((name) => {
    const found = networks.find(({ id, network }) => String(id) === name || network === name)
    if (found) return found.network
    const known = networks.map(({ id, network }) => `${id} ${network}`).join(', ')
    throw new Mistake(`"${name}" is none of the known networks ${known}.`)
  })
  const twice = chosen.find((network, i) => chosen.indexOf(network) !== i)
  if (twice !== undefined) throw new Mistake(`The networks name ${twice} twice.`)
  return chosen
}

/** @throws Mistake */
export function checkedLibrary(value, libraries) {
  const library = value.trim()
  if (libraries.includes(library)) return library
  throw new Mistake(`The RPC library must be ${libraries.join(' or ')}, got "${value}".`)
}

/** Where the page finds its sign-in service, as AUTH_URL has it; empty for none. @throws Mistake */
export function checkedSignIn(value) {
  const choice = value.trim()
  if (choice === 'none') return ''
  if (choice === 'same-origin') return '/auth'
  if (URL.canParse(choice) && isService(new URL(choice))) return choice.replace(/\/+$/, '')
  throw new Mistake(`Sign-in must be none, same-origin, or the service's http(s) URL, got "${value}".`)
}

function isService({ protocol, username, password, search, hash, href }) {
  return /^https?:$/.test(protocol) && `${username}${password}${search}${hash}` === '' && !SPECIAL_IN_ENV.test(href)
}
