import { testedPage } from '../tested-page.mjs'
import { type Command, runNode } from './command.ts'

/** The product as `npm start` runs it. */
export interface StartedProduct {
  readonly command: Command
  readonly url: string
  /** Resolves when it has ended, as the command does. */
  end(): Promise<unknown>
}

export async function startProduct(env: Readonly<Record<string, string>> = {}): Promise<StartedProduct> {
  const command = runNode(['src/start/start.mjs'], { ...testedPage, ...env })
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
