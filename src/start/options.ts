import { parseArgs } from 'node:util'
import { UsageError } from '#devchain/cli/usage-error.ts'

/** The folder of the capsule that `npm start` replays, if any. @throws UsageError with one sentence. */
export function replayFolder(args: readonly string[]): string | undefined {
  const { tokens } = parseArgs({
    args: [...args],
    options: { replay: { type: 'string' } },
    strict: false,
    tokens: true
  })
  const [token, ...others] = tokens
  if (token === undefined) return undefined
  const isReplay = token.kind === 'option' && token.name === 'replay' && others.length === 0
  if (isReplay && token.value && !token.value.startsWith('-')) return token.value
  throw new UsageError('npm start takes one option: --replay FOLDER, the capsule that a failed browser test has left.')
}
