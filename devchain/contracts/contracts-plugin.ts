import { existsSync } from 'node:fs'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import type { ChainResets } from '#devchain/recovery/chain-resets.ts'
import type { LocalDeployments } from './local-deployments.ts'

/** Compilers write many files at a time. */
const QUIET_FOR_MS = 100

interface ContractsPluginOptions {
  readonly deployments: LocalDeployments
  /** The page's module of local addresses, empty in the repository and in builds: this run's take its place. */
  readonly addressesFile: string
  /** A chain that starts over has lost its contracts. */
  readonly resets: Pick<ChainResets, 'subscribe'>
}

/** Gives the dev server's page the contracts of this run, and reloads it when they change. */
export function contractsPlugin({ deployments, addressesFile, resets }: ContractsPluginOptions): Plugin {
  const addresses = normalizePath(addressesFile)
  const { project } = deployments
  let timer: ReturnType<typeof setTimeout> | undefined
  let isFollowingResets = false
  /** What pages were given; before that, none needs to be reloaded. */
  let served: string | undefined
  return {
    name: 'portside:contracts',
    apply: 'serve',
    configureServer(server) {
      const update = async () => {
        await deployments.update()
        server.watcher.add([...project.watched, ...project.modules])
        if (isFollowingResets || !deployments.hasContracts) return
        isFollowingResets = true
        resets.subscribe(() => void deployments.update())
      }
      server.watcher.add(project.folder)
      server.watcher.on('all', (_, file) => {
        if (!project.isSource(file)) return
        clearTimeout(timer)
        timer = setTimeout(update, QUIET_FOR_MS)
      })
      deployments.subscribe((written) => {
        if (written.length === 0 && (served === undefined || served === moduleOf(deployments))) return
        reload(server, [addresses, ...written.map((file) => normalizePath(file))])
      })
      void update()
    },
    async load(id) {
      const isAddresses = id === addresses
      if (!isAddresses && !project.isGenerated(id)) return undefined
      await deployments.settled()
      if (!isAddresses) return undefined
      served = moduleOf(deployments)
      return served
    },
    // The page is reloaded once they are deployed, and not before.
    hotUpdate: ({ file }) => (project.isGenerated(file) ? [] : undefined),
    buildEnd: () => clearTimeout(timer)
  }
}

function moduleOf({ addresses }: LocalDeployments): string {
  return `export const localAddresses = ${JSON.stringify(addresses)}\n`
}

function reload(server: ViteDevServer, files: readonly string[]): void {
  const { moduleGraph, hot } = server.environments.client
  for (const file of files)
    for (const module of moduleGraph.getModulesByFile(file) ?? []) {
      moduleGraph.invalidateModule(module)
      // What imports a deleted module is read anew, so that Vite says which file does.
      if (!existsSync(file)) for (const importer of module.importers) moduleGraph.invalidateModule(importer)
    }
  hot.send({ type: 'full-reload' })
}
