import { runNode } from '../devchain/command.ts'
import { testedPage } from '../tested-page.mjs'

/** On two idle cores. Not a test, because a busy machine would make it fail for no reason. */
const READY_WITHIN_MS = 15_000

/** In ms, from `npm start`, with everything installed, until it prints its address. */
export async function measureStart(): Promise<number> {
  const startedAt = Date.now()
  const product = runNode(['src/start/start.mjs'], testedPage)
  try {
    await product.until(/http:\/\/\S+/)
    return Date.now() - startedAt
  } finally {
    product.kill('SIGTERM')
    await product.ended
  }
}

export function printStart(ms: number): void {
  const verdict = ms < READY_WITHIN_MS ? 'within' : 'NOT within'
  console.log(
    `\nnpm start is ready after ${(ms / 1_000).toFixed(1)} s, ${verdict} the promised ${READY_WITHIN_MS / 1_000} s`
  )
}
