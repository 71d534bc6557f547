import { readFileSync } from 'node:fs'
import { deployedLock, deployedManifest } from './deployed-package.ts'

const read = (path: string) => JSON.parse(readFileSync(new URL(path, import.meta.url), 'utf8'))

/** Builds main.js, the worker that it starts by file name, and the package.json and lock file to install from. */
export default {
  plugins: [
    {
      name: 'database-worker',
      buildStart(this: { emitFile(file: object): void }) {
        const fileName = 'database-worker.mjs'
        this.emitFile({ type: 'chunk', id: `./database/${fileName}`, fileName })
      }
    },
    {
      name: 'deployed-package',
      generateBundle(this: { emitFile(file: object): void }) {
        const manifest = read('./package.json')
        const emit = (fileName: string, content: object) =>
          this.emitFile({ type: 'asset', fileName, source: `${JSON.stringify(content, undefined, 2)}\n` })
        emit('package.json', deployedManifest(manifest))
        emit('package-lock.json', deployedLock(manifest, read('../package-lock.json')))
      }
    }
  ]
}
