// `portside.json` of a project: the version that it has, the commit that holds just what was generated, and the answers.
// That commit is without this file, so that no version ever conflicts with it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Mistake } from './mistake.mjs'

export const RECORD = 'portside.json'
const ID = /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/
const VERSION = /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/

/** @param commit undefined as long as no commit holds what was generated */
export function writeRecord(folder, { version, commit, answers }) {
  writeFileSync(path.join(folder, RECORD), `${JSON.stringify({ version, commit, answers }, undefined, 2)}\n`)
}

/** @returns undefined without one @throws Mistake if it is not what `writeRecord` wrote */
export function readRecord(folder) {
  const file = path.join(folder, RECORD)
  if (!existsSync(file)) return undefined
  const record = parsed(readFileSync(file, 'utf8'))
  if (!isRecord(record))
    throw new Mistake(`${file} is not as it was written: take it back from an earlier commit, and try again.`)
  if (record.commit === undefined)
    throw new Mistake(
      `${file} names no commit, because none was made at the start: add, as "commit", the full id of the commit that holds the project as it was generated.`
    )
  return record
}

/** The answers of a project that has no record yet, from its first commit. */
export function answersOf(settings, manifest) {
  const value = (name) => new RegExp(`^${name}=(?:"(.*)"|(.*))$`, 'm').exec(settings)?.slice(1).join('') ?? ''
  return {
    package: parsed(manifest)?.name ?? 'app',
    name: value('APP_NAME'),
    chains: value('CHAINS'),
    rpc: value('RPC_LIBRARY'),
    'sign-in': value('AUTH_URL')
  }
}

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function isRecord(record) {
  const { version, commit, answers } = record ?? {}
  const { package: named, name, chains, rpc, 'sign-in': signIn, chain = '' } = answers ?? {}
  return (
    typeof version === 'string' &&
    VERSION.test(version) &&
    (commit === undefined || (typeof commit === 'string' && ID.test(commit))) &&
    [named, name, chains, rpc, signIn, chain].every((answer) => typeof answer === 'string' && !/[\n\r]/.test(answer))
  )
}
