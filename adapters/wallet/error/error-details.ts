import { propertyOf } from '../eip1193.ts'

/** The codes and words of a failure, together with the errors wrapped in it, the outermost first. */
interface ErrorDetails {
  readonly codes: readonly unknown[]
  readonly words: readonly string[]
}

/** Where wallets and the libraries in them put the error that theirs wraps, or its text. */
const INNER = ['data', 'originalError', 'cause', 'error', 'innerError', 'info', 'message']
/** Where they put words; `name` is that of an error class, such as `UserRejectedRequestError`. */
const WORDS = ['message', 'shortMessage', 'details', 'reason', 'error', 'data', 'msg', 'description', 'name']
/** Bounds what a hostile or circular error costs. */
const MAX_ERRORS = 12
const MAX_LENGTH = 2_000

/** Reads errors, plain objects, texts, and texts that hold an error as JSON. */
export function errorDetails(cause: unknown): ErrorDetails {
  const errors = [parsed(cause)]
  for (let index = 0; index < errors.length && index < MAX_ERRORS; index++)
    for (const name of INNER) {
      const inner = parsed(propertyOf(errors[index], name))
      if (typeof inner === 'object' && inner !== null && !errors.includes(inner)) errors.push(inner)
    }
  const read = errors.slice(0, MAX_ERRORS)
  const words = read.flatMap((error) =>
    typeof error === 'string' ? [error] : WORDS.map((name) => propertyOf(error, name))
  )
  return {
    codes: read.map((error) => toNumber(propertyOf(error, 'code'))).filter((code) => code !== undefined),
    words: [...new Set(words.filter(isShown).map((text) => text.slice(0, MAX_LENGTH)))]
  }
}

/** Some wallets send numbers as texts. */
export function toNumber(code: unknown): unknown {
  return typeof code === 'string' && /^-?\d+$/.test(code) ? Number(code) : code
}

function isShown(text: unknown): text is string {
  return typeof text === 'string' && text !== '' && !text.startsWith('0x')
}

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !value.startsWith('{') || value.length > MAX_LENGTH) return value
  try {
    return JSON.parse(value)
  } catch {
    return value
  }
}
