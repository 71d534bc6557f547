import { statSync } from 'node:fs'
import { UsageError } from '#devchain/cli/usage-error.ts'
import { buildContracts } from './build-contracts.ts'
import { ContractsError } from './contracts-error.ts'
import { writeModules } from './generate.ts'
import { cacheFolder } from './local-deployments.ts'
import { ContractsProject } from './project.ts'

/** The folder that `contracts` was given. @throws UsageError for anything else. */
export function contractsFolder([folder = 'contracts', ...others]: readonly string[]): string {
  if (others.length > 0 || folder.startsWith('-')) throw new UsageError('contracts takes one folder, and no options.')
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder
  throw new UsageError(`There is no folder ${folder}.`)
}

/** `npm run contracts`: compiles and writes the typed modules. @returns the exit code. */
export async function runContracts(folder: string, cache = cacheFolder): Promise<number> {
  const project = new ContractsProject(folder)
  try {
    const build = await buildContracts(project, cache)
    const { contracts, drafts, warnings, problem } = build
    for (const warning of warnings) console.error(warning)
    const written = writeModules(project, build)
    for (const file of written) console.log(`Wrote ${project.label(file)}`)
    if (problem) throw problem
    if (contracts.length + drafts.length === 0)
      console.log(`There are no contracts in ${project.label(project.folder)} yet.`)
    else if (written.length === 0) console.log('The contracts are up to date.')
    return 0
  } catch (cause) {
    if (!(cause instanceof ContractsError)) throw cause
    console.error(cause.message)
    return 1
  }
}
