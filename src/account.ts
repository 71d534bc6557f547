import { AccountChoiceModel } from '#ui/models/account-choice-model.ts'
import { BalancesModel } from '#ui/models/balances-model.ts'
import { ChainSwitchModel } from '#ui/models/chain-switch-model.ts'
import type { Models } from '#ui/models/models.ts'
import { NamesModel } from '#ui/models/names-model.ts'
import { NetworkResetsModel } from '#ui/models/network-resets-model.ts'
import { NetworksModel } from '#ui/models/networks-model.ts'
import { Pulse } from '#ui/models/pulse.ts'
import { SendModel } from '#ui/models/send-model.ts'
import { SessionFollower } from '#ui/models/session-follower.ts'
import { SignInModel } from '#ui/models/sign-in-model.ts'
import { TransactionsModel } from '#ui/models/transactions-model.ts'
import { WatchAssetModel } from '#ui/models/watch-asset-model.ts'
import { Announcements } from '#ui/views/announcements.tsx'
import { HomeActions } from '#ui/views/home-page/home-actions.tsx'
import { NavActions } from '#ui/views/shell/nav-actions.tsx'
import { accountAdapters, accountModels } from './account-container.ts'
import { environment } from './built-environment.ts'
import type { StartedConnect } from './connect.ts'

/** The views of an account outside pages and dialogs. */
export { Announcements, HomeActions, NavActions }

/** Builds what follows a connected account, and sets it going. */
export function startAccount({ container, models }: StartedConnect): Models {
  container.load(accountAdapters(environment), accountModels(environment))
  const account = {
    sessionFollower: container.get(SessionFollower),
    signIn: container.get(SignInModel),
    chainSwitch: container.get(ChainSwitchModel),
    accountChoice: container.get(AccountChoiceModel),
    balances: container.get(BalancesModel),
    names: container.get(NamesModel),
    networks: container.get(NetworksModel),
    transactions: container.get(TransactionsModel),
    networkResets: container.get(NetworkResetsModel),
    send: container.get(SendModel),
    watchAsset: container.get(WatchAssetModel)
  }
  const { networks: _, ...started } = { pulse: container.get(Pulse), ...account }
  for (const model of Object.values(started)) model.start()
  if (__LOCAL_NETWORK_EVENTS__ !== '') void followLocalNetworks(account.networkResets)
  return { ...models, ...account }
}

async function followLocalNetworks({ meet }: NetworkResetsModel): Promise<void> {
  const { followNetworkLives } = await import('#adapters/local-network/network-events.ts')
  followNetworkLives(__LOCAL_NETWORK_EVENTS__, meet)
}
