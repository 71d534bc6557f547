import { ownModule } from '#devchain/own-module.ts'
import { buildPageScript } from '#devchain/page-script.ts'

const ENTRY = ownModule('./client/main', import.meta.url)

let built: Promise<string> | undefined

/** The script of a contract's page, built on first use; after a failure, built again. */
export function contractScript(): Promise<string> {
  built ??= buildPageScript(ENTRY, 'contractPage').catch((cause: unknown) => {
    built = undefined
    throw cause
  })
  return built
}
