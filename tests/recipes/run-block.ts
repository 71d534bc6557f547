import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../ready.mjs'
import type { Block } from './readme.ts'

type Names = Readonly<Record<string, unknown>>

const IMPORT = /^import (\{[^}]*\}) from '([^']+)'$/gm
const DECLARED = /^(?:const|let) (?:\{([^}]*)\}|\[([^\]]*)\]|(\w+)) =/gm

/**
 * Runs a code block of a document, with the variables that it presupposes as `given`. @returns what it declares.
 */
export async function runBlock({ text }: Block, given: Names = {}): Promise<Names> {
  const code = text.replace(IMPORT, "const $1 = await load('$2')")
  const declared = [...text.matchAll(DECLARED)].map(([, properties, items, name]) => properties ?? items ?? name)
  const load = (name: string): Promise<unknown> => import(/* @vite-ignore */ sourceOf(name))
  const run = new AsyncFunction('load', ...Object.keys(given), `${code}\nreturn { ${declared.join(', ')} }`)
  return run(load, ...Object.values(given))
}

const HARNESS = '@portside/devchain'

/** What a name of the packed harness stands for here, where it is not built. @throws Error for one that it does not export. */
export function sourceOf(name: string): string {
  if (name !== HARNESS && !name.startsWith(`${HARNESS}/`)) return name
  const { exports }: Manifest = JSON.parse(readFileSync(path.join(root, 'devchain/package.json'), 'utf8'))
  const built = exports[`.${name.slice(HARNESS.length)}`]?.default
  if (!built) throw new Error(`${name} is not exported.`)
  return built.replace('./dist/', '#devchain/').replace(/\.js$/, '.ts')
}

interface Manifest {
  readonly exports: Readonly<Record<string, { readonly default: string }>>
}

const AsyncFunction: new (
  ...parametersAndBody: readonly string[]
) => (...values: readonly unknown[]) => Promise<Names> = Object.getPrototypeOf(async () => undefined).constructor
