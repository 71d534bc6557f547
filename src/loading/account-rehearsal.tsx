import { Activity, useInsertionEffect, useState } from 'react'
import { accountView } from '#domain/account.ts'
import type { Address } from '#domain/address.ts'
import type { Models } from '#ui/models/models.ts'
import { whenIdle } from '#ui/models/when-idle.ts'
import { HomeActions } from '#ui/views/home-page/home-actions.tsx'
import { ModelsContext, useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { NavActions } from '#ui/views/shell/nav-actions.tsx'

const NOBODY: Address = `0x${'0'.repeat(40)}`

/**
 * Draws an account's buttons once, out of sight and with nobody's account, while the visitor picks a wallet: the first time, a
 * browser takes several times as long. Hidden, React inserts styles and runs no other effects, so that nothing is read; then
 * all of it goes, at the latest when an account is there.
 */
export const AccountRehearsal = observer(function AccountRehearsal() {
  const models = useModels()
  const [rehearsed, setRehearsed] = useState(() => (models.connection.active ? undefined : withNobody(models)))
  return (
    rehearsed &&
    !models.connection.active && (
      <Activity mode="hidden">
        <ModelsContext value={rehearsed}>
          <NavActions />
          <HomeActions isConnected />
          <Drawn onDrawn={() => setRehearsed(undefined)} />
        </ModelsContext>
      </Activity>
    )
  )
})

/** Calls back when the browser is idle after the views beside it have been drawn. */
function Drawn({ onDrawn }: { readonly onDrawn: () => void }) {
  useInsertionEffect(() => void whenIdle().then(onDrawn), [onDrawn])
  return undefined
}

/** As the views of an account read them; everything else comes from the models themselves. */
function withNobody(models: Models): Models {
  const [chain] = models.settings.chains
  const view = accountView({ address: NOBODY, hasPendingTransactions: false })
  return {
    ...models,
    account: Object.create(models.account, { view: { value: view } }),
    connection: Object.create(models.connection, {
      account: { value: NOBODY },
      chain: { value: chain },
      chainId: { value: chain?.id }
    })
  }
}
