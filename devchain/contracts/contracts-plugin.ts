import { existsSync } from 'node:fs'
import path from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import type { ChainResets } from '#devchain/recovery/chain-resets.ts'
import { variableOf } from './generate.ts'
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

/**
 * Gives the dev server's page the contracts of this run, and reloads it when they change. Why they could not be compiled or
 * deployed is in the overlay until it is mended.
 */
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
        const before = deployments.problem
        await deployments.update()
        showProblem(server, deployments, before)
        server.watcher.add([...project.watched, ...project.modules])
        if (isFollowingResets || !deployments.hasContracts) return
        isFollowingResets = true
        resets.subscribe(() => void update())
      }
      server.environments.client.hot.on('vite:client:connect', (_, client) => {
        if (deployments.problem !== undefined) client.send(overlayOf(deployments.problem))
      })
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
    resolveId: {
      order: 'pre',
      async handler(source, importer) {
        if (!importer || !source.startsWith('.')) return undefined
        const file = path.resolve(path.dirname(importer), source)
        if (!project.isGenerated(file)) return undefined
        await deployments.settled()
        // What has not compiled yet is the cause, and not the file that it lacks.
        return deployments.problem !== undefined && !existsSync(file) ? normalizePath(file) : undefined
      }
    },
    async load(id) {
      const isAddresses = id === addresses
      if (!isAddresses && !project.isGenerated(id)) return undefined
      await deployments.settled()
      if (!isAddresses)
        return existsSync(id) || deployments.problem === undefined ? undefined : missingModule(id, deployments.problem)
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

/** Throws what keeps the module from being written, to whichever page imports it. */
function missingModule(file: string, problem: string): string {
  const name = variableOf(path.basename(file, '.ts'))
  return `throw new Error(${JSON.stringify(problem)})\nexport const ${name} = undefined, ${name}Abi = undefined\n`
}

function showProblem({ environments: { client } }: ViteDevServer, { problem }: LocalDeployments, before?: string) {
  if (problem === before) return
  // Only a reload takes the overlay away.
  client.hot.send(problem === undefined ? { type: 'full-reload' } : overlayOf(problem))
}

function overlayOf(message: string) {
  return { type: 'error' as const, err: { message, stack: '' } }
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
