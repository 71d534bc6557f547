import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { CONNECTION_KEY, DISCONNECTED_KEY, hasStoredConnection } from '#ui/models/stored-settings.ts'
import { usePath } from '#ui/router.tsx'
import { CurrentPage } from '#ui/views/current-page.tsx'
import { ConnectModelsContext, ModelsContext } from '#ui/views/models-context.ts'
import { paths } from '#ui/views/paths.ts'
import { Frame } from '#ui/views/shell/frame.tsx'
import { ThemeSwitch } from '#ui/views/shell/theme-switch.tsx'
import { ShellContext } from '#ui/views/shell-context.ts'
import {
  type LoadedAccount,
  type LoadedConnect,
  loadAccount,
  loadConnect,
  prepareAhead,
  prepareConnect
} from './app-loader.ts'
import { browserStore } from './browser-store.ts'
import { settings } from './settings.ts'

/**
 * The shell, and in it the page. A visitor who only looks gets no model and no wallet code: that is loaded by the first
 * sign of wanting to connect, for a remembered wallet, and for the dashboard.
 */
export function Root() {
  const path = usePath()
  const isMounted = useIsMounted()
  const [connect, setConnect] = useState<LoadedConnect>()
  const [account, setAccount] = useState<LoadedAccount>()
  const [hasFailed, setHasFailed] = useState(false)
  const fail = useCallback(() => setHasFailed(true), [])

  const followAccount = useCallback(() => {
    Promise.all([loadConnect(), loadAccount()]).then(([loadedConnect, loadedAccount]) => {
      setConnect(loadedConnect)
      setAccount(loadedAccount)
    }, fail)
  }, [fail])

  const openConnect = useCallback(() => {
    prepareConnect()
    loadConnect().then((loaded) => {
      setConnect(loaded)
      loaded.models.dialogs.openConnect()
      loaded.accountIsNear.then(followAccount)
    }, fail)
  }, [followAccount, fail])

  const needsAccount = isMounted && (path === paths.dashboard || hasStoredConnection(browserStore) || isShownInFrame())
  useEffect(() => {
    if (needsAccount) followAccount()
    else if (isMounted) prepareAhead()
  }, [needsAccount, isMounted, followAccount])

  // Kept by the script that runs before the first paint.
  useEffect(() => {
    const { dataset } = document.documentElement
    if ('started' in dataset) return
    dataset.started = ''
    if ('clicked' in dataset) openConnect()
  }, [openConnect])

  // Nothing that was remembered is coming: the invitation to connect must not stay out of sight.
  useEffect(() => {
    if (hasFailed || (isMounted && !needsAccount)) delete document.documentElement.dataset.wallet
  }, [hasFailed, isMounted, needsAccount])

  // Another tab connects: this one shows the account too.
  useEffect(() => browserStore.subscribe(CONNECTION_KEY, followAccount), [followAccount])

  const shell = useMemo(
    () => ({
      settings,
      views: account?.views,
      connect: openConnect,
      prepare: prepareConnect
    }),
    [account, openConnect]
  )

  return (
    <ShellContext value={shell}>
      <ConnectModelsContext value={connect?.models}>
        <ModelsContext value={account?.models}>
          <Frame
            year={__BUILT_IN_YEAR__}
            hasFailed={hasFailed}
            theme={isMounted && <ThemeSwitch store={browserStore} />}
          >
            {isMounted && (account || !needsAccount) && <CurrentPage path={path} />}
            {connect && <connect.Dialogs />}
            {account && <account.Announcements />}
          </Frame>
        </ModelsContext>
      </ConnectModelsContext>
    </ShellContext>
  )
}

/** A wallet that shows the page inside itself is connected unasked: the models know whether one does. */
function isShownInFrame(): boolean {
  return window.parent !== window && browserStore.read(DISCONNECTED_KEY) === undefined
}

/** False while prerendering and hydrating: content is drawn after the first mount (section 2). */
function useIsMounted(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false
  )
}
