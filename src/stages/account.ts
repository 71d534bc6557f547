// Only a connected account can sign in, so this adapter loads with the code of an account.
import '#adapters/auth/http-authentication-adapter.ts'
// Pages of an account share these, and would load them in one more file.
import '#ui/text/network-fees.ts'
import '#ui/text/send.ts'
import '#ui/hooks/use-contract-write.ts'
import '#ui/views/contract-write/write-progress.tsx'
import '#ui/views/invitation.tsx'
import '#ui/views/parts/explorer-link.tsx'
import '#ui/views/parts/list.ts'
import '#ui/views/parts/panel.tsx'
import '#ui/views/parts/review-list.tsx'
import '#ui/views/parts/select-field.tsx'
import '#ui/views/parts/text-field.tsx'
import type { Container } from 'inversify'
import { browserStore } from '#src/browser-store.ts'
import { settings } from '#src/settings/built.ts'
import { accountVisitState, resumeDraft, whenQuiet } from '#src/visit/account-visit.ts'
import { codeRecovery } from '#src/visit/code-recovery.ts'
import { accountModels, accountParts } from '#ui/models/account-models.ts'
import type { Models } from '#ui/models/models.ts'
import { AccountDialogs } from '#ui/views/account-dialogs.tsx'
import { Announcements } from '#ui/views/announcements.tsx'
import { HomeActions } from '#ui/views/home-page/home-actions.tsx'
import { DialogFoot, LazyEndedTransactions } from '#ui/views/lazy-ended-transactions.tsx'
import { LazyOpenRequests } from '#ui/views/lazy-open-requests.tsx'
import { formatNumber } from '#ui/views/parts/number.ts'
import { NavActions } from '#ui/views/shell/nav-actions.tsx'
import { Privacy } from '#ui/views/shell/privacy.tsx'
import { accountAdapters } from '../container/account-adapters.ts'
import { startModelsInSteps } from '../container/start-models.ts'
import { AccountRehearsal } from '../loading/account-rehearsal.tsx'
import type { StartedConnect } from './connect.ts'

/** The views of an account outside pages. */
export {
  AccountDialogs,
  AccountRehearsal,
  Announcements,
  DialogFoot,
  HomeActions,
  LazyEndedTransactions as EndedTransactions,
  LazyOpenRequests as OpenRequests,
  NavActions,
  Privacy,
  whenQuiet
}

/** The first number takes a browser far longer to format than all that follow. */
export function warmNumbers(): void {
  formatNumber(0)
}

/** The first listing of thousands of records takes a browser far longer than those that follow. */
export function warmStorage(): void {
  browserStore.keys('')
}

/** Creates and starts everything that needs a connected account; a pause may come after each step. */
export function* startAccount({ container, models }: StartedConnect): Generator<void, Models> {
  container.load(accountAdapters(settings))
  const started = yield* startModelsInSteps(container, { ...accountParts, ...accountModels })
  const all: Models = { ...models, ...started.models }
  resumeDraft(all, codeRecovery.resumption)
  codeRecovery.resumeAfterReload(() => accountVisitState(all))
  if (__LOCAL_NETWORK_EVENTS__ !== '') void followLocalNetworks(container)
  return all
}

async function followLocalNetworks(container: Container): Promise<void> {
  const localNetworks = await import('../local-networks.tsx')
  localNetworks.followLocalNetworks(container)
}
