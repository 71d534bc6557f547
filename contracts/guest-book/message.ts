import { plainText } from '#domain/plain-text.ts'

type MessageProblem = 'empty' | 'long'

/** As the contract counts: in UTF-8. */
export function bytesOf(message: string): number {
  return new TextEncoder().encode(message).length
}

/** What the contract would refuse, or nobody could read; undefined if there is nothing wrong. */
export function problemOf(message: string, maxBytes: number): MessageProblem | undefined {
  if (plainText(message) === '') return 'empty'
  return bytesOf(message) > maxBytes ? 'long' : undefined
}
