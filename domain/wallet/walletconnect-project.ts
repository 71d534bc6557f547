import { WalletError } from './wallet-error.ts'

/** Project ids from examples, which work for someone else or not at all. */
const PLACEHOLDERS: readonly string[] = ['YOUR_PROJECT_ID', '21fef48091f12692cad574a6f7753643']

/** Developers and host code read these in the specification's words, in every language (K2, X3). */
const NO_PROJECT_ID = 'No projectId found'
const CHAIN_ERRORS = {
  'no-chains': 'No chains found on connector.',
  'chain-not-found': 'chain not found on connector.'
} as const

/** @throws WalletError in the specification's words if there is no project id. */
export function assertProjectId(projectId: string): void {
  if (projectId.trim() === '') throw new WalletError('relay', { problem: 'no-project', message: NO_PROJECT_ID })
}

/** Carries the specification's words, for host code too. */
export function chainError(problem: keyof typeof CHAIN_ERRORS): WalletError {
  return new WalletError('switch', { problem, message: CHAIN_ERRORS[problem] })
}

/** A console warning if the project id is a placeholder (K2). */
export function projectIdWarning(projectId: string): string | undefined {
  if (!PLACEHOLDERS.includes(projectId)) return undefined
  return `The WalletConnect project id "${projectId}" is a placeholder: get one of your own before real visitors come.`
}
