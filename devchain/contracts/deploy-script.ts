import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { type Hex, isAddress } from 'viem'
import { withTimeout } from '#devchain/wait/with-timeout.ts'
import type { ContractsBuild } from './build-contracts.ts'
import type { DeployScript } from './contracts-config.ts'
import { ContractsError } from './contracts-error.ts'
import { DEPLOYER, type Deployed, type Deployment, hasCode, prepareDeployer } from './deploy.ts'
import type { ContractsProject } from './project.ts'

/** The page waits for its contracts, so this has to end. */
const DEPLOYING_MS = 60_000

interface ScriptRun {
  readonly project: ContractsProject
  readonly build: ContractsBuild
  readonly script: string
  readonly chainId: number
  readonly url: string
  /** Of the chain, for messages. */
  readonly name: string
}

/** Lets the team's script deploy, unless what it deployed last is still there and up to date. @throws ContractsError */
export async function runDeployScript(run: ScriptRun, before: Deployment): Promise<Deployment> {
  const { project, build, script, chainId, url, name } = run
  if (await isCurrent(run, before)) return before
  const label = project.label(script)
  const { deploy } = (await project.load(script)) as { readonly deploy?: DeployScript }
  const creation = versionOf(run)
  if (typeof deploy !== 'function') throw new ContractsError(`${label} must export a function named deploy.`)
  await prepareDeployer(url)
  const contracts = Object.fromEntries(
    build.contracts.map(({ key, abi, code }) => [key, { abi, bytecode: `0x${code}` as const }])
  )
  // Also where it returns, or throws, without a promise.
  const deploying = async (): Promise<unknown> => deploy({ chainId, url, deployer: DEPLOYER, contracts })
  const expired = () => new Error(`it did not finish within ${DEPLOYING_MS / 1000} s.`)
  const addresses = await withTimeout(DEPLOYING_MS, deploying, expired).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new ContractsError(`${label} failed on ${name}: ${reason}`, { cause })
  })
  const deployed = new Map<string, Deployed>()
  for (const [key, address] of Object.entries(Object(addresses))) {
    const fail = (problem: string): never => {
      throw new ContractsError(`${label} returned ${key}, ${problem}`)
    }
    if (!(key in contracts)) fail('which is no contract of the project.')
    if (typeof address !== 'string' || !isAddress(address)) return fail(`and "${address}" is not an address.`)
    if (!(await hasCode(url, address))) fail(`and there is no contract at ${address} on ${name}.`)
    deployed.set(key, { address, creation })
  }
  return deployed
}

async function isCurrent(run: ScriptRun, before: Deployment): Promise<boolean> {
  const all = [...before.values()]
  const version = versionOf(run)
  if (all.length === 0 || all.some(({ creation }) => creation !== version)) return false
  const present = await Promise.all(all.map(({ address }) => hasCode(run.url, address)))
  return present.every((each) => each)
}

/** Differs when the script, a module that it imports or a contract does. */
function versionOf({ project, script, build }: ScriptRun): Hex {
  const modules = project.modulesOf(script).map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
  const contracts = build.contracts.map(({ key, code }) => `${key} ${code}`)
  return `0x${createHash('sha256')
    .update(JSON.stringify([modules, contracts]))
    .digest('hex')}`
}
