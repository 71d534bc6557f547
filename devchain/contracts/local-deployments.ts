import path from 'node:path'
import type { Address } from 'viem'
import type { KnownContract } from '#devchain/explorer/chain/known-contracts.ts'
import { networkName } from '#devchain/nodes/networks.ts'
import { runsFolder } from '#devchain/processes/run-record.ts'
import { buildContracts, type ContractsBuild } from './build-contracts.ts'
import { ContractsError } from './contracts-error.ts'
import { type Deployment, deployContracts } from './deploy.ts'
import { runDeployScript } from './deploy-script.ts'
import { writeModules } from './generate.ts'
import { ContractsProject } from './project.ts'

/** Where compiled contracts are kept between runs. */
export const cacheFolder = path.join(runsFolder, 'contracts')

const COMPILES_AGAIN = 'The contracts compile again.'

export interface LocalDeploymentsOptions {
  readonly folder: string
  readonly chainIds: readonly number[]
  /** Of a chain's node. */
  readonly url: (chainId: number) => Promise<string>
  readonly log: (text: string) => void
  /** What a chain is called; by default its usual name. */
  readonly nameOf?: (chainId: number) => string
  readonly cacheFolder?: string
}

/** By contract, then by chain id. */
export type LocalAddresses = Readonly<Record<string, Readonly<Record<string, Address>>>>

/** A team's contracts on the local chains: built, deployed, and deployed again when they change or a chain restarts. */
export class LocalDeployments {
  readonly project: ContractsProject
  readonly #options: LocalDeploymentsOptions
  readonly #deployments = new Map<number, Deployment>()
  /** Including replaced ones, whose transactions are still shown. */
  readonly #known = new Map<number, readonly KnownContract[]>()
  readonly #listeners = new Set<(written: readonly string[]) => void>()
  #build: ContractsBuild | undefined
  #problem: string | undefined
  /** Of the present sources, which were logged. */
  #warned: ReadonlySet<string> = new Set()
  #running: Promise<void> | undefined
  #next: Promise<void> | undefined

  constructor(options: LocalDeploymentsOptions) {
    this.project = new ContractsProject(options.folder)
    this.#options = options
  }

  get hasContracts(): boolean {
    return (this.#build?.contracts.length ?? 0) > 0
  }

  /** Why the last update failed, as it was logged; undefined if all is as the files are. */
  get problem(): string | undefined {
    return this.#problem
  }

  /** Those that the page uses, as deployed now. */
  get addresses(): LocalAddresses {
    const listed = this.#build?.contracts.filter(({ isListed }) => isListed) ?? []
    return Object.fromEntries(
      listed.map(({ key }) => {
        const byChain = [...this.#deployments].map(([chainId, deployment]) => [chainId, deployment.get(key)?.address])
        return [key, Object.fromEntries(byChain.filter(([, address]) => address !== undefined))]
      })
    )
  }

  /** For the explorer. */
  contractsOn(chainId: number): readonly KnownContract[] {
    return this.#known.get(chainId) ?? []
  }

  /** Called with the generated files that were written, after these or the addresses changed. */
  subscribe(listener: (written: readonly string[]) => void): () => void {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Resolves once everything is as the files are now. Failures are logged, and leave what there was. */
  update(): Promise<void> {
    if (!this.#running) {
      this.#running = this.#update().finally(() => {
        this.#running = undefined
      })
      return this.#running
    }
    // One that is running may have read the files before they changed.
    this.#next ??= this.#running.then(() => {
      this.#next = undefined
      return this.update()
    })
    return this.#next
  }

  /** Resolves once no update is running. */
  async settled(): Promise<void> {
    await (this.#next ?? this.#running)
  }

  async #update(): Promise<void> {
    const before = JSON.stringify(this.addresses)
    let written: readonly string[] = []
    try {
      const build = await buildContracts(this.project, this.#options.cacheFolder ?? cacheFolder)
      this.#warn(build.warnings)
      // Before they are deployed, which may fail: the page and the editor need what compiles.
      written = writeModules(this.project, build)
      if (build.problem) throw build.problem
      if (build.contracts.length > 0) await this.#deploy(build)
      this.#build = build
      // A repair may lead to the code that is there, of which nothing else would be said.
      if (this.#problem !== undefined) this.#options.log(COMPILES_AGAIN)
      this.#problem = undefined
    } catch (cause) {
      this.#fail(cause)
    }
    if (written.length === 0 && JSON.stringify(this.addresses) === before) return
    for (const listener of this.#listeners) listener(written)
  }

  /** To all chains or, as far as the page is concerned, none. */
  async #deploy(build: ContractsBuild): Promise<void> {
    const { chainIds } = this.#options
    const outcomes = await Promise.allSettled(
      chainIds.map(async (chainId) => [chainId, await this.#deployTo(chainId, build)] as const)
    )
    const failed = outcomes.find((outcome) => outcome.status === 'rejected')
    if (failed) throw failed.reason
    for (const outcome of outcomes) if (outcome.status === 'fulfilled') this.#keep(build, ...outcome.value)
  }

  async #deployTo(chainId: number, build: ContractsBuild): Promise<Deployment> {
    const url = await this.#options.url(chainId)
    const before = this.#deployments.get(chainId) ?? new Map()
    const { script } = build
    const name = this.#nameOf(chainId)
    if (script) return runDeployScript({ project: this.project, build, script, chainId, url, name }, before)
    return deployContracts({ url, name }, build.contracts, before)
  }

  #keep({ contracts }: ContractsBuild, chainId: number, deployment: Deployment): void {
    const before = this.#deployments.get(chainId)
    this.#deployments.set(chainId, deployment)
    const current = contracts.flatMap(({ key, abi }): KnownContract[] => {
      const address = deployment.get(key)?.address
      return address === undefined ? [] : [{ address, label: key, abi }]
    })
    const replaced = this.contractsOn(chainId).filter(({ address }) => !current.some((one) => one.address === address))
    const older = replaced.map((one) => ({ ...one, label: `${one.label.replace(/, replaced$/, '')}, replaced` }))
    this.#known.set(chainId, [...current, ...older])
    for (const { address, label } of current)
      if (before?.get(label)?.address !== address)
        this.#options.log(`${label} is at ${address} on ${this.#nameOf(chainId)}.`)
  }

  #nameOf(chainId: number): string {
    return this.#options.nameOf?.(chainId) ?? networkName(chainId)
  }

  /** Each once, until it changes or has gone meanwhile. */
  #warn(warnings: readonly string[]): void {
    const known = this.#warned
    this.#warned = new Set(warnings.map(withoutLines))
    for (const warning of warnings) if (!known.has(withoutLines(warning))) this.#options.log(warning)
  }

  #fail(cause: unknown): void {
    const before = this.#problem
    this.#problem =
      cause instanceof ContractsError
        ? cause.message
        : `The contracts could not be deployed: ${cause instanceof Error ? cause.stack : cause}`
    if (this.#problem !== before) this.#options.log(this.#problem)
  }
}

/** A warning moves with what is written above it. */
function withoutLines(warning: string): string {
  return warning
    .replace(/:\d+:\d+/g, '')
    .replace(/^ *\d* *\|/gm, '|')
    .replace(/^ *-->/gm, '-->')
}
