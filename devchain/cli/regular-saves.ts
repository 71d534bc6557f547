import type { StateFile } from './state-file.ts'

const SAVE_EVERY_MS = 3_000

/** Limits what a crash loses to a few seconds; forks keep their URLs. @returns a function that stops it. */
export function saveRegularly(
  state: StateFile,
  nodes: Iterable<readonly [number, string]>,
  log: (line: string) => void
): () => Promise<void> {
  let saving = Promise.resolve()
  const save = async () => {
    await state.collect(nodes)
    state.write()
  }
  const timer = setInterval(() => {
    saving = save().catch((cause: unknown) => log(`The state could not be saved: ${cause}`))
  }, SAVE_EVERY_MS)
  return () => {
    clearInterval(timer)
    return saving
  }
}
