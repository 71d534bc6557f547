import { autorun } from 'mobx'
import type { Address } from '#domain/address.ts'
import type { Models } from '#ui/models/models.ts'
import type { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { alice } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { lostWalletText } from '#ui/words/lost-wallet.ts'
import type { openTab } from './open-tab.ts'

/** A wallet that has granted this account on an earlier visit. */
export function granting(account: Address): FakeConnector {
  return Object.assign(new FakeConnector(), { account, granted: { account, chainId: 84531 } })
}

/** A page that connected to `wallet` with the account of Alice, and then closed. */
export async function visitAsAlice(open: typeof openTab, storage: FakeBrowserStorage): Promise<void> {
  const { models, stop } = open({ storage, connector: granting(alice) })
  await models.connection.connect('wallet')
  stop()
}

/** Every account that the page shows from now on. */
export function watchAccounts({ connection }: Models): readonly (Address | undefined)[] {
  const accounts: (Address | undefined)[] = []
  autorun(() => void accounts.push(connection.account))
  return accounts
}

export function lostText({ connection }: Models): string | undefined {
  return connection.lost === undefined ? undefined : lostWalletText(connection.lost)
}
