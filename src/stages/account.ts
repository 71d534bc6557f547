// Who signs in has an account: its adapter comes with what follows one.
import '#adapters/auth/http-authentication-adapter.ts'
import { environment } from '#src/environment/built.ts'
import { accountPresence, accountWhereabouts, resumeDraft } from '#src/visit/account-visit.ts'
import { codeRecovery } from '#src/visit/code-recovery.ts'
import { AccountModel } from '#ui/models/account-model.ts'
import { BalancesModel } from '#ui/models/chain/balances-model.ts'
import { NetworkResetsModel } from '#ui/models/chain/network-resets-model.ts'
import { NetworksModel } from '#ui/models/chain/networks-model.ts'
import type { Models } from '#ui/models/models.ts'
import { NamesModel } from '#ui/models/name/names-model.ts'
import { Pulse } from '#ui/models/pulse.ts'
import { AccountChoiceModel } from '#ui/models/request/account-choice-model.ts'
import { ChainSwitchModel } from '#ui/models/request/chain-switch-model.ts'
import { WatchAssetModel } from '#ui/models/request/watch-asset-model.ts'
import { SessionFollower } from '#ui/models/session/session-follower.ts'
import { SignInModel } from '#ui/models/session/sign-in-model.ts'
import { AttemptsModel } from '#ui/models/transaction/attempts-model.ts'
import { ClearedTransactionsModel } from '#ui/models/transaction/cleared-transactions-model.ts'
import { SendModel } from '#ui/models/transaction/send-model.ts'
import { TransactionsModel } from '#ui/models/transaction/transactions-model.ts'
import { AccountDialogs } from '#ui/views/account-dialogs.tsx'
import { Announcements } from '#ui/views/announcements.tsx'
import { HomeActions } from '#ui/views/home-page/home-actions.tsx'
import { NavActions } from '#ui/views/shell/nav-actions.tsx'
import { accountAdapters, accountModels } from '../account-container.ts'
import type { StartedConnect } from './connect.ts'

/** The views of an account outside pages. */
export { AccountDialogs, Announcements, accountPresence, HomeActions, NavActions }

/** Builds what follows a connected account, and sets it going. */
export function startAccount({ container, models }: StartedConnect): Models {
  container.load(accountAdapters(environment), accountModels(environment))
  const account = {
    account: container.get(AccountModel),
    sessionFollower: container.get(SessionFollower),
    signIn: container.get(SignInModel),
    chainSwitch: container.get(ChainSwitchModel),
    accountChoice: container.get(AccountChoiceModel),
    balances: container.get(BalancesModel),
    names: container.get(NamesModel),
    networks: container.get(NetworksModel),
    transactions: container.get(TransactionsModel),
    cleared: container.get(ClearedTransactionsModel),
    networkResets: container.get(NetworkResetsModel),
    attempts: container.get(AttemptsModel),
    send: container.get(SendModel),
    watchAsset: container.get(WatchAssetModel)
  }
  const { account: _view, networks: _, ...started } = { pulse: container.get(Pulse), ...account }
  for (const model of Object.values(started)) model.start()
  const all: Models = { ...models, ...account }
  resumeDraft(all, codeRecovery.resumption)
  codeRecovery.locate(() => accountWhereabouts(all))
  if (__LOCAL_NETWORK_EVENTS__ !== '') void followLocalNetworks(account.networkResets)
  return all
}

async function followLocalNetworks({ meet }: NetworkResetsModel): Promise<void> {
  const { followNetworkLives } = await import('#adapters/local-network/network-events.ts')
  followNetworkLives(__LOCAL_NETWORK_EVENTS__, meet)
}
