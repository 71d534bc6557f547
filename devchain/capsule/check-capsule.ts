import { isAddress } from '#devchain/address.ts'
import { isList, isRecord, quoted } from '#devchain/contracts/value-checks.ts'
import { plainText } from '#devchain/plain-text.ts'

/** By field: how it is recognised, and how a sentence describes it. */
type Fields = Readonly<Record<string, readonly [isValid: (value: unknown) => boolean, what: string]>>

const HEX = /^0x[\da-f]*$/i
const HASH = /^0x[\da-f]{64}$/i
const CHAIN_ID = /^[1-9]\d{0,14}$/

const isText = (value: unknown): value is string => typeof value === 'string'
const isTime = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
const isCount = (value: unknown) => Number.isSafeInteger(value) && Number(value) >= 0
const isHex = (value: unknown) => isText(value) && HEX.test(value)
const isFlag = (value: unknown) => typeof value === 'boolean'

const wallet: Fields = {
  name: [isText, 'a text'],
  chainId: [(value) => CHAIN_ID.test(String(value)), 'a chain id'],
  accounts: [(value) => isList(value, isAddress), 'a list of addresses']
}

const scene: Fields = {
  test: [isText, 'a text'],
  failure: [isText, 'a text'],
  failedAt: [isTime, 'a time in ms'],
  path: [isOwnPath, 'a path of the page itself, such as "/dashboard"'],
  hasSignIn: [(value) => value === undefined || isFlag(value), 'true, false or left out'],
  storage: [(value) => isRecord(value) && Object.values(value).every(isText), 'texts by their keys'],
  wallets: [Array.isArray, 'a list of wallets']
}

const chain: Fields = {
  saved: [isRecord, 'the saved chain'],
  pending: [
    (value) => Array.isArray(value) && value.every((each) => each === null || isHex(each)),
    'a list of hex data'
  ],
  isAutomining: [isFlag, 'true or false']
}

const saved: Fields = {
  savedAt: [isTime, 'a time in ms'],
  forkBlock: [isCount, 'a block number'],
  forkBlockHash: [(value) => isText(value) && HASH.test(value), 'a hash'],
  dump: [isHex, 'hex data']
}

const event: Fields = {
  time: [isTime, 'a time in ms'],
  page: [isCount, 'a number'],
  kind: [isText, 'a text'],
  text: [isText, 'a text']
}

/** @returns what is wrong with the scene, for the end of a sentence; undefined if nothing is. */
export function sceneProblem(value: unknown): string | undefined {
  const problem = problemIn(value, scene, '')
  if (problem !== undefined || !isRecord(value)) return problem
  return firstOf(value['wallets'], (each, index) => problemIn(each, wallet, `wallets[${index}].`))
}

/** Likewise, of the chains by their ids. */
export function chainsProblem(value: unknown): string | undefined {
  if (!isRecord(value)) return mustBe('it', 'chains by their ids', value)
  return firstOf(Object.entries(value), ([id, packed]: readonly [string, unknown]) => {
    if (!CHAIN_ID.test(id)) return mustBe('a key', 'a chain id', id)
    const state = isRecord(packed) ? packed['saved'] : undefined
    return problemIn(packed, chain, `${id}.`) ?? problemIn(state, saved, `${id}.saved.`)
  })
}

/** Likewise, of a line of `events.jsonl`. */
export function eventProblem(value: unknown): string | undefined {
  return problemIn(value, event, '')
}

/** Likewise, of a line of a transcript, of which nothing is shown or used. */
export function lineProblem(value: unknown): string | undefined {
  return problemIn(value, {}, '')
}

/** Whether a path leads to the origin that resolves it, whichever that is: `//host` and `javascript:` do not. */
export function isOwnPath(value: unknown): boolean {
  const base = 'http://page.invalid'
  return isText(value) && value.startsWith('/') && URL.canParse(value, base) && new URL(value, base).origin === base
}

function problemIn(value: unknown, fields: Fields, place: string): string | undefined {
  if (!isRecord(value)) return mustBe(place.replace(/\.$/, '') || 'it', 'an object', value)
  return firstOf(Object.entries(fields), ([name, [isValid, what]]: readonly [string, Fields[string]]) =>
    isValid(value[name]) ? undefined : mustBe(`${place}${name}`, what, value[name])
  )
}

function firstOf<Item>(
  list: unknown,
  problemOf: (item: Item, index: number) => string | undefined
): string | undefined {
  for (const [index, item] of (list as readonly Item[]).entries()) {
    const problem = problemOf(item, index)
    if (problem !== undefined) return problem
  }
  return undefined
}

function mustBe(name: string, what: string, value: unknown): string {
  return plainText(`${name} must be ${what}, got ${quoted(value)}`)
}
