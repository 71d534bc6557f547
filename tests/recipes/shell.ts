import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'

/** Variables of the test runner that a newcomer's shell does not have. */
const OURS =
  /^(?:NODE_ENV|ENV_DIR|CONFIG_DIR|VITEST.*|TEST|DEV|PROD|MODE|BASE_URL|SSR|RPC_.*|TOKENS_.*|EXPLORER_URL_.*|CHAINS|IPFS_GATEWAY|AUTH_.*|APP_NAME|ORGANISATION|PAGE_URL|BASE_PATH|WALLETCONNECT_.*|SAFE_HOSTS|SCOREBOARD_.*|RUN_NOTES|PACKED_HARNESS|FAILED_FILE|E2E_DIST|DEVCHAIN_FOLDER|npm_.*)$/

interface Ended {
  readonly status: number | null
  readonly output: string
}

/** Types a command in a folder. It ends with the test at the latest. */
export class Shell {
  readonly #child: ChildProcess
  #output = ''
  readonly #ended: Promise<number | null>

  constructor(folder: string, command: string) {
    const inherited = Object.entries(process.env).filter(([name]) => !OURS.test(name))
    this.#child = spawn('sh', ['-c', command], {
      cwd: folder,
      env: { ...Object.fromEntries(inherited), CI: 'true', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true
    })
    for (const stream of [this.#child.stdout, this.#child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        this.#output += text
      })
    }
    const end = () => this.#signal('SIGTERM')
    process.once('exit', end)
    this.#ended = once(this.#child, 'close').then(([status]) => {
      process.off('exit', end)
      return status as number | null
    })
  }

  async untilEnd(): Promise<Ended> {
    const status = await this.#ended
    return { status, output: this.#output }
  }

  /** Resolves with the match once it is in the output. @throws Error if the command ends first. */
  async until(pattern: RegExp): Promise<RegExpExecArray> {
    for (;;) {
      const match = pattern.exec(this.#output)
      if (match) return match
      const more = [once(this.#child.stdout ?? this.#child, 'data'), this.#ended.then(() => undefined)]
      if ((await Promise.race(more)) === undefined) throw new Error(`It ended without ${pattern}:\n${this.#output}`)
    }
  }

  get output(): string {
    return this.#output
  }

  get isRunning(): boolean {
    return this.#child.exitCode === null && this.#child.signalCode === null
  }

  /** As Ctrl-C does. */
  async interrupt(): Promise<Ended> {
    this.#signal('SIGINT')
    return this.untilEnd()
  }

  #signal(signal: NodeJS.Signals): void {
    if (this.isRunning && this.#child.pid !== undefined) process.kill(-this.#child.pid, signal)
  }
}

/** Joins commands that differ only in their variables. */
export function joinCommands(...commands: readonly string[]): string {
  const programs = new Set(commands.map((command) => command.replace(ASSIGNMENTS, '')))
  const [program = ''] = programs
  if (programs.size !== 1) throw new Error(`Not one program: ${[...programs].join(', ')}`)
  return [...commands.map((command) => ASSIGNMENTS.exec(command)?.[0].trim()), program].join(' ').trim()
}

const ASSIGNMENTS = /^(?:[A-Z_\d]+=\S* +)*/
