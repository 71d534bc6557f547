import { readFileSync } from 'node:fs'
import { deployedLock, deployedManifest, NATIVE_PACKAGES } from './deployed-package.ts'

const readText = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')
const read = (path: string) => JSON.parse(readText(path))

/**
 * Builds main.js with every package but the native ones inside, the worker that it starts by file name, and the
 * package.json and lock file to install the native ones from.
 */
export default {
  ssr: { noExternal: true as const, external: [...NATIVE_PACKAGES] },
  build: { rolldownOptions: { output: { codeSplitting: false } } },
  plugins: [
    {
      name: 'deployed-package',
      generateBundle(this: { emitFile(file: object): void }) {
        const manifest = read('./package.json')
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
        const emitJson = (fileName: string, content: object) =>
          emit(fileName, `${JSON.stringify(content, undefined, 2)}\n`)
        emit('database-worker.mjs', readText('./sqlite/database-worker.mjs'))
        emitJson('package.json', deployedManifest(manifest))
        emitJson('package-lock.json', deployedLock(manifest, read('../package-lock.json')))
      }
    }
  ]
}
