import { extname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The path of a module beside another: TypeScript in the repository, JavaScript in the package. */
export function ownModule(name: string, besides: string): string {
  return fileURLToPath(new URL(`${name}${extname(new URL(besides).pathname)}`, besides))
}
