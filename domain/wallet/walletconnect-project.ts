import { walletFailures } from '#domain/text/wallet-failures.ts'
import { walletConnectText } from '#domain/text/walletconnect.ts'
import { WalletError } from './wallet-error.ts'

/** Project ids from examples, which work for someone else or not at all. */
const PLACEHOLDERS: readonly string[] = ['YOUR_PROJECT_ID', '21fef48091f12692cad574a6f7753643']

/** @throws WalletError with the text of requirement K2 if there is no project id. */
export function assertProjectId(projectId: string): void {
  if (projectId.trim() === '')
    throw new WalletError('relay', { problem: 'no-project', message: walletConnectText.noProjectId })
}

/** Carries the text of requirement X3, for host code too. */
export function chainError(problem: 'no-chains' | 'chain-not-found'): WalletError {
  return new WalletError('switch', { problem, message: walletFailures[problem] })
}

/** A console warning if the project id is a placeholder. */
export function projectIdWarning(projectId: string): string | undefined {
  return PLACEHOLDERS.includes(projectId) ? walletConnectText.placeholderProjectId(projectId) : undefined
}
