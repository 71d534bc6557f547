import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Of `.env` and its like: the project's root, unless ENV_DIR names another. */
export function environmentFolder(): string {
  return process.env['ENV_DIR'] || ROOT
}

/** The variables in the files of a mode, such as `development`; those of this process take precedence. */
export function loadVariables(mode: string): Record<string, string> {
  return loadEnv(mode, environmentFolder(), '')
}
