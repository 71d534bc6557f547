import { EventEmitter } from 'node:events'
import type { ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { contractsPlugin } from './contracts-plugin.ts'
import { LocalDeployments } from './local-deployments.ts'

/** For what is saved in one go; whatever else the clock drives may go on. */
const LONG_ENOUGH_MS = 1_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test.each([
  ['a changed contract is built again', '/project/contracts/Counter.sol', true],
  ['so is a module that a script imports from elsewhere', '/project/scripts/start.ts', true],
  ['nothing else that is elsewhere is a change', '/project/scripts/other.ts', false],
  ['what is generated is no change', '/project/contracts/generated/counter.ts', false]
])('%s', async (_rule, file, isBuilt) => {
  const deployments = new LocalDeployments({
    folder: '/project/contracts',
    chainIds: [],
    url: async () => '',
    log: () => undefined
  })
  vi.spyOn(deployments.project, 'modules', 'get').mockReturnValue(['/project/scripts/start.ts'])
  const update = vi.spyOn(deployments, 'update').mockResolvedValue()
  const watcher = new EventEmitter()
  const added: string[] = []
  const server = {
    environments: { client: { hot: new EventEmitter() } },
    watcher: Object.assign(watcher, { add: (files: string | string[]) => added.push(...[files].flat()) })
  }
  const plugin = contractsPlugin({ deployments, addressesFile: '', resets: { subscribe: () => () => undefined } })
  const configure = plugin.configureServer as unknown as (server: ViteDevServer) => void
  configure(server as unknown as ViteDevServer)
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS)
  expect(added).toContain('/project/scripts/start.ts')
  watcher.emit('all', 'change', file)
  await vi.advanceTimersByTimeAsync(LONG_ENOUGH_MS)
  expect(update).toHaveBeenCalledTimes(isBuilt ? 2 : 1)
})
