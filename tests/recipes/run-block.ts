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
  const load = (name: string): Promise<unknown> => import(/* @vite-ignore */ name)
  const run = new AsyncFunction('load', ...Object.keys(given), `${code}\nreturn { ${declared.join(', ')} }`)
  return run(load, ...Object.values(given))
}

const AsyncFunction: new (
  ...parametersAndBody: readonly string[]
) => (...values: readonly unknown[]) => Promise<Names> = Object.getPrototypeOf(async () => undefined).constructor
