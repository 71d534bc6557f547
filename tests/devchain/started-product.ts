import { testedPage } from '../tested-page.mjs'
import { type Command, runNode } from './command.ts'

/** The product, started by `npm start`. */
export interface StartedProduct {
  readonly command: Command
  readonly url: string
  /** Stops it and resolves like the command's `ended`. */
  end(): Promise<unknown>
}

export async function startProduct(
  env: Readonly<Record<string, string>> = {},
  args: readonly string[] = []
): Promise<StartedProduct> {
  const command = runNode(['src/start/start.mjs', ...args], { ...testedPage, ...env })
  const [url] = await command.until(/http:\/\/\S+/)
  return {
    command,
    url,
    end() {
      command.kill('SIGTERM')
      return command.ended
    }
  }
}
