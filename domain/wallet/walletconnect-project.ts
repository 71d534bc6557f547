import { walletConnectText } from '#domain/text/walletconnect.ts'
import { RelayError } from './errors.ts'

/** What examples carry: they work for somebody else, or for nobody. */
const PLACEHOLDERS: readonly string[] = ['YOUR_PROJECT_ID', '21fef48091f12692cad574a6f7753643']

/** @throws RelayError with the text of section 5 when there is no project id. */
export function assertProjectId(projectId: string): void {
  if (projectId.trim() === '') throw new RelayError('no-project', walletConnectText.noProjectId)
}

/** For the developer's console, when the project id is a placeholder (section 5). */
export function projectIdWarning(projectId: string): string | undefined {
  return PLACEHOLDERS.includes(projectId) ? walletConnectText.placeholderProjectId(projectId) : undefined
}
