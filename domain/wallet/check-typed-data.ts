import { type Address, type Checksum, isAddress } from '../address.ts'
import { MAX_NAME_LENGTH, plainText } from '../plain-text.ts'
import { DOMAIN_FIELDS, type TypedDataField } from './typed-data.ts'

type Types = Readonly<Record<string, readonly TypedDataField[]>>
type Values = Readonly<Record<string, unknown>>

/** What every value is held against. */
interface Rules {
  readonly types: Types
  readonly checksum: Checksum
}

/** Where a value is, and how many others it is inside of. */
interface Place {
  readonly path: string
  readonly depth: number
}

const DOMAIN = 'EIP712Domain'
/** More than any data needs; ends data that contains itself. */
const MAX_DEPTH = 32
const MAX_TYPE_LENGTH = 100
const IDENTIFIER = /^[A-Za-z_$][\w$]*$/
const ARRAYS = /^([^[\]]*)(?:\[(?:[1-9]\d{0,8})?\])*$/
const INTEGER = /^(u?)int([1-9]\d{0,2})$/
const BYTES = /^bytes([1-9]\d?)?$/
/** As JSON has integers that are too large for its numbers. A leading zero is refused: some libraries read octal. */
const INTEGER_TEXT = /^(?:0|-?[1-9]\d{0,77}|0x[0-9a-f]{1,64})$/i
const HEX = /^0x(?:[0-9a-f]{2})*$/i
const LONE_SURROGATE = /\p{Cs}/u

/**
 * What is wrong with typed data (EIP-712), with the path of the first wrong part; undefined if it can be signed. Wallets
 * differ in what they convert, leave out or refuse, so only what all of them sign alike passes: every field is there, and
 * there is no other, because it would be shown or sent along without being signed.
 */
export function typedDataProblem(given: unknown, checksum: Checksum): string | undefined {
  if (!isObject(given)) return 'The typed data must be an object with domain, types, primaryType and message.'
  const { domain, types, primaryType, message } = given
  const problem = typesProblem(types)
  if (problem !== undefined || !areTypes(types)) return problem
  if (typeof primaryType !== 'string' || primaryType === DOMAIN || !Object.hasOwn(types, primaryType))
    return `primaryType must be one of types, got ${quoted(primaryType)}.`
  const rules = { types, checksum }
  return domainProblem(rules, domain) ?? structProblem(rules, primaryType, message, { path: 'message', depth: 0 })
}

/** Once `typesProblem` has found nothing. */
function areTypes(types: unknown): types is Types {
  return isObject(types)
}

function typesProblem(types: unknown): string | undefined {
  if (!isObject(types)) return 'types must be an object.'
  return firstOf(Object.entries(types), ([name, fields]) => {
    if (!IDENTIFIER.test(name) || isElementary(name)) return `types must not have the name ${quoted(name)}.`
    if (!Array.isArray(fields)) return `types.${name} must be an array of fields.`
    return firstOf(fields, (field, i) => fieldProblem(types, name, fields.slice(0, i), field))
  })
}

function fieldProblem(types: Values, owner: string, earlier: readonly unknown[], field: unknown): string | undefined {
  if (!isObject(field) || typeof field['name'] !== 'string' || typeof field['type'] !== 'string')
    return `types.${owner} must be an array of fields, each with a name and a type.`
  const { name, type } = field
  if (!IDENTIFIER.test(name)) return `types.${owner} must not have a field ${quoted(name)}.`
  if (earlier.some((each) => isObject(each) && each['name'] === name)) return `types.${owner} has ${name} twice.`
  if (owner === DOMAIN && !DOMAIN_FIELDS.some((known) => known.name === name && known.type === type))
    return `types.${DOMAIN} must have fields of EIP-712 only, got ${quoted(`${type} ${name}`)}.`
  const [, base = ''] = (type.length <= MAX_TYPE_LENGTH && ARRAYS.exec(type)) || []
  const isKnown = isElementary(base) || (base !== DOMAIN && Object.hasOwn(types, base))
  return isKnown ? undefined : `types.${owner}.${name} must have a type of EIP-712 or of types, got ${quoted(type)}.`
}

function domainProblem({ types, checksum }: Rules, domain: unknown): string | undefined {
  if (!isObject(domain)) return 'domain must be an object.'
  const fields = types[DOMAIN] ?? DOMAIN_FIELDS.filter(({ name }) => isGiven(domain, name))
  const problem = structProblem({ types: { [DOMAIN]: fields }, checksum }, DOMAIN, domain, { path: 'domain', depth: 0 })
  if (problem !== undefined || !isGiven(domain, 'chainId')) return problem
  const chainId = Number(domain['chainId'])
  return Number.isSafeInteger(chainId) && chainId > 0 ? undefined : 'domain.chainId must be the id of a chain.'
}

