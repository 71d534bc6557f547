import type { Runner } from './named-files.mjs'

export interface Run {
  /** The first argument, which package.json gives. */
  readonly mode: string
  /** The steps of `npm test` that it runs; undefined for all of its own. */
  readonly steps?: readonly string[]
  /** The files that names chose; undefined without names. */
  readonly named?: ReadonlyMap<Runner, readonly string[]>
  readonly shown?: 'headed' | 'debug'
}

export interface Project {
  readonly root: string
  readonly caller: string
  readonly files: readonly string[]
}

export function parseRun(args: readonly string[], project: Project): Run | 'help'
export function readRun(args: readonly string[], root: string): Run
export function usageOf(args: readonly string[]): string
