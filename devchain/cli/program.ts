import { spawn } from 'node:child_process'
import { constants } from 'node:os'
import type { StartedChains } from './started-chains.ts'

/** A command that uses the chains. */
export interface Program {
  /** Its exit code, or 128 plus the number of the signal that killed it, as in shells. @throws Error when it cannot be started. */
  readonly ended: Promise<number>
  /** Sends SIGTERM and waits; SIGKILL after 5 seconds. */
  stop(): Promise<void>
}

const STOP_TIMEOUT_MS = 5_000

/** Passes the addresses in `DEVCHAIN_GATEWAY` and `RPC_URL_<chainId>`. */
export function runProgram(
  [file = '', ...args]: readonly string[],
  { gateway, chains }: Pick<StartedChains, 'gateway' | 'chains'>
): Program {
  const endpoints = [...chains].map(([chainId, url]) => [`RPC_URL_${chainId}`, url])
  const env = { ...process.env, DEVCHAIN_GATEWAY: gateway, ...Object.fromEntries(endpoints) }
  const child = spawn(file, args, { stdio: 'inherit', env })
  const ended = new Promise<number>((resolve, reject) => {
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal ? constants.signals[signal] : 0)))
    child.once('error', (cause) => reject(new Error(`"${file}" cannot be started: ${cause.message}.`, { cause })))
  })
  return {
    ended,
    async stop() {
      child.kill('SIGTERM')
      const timer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS)
      await ended.catch(() => undefined)
      clearTimeout(timer)
    }
  }
}