function structProblem(rules: Rules, name: string, value: unknown, { path, depth }: Place): string | undefined {
  if (!isObject(value)) return `${path} must be an object.`
  if (depth > MAX_DEPTH) return `${path} must not be inside of more than ${MAX_DEPTH} others.`
  const fields = rules.types[name] ?? []
  const other = Object.keys(value).find((key) => isGiven(value, key) && !fields.some((field) => field.name === key))
  if (other !== undefined) return `${path} must not have ${quoted(other)}, which ${name} does not have.`
  return firstOf(fields, ({ name: key, type }) => {
    const place = { path: `${path}.${key}`, depth: depth + 1 }
    return isGiven(value, key) ? valueProblem(rules, type, value[key], place) : `${place.path} is missing.`
  })
}

function valueProblem(rules: Rules, type: string, value: unknown, place: Place): string | undefined {
  if (type.endsWith(']')) return arrayProblem(rules, type, value, place)
  if (Object.hasOwn(rules.types, type)) return structProblem(rules, type, value, place)
  if (type === 'address' && isAddress(value) && isMistyped(value, rules.checksum))
    return `${place.path} has a wrong checksum.`
  return fits(type, value) ? undefined : `${place.path} must be ${demandOf(type)}.`
}

function arrayProblem(rules: Rules, type: string, value: unknown, { path, depth }: Place): string | undefined {
  const start = type.lastIndexOf('[')
  const length = type.slice(start + 1, -1)
  if (!Array.isArray(value) || (length !== '' && value.length !== Number(length)))
    return `${path} must be an array${length && ` of ${length}`}.`
  const entry = type.slice(0, start)
  return firstOf(value, (each, i) => valueProblem(rules, entry, each, { path: `${path}[${i}]`, depth: depth + 1 }))
}

/** Libraries differ about capitals that are no checksum, and none refuses small letters. */
function isMistyped(address: Address, checksum: Checksum): boolean {
  return address !== address.toLowerCase() && checksum(address) !== address
}

function isElementary(type: string): boolean {
  const [, , bits] = INTEGER.exec(type) ?? []
  const [isBytes, length = '1'] = BYTES.exec(type) ?? []
  if (bits !== undefined) return Number(bits) <= 256 && Number(bits) % 8 === 0
  if (isBytes !== undefined) return Number(length) <= 32
  return type === 'address' || type === 'bool' || type === 'string'
}

function fits(type: string, value: unknown): boolean {
  if (type === 'address') return isAddress(value)
  if (type === 'bool') return typeof value === 'boolean'
  if (type === 'string') return typeof value === 'string' && !LONE_SURROGATE.test(value)
  const [isBytes, length] = BYTES.exec(type) ?? []
  if (isBytes === undefined) return fitsInteger(type, value)
  return typeof value === 'string' && HEX.test(value) && (length ? value.length === 2 + 2 * Number(length) : true)
}

function fitsInteger(type: string, value: unknown): boolean {
  const [, unsigned, bits] = INTEGER.exec(type) ?? []
  const integer = integerOf(value)
  if (integer === undefined || bits === undefined) return false
  const least = unsigned ? 0n : -(2n ** BigInt(Number(bits) - 1))
  return integer >= least && integer < least + 2n ** BigInt(bits)
}

/** A number that is not exact is none: it may be another integer than the one that was meant. */
function integerOf(value: unknown): bigint | undefined {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return Number.isSafeInteger(value) ? BigInt(value) : undefined
  return typeof value === 'string' && INTEGER_TEXT.test(value) ? BigInt(value) : undefined
}

function demandOf(type: string): string {
  if (type === 'address') return '0x and 40 hexadecimal digits'
  if (type === 'bool') return 'true or false'
  if (type === 'string') return 'text without lone surrogates'
  const [isBytes, length] = BYTES.exec(type) ?? []
  if (isBytes === undefined) return `an integer that fits ${type}`
  return `0x and ${length ? 2 * Number(length) : 'pairs of'} hexadecimal digits`
}

function quoted(value: unknown): string {
  return typeof value === 'string' ? `"${plainText(value, MAX_NAME_LENGTH)}"` : typeof value
}

/** Own properties only, as JSON has them. */
function isGiven(values: Values, name: string): boolean {
  return Object.hasOwn(values, name) && values[name] !== undefined
}

function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** By index, so that holes in arrays count as undefined. */
function firstOf<Entry>(
  entries: readonly Entry[],
  find: (entry: Entry, i: number) => string | undefined
): string | undefined {
  for (const [i, entry] of entries.entries()) {
    const found = find(entry, i)
    if (found !== undefined) return found
  }
  return undefined
}
