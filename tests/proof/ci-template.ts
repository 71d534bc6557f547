import type { WalletApp } from './wallet-app.ts'

/** What a template for CI has its service do. */
export interface CiPlan {
  /** Of one shard, in order. */
  readonly commands: (shard: number) => readonly string[]
  readonly shards: number
  readonly cached: readonly string[]
  /** Kept when a test fails. */
  readonly artifacts: readonly string[]
}

interface GithubStep {
  readonly uses?: string
  readonly run?: string
  readonly if?: string
  readonly with?: Readonly<Record<string, string>>
}

interface GithubJob {
  readonly steps: readonly GithubStep[]
  readonly strategy: { readonly matrix: { readonly shard: readonly number[] } }
}

interface GitlabJob {
  readonly parallel: number
  readonly script: readonly string[]
  readonly variables: Readonly<Record<string, string>>
  readonly cache: { readonly paths: readonly string[] }
  readonly artifacts: { readonly when: string; readonly paths: readonly string[] }
}

export async function githubPlan(app: WalletApp): Promise<CiPlan> {
  const { jobs } = (await parse(app, 'github-actions.yml')) as { readonly jobs: Readonly<Record<string, GithubJob>> }
  const [job] = Object.values(jobs)
  if (!job) throw new Error('The template has no job.')
  const total = job.strategy.matrix.shard.length
  const stepsWith = (action: string) => job.steps.filter(({ uses }) => uses?.startsWith(`actions/${action}@v`))
  const values: Readonly<Record<string, (shard: number) => number>> = {
    'matrix.shard': (shard) => shard,
    'strategy.job-total': () => total
  }
  return {
    shards: total,
    commands: (shard) =>
      job.steps
        .flatMap(({ run = [] }) => run)
        .map((run) => run.replace(/\$\{\{ (\S+) \}\}/g, (_, name: string) => String(values[name]?.(shard)))),
    cached: [...stepsWith('setup-node').flatMap((step) => step.with?.['cache'] ?? []), ...pathsOf(stepsWith('cache'))],
    artifacts: pathsOf(stepsWith('upload-artifact').filter((step) => step.if === 'failure()'))
  }
}

export async function gitlabPlan(app: WalletApp): Promise<CiPlan> {
  const [job] = Object.values((await parse(app, 'gitlab-ci.yml')) as Readonly<Record<string, GitlabJob>>)
  if (!job) throw new Error('The template has no job.')
  return {
    shards: job.parallel,
    commands: (shard) =>
      job.script.map((line) =>
        line.replace('$CI_NODE_INDEX', String(shard)).replace('$CI_NODE_TOTAL', String(job.parallel))
      ),
    cached: job.cache.paths,
    artifacts: job.artifacts.when === 'on_failure' ? job.artifacts.paths : []
  }
}

function pathsOf(steps: readonly GithubStep[]): readonly string[] {
  return steps.flatMap((step) => step.with?.['path'] ?? [])
}

/** By the app's YAML package. */
async function parse(app: WalletApp, template: string): Promise<unknown> {
  app.write(
    'read-yaml.mjs',
    `import { readFileSync } from 'node:fs'
import { parse } from 'yaml'
console.log(JSON.stringify(parse(readFileSync('node_modules/@portside/devchain/templates/${template}', 'utf8'))))
`
  )
  return JSON.parse(await app.mustRun('node read-yaml.mjs'))
}
