import { build } from 'vite'

/** Builds a script of the dev server's own pages: one classic script, which a tag loads without modules. */
export async function buildPageScript(entry: string, name: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      minify: false,
      lib: { entry, formats: ['iife'], name }
    }
  })
  const bundles = Array.isArray(output) ? output : [output]
  const chunk = bundles
    .flatMap((bundle) => ('output' in bundle ? bundle.output : []))
    .find(({ type }) => type === 'chunk')
  if (chunk?.type !== 'chunk') throw new Error(`The script ${name} could not be built.`)
  return chunk.code
}
