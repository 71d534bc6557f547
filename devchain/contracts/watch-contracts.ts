import { existsSync, watch } from 'node:fs'
import path from 'node:path'
import type { ChainResets } from '#devchain/recovery/chain-resets.ts'
import type { LocalDeployments } from './local-deployments.ts'

/** Compilers write many files at a time. */
const QUIET_FOR_MS = 100

/**
 * Deploys the contracts, and again when their files change or a chain starts over. Resolves after the first time.
 * @returns a function that ends it.
 */
export async function watchContracts(
  deployments: LocalDeployments,
  resets: Pick<ChainResets, 'subscribe'>
): Promise<() => Promise<void>> {
  const { project } = deployments
  const watchers = new Map<string, ReturnType<typeof watch>>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const update = async () => {
    await deployments.update()
    for (const folder of project.watched) {
      if (watchers.has(folder) || !existsSync(folder)) continue
      const watcher = watch(folder, { recursive: true, persistent: false }, (_, name) => {
        if (name === null || !project.isSource(path.join(folder, name))) return
        clearTimeout(timer)
        timer = setTimeout(update, QUIET_FOR_MS)
      })
      watcher.on('error', () => watchers.delete(folder)) // the folder has gone; it may come back
      watchers.set(folder, watcher)
    }
  }
  await update()
  const unsubscribe = resets.subscribe(() => void deployments.update())
  return async () => {
    clearTimeout(timer)
    unsubscribe()
    for (const watcher of watchers.values()) watcher.close()
    await deployments.settled()
  }
}
