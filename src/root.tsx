import {
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore
} from 'react'
import type { Resumption } from '#domain/connection/resumption.ts'
import { CONNECTION_KEY, DISCONNECTED_KEY, hasStoredConnection } from '#ui/models/stored-settings.ts'
import { usePath } from '#ui/router.tsx'
import { CurrentPage } from '#ui/views/current-page.tsx'
import { LanguageContext } from '#ui/views/language-context.ts'
import { ConnectModelsContext, ModelsContext } from '#ui/views/models-context.ts'
import { pageAt } from '#ui/views/routes.ts'
import { Frame } from '#ui/views/shell/frame.tsx'
import { ThemeSwitch } from '#ui/views/shell/theme-switch.tsx'
import { ShellContext } from '#ui/views/shell-context.ts'
import { browserStore } from './browser-store.ts'
import { settings } from './environment/settings.ts'
import { loadTexts } from './language/load-texts.ts'
import { pageLanguage, prerenderedLanguage, subscribeToLanguage } from './language/page-language.ts'
import { useLanguageChoice } from './language/use-language-choice.ts'
import {
  buildAccountAhead,
  buildConnectAhead,
  type LoadedConnect,
  loadAccount,
  loadChoiceAhead,
  loadConnect,
  prepareAccount,
  prepareConnect
} from './loading/app-loader.ts'
import { mayLoadAhead } from './loading/may-load-ahead.ts'
import { nextStage } from './loading/next-stage.ts'
import { pages } from './pages.ts'
import { codeRecovery } from './visit/code-recovery.ts'

/**
 * The shell with the page inside. Models and wallet code are loaded when the browser is idle; for visitors who save data,
 * on the first sign of an intent to connect; for a remembered wallet, and for pages that need an account's, at once.
 */
export function Root() {
  const path = usePath()
  const isMounted = useIsMounted()
  const language = useSyncExternalStore(subscribeToLanguage, pageLanguage, prerenderedLanguage)
  const LanguageChoice = useLanguageChoice()
  const missing = useSyncExternalStore(codeRecovery.subscribe, () => codeRecovery.failure, nothing)
  const [stage, advance] = useReducer(nextStage, { name: 'shell' })
  const connect = stage.name === 'shell' ? undefined : stage.connect
  const account = stage.name === 'account' ? stage.account : undefined

  const showAccount = useCallback(async () => {
    const [connect, account] = await Promise.all([loadConnect(), loadAccount()])
    advance({ loaded: 'account', connect, account })
  }, [])
  const followAccount = useCallback(() => attempt('account', showAccount), [showAccount])
  const askForAccount = useCallback(
    () => attempt('account', () => codeRecovery.loadOrReload(showAccount)),
    [showAccount]
  )

  /** Builds what follows the choice of a wallet while the visitor reads the list; a failure is reported once it is needed. */
  const prepareChoice = useCallback(async (connect: LoadedConnect) => {
    const account = await buildAccountAhead()
    startTransition(() => advance({ loaded: 'account', connect, account }))
    await loadChoiceAhead()
  }, [])

  const openDialogs = useCallback(
    (resumption: Resumption) => {
      const open = async () => {
        const loaded = await loadConnect()
        advance({ loaded: 'connect', connect: loaded })
        // Until then, nothing is known about a remembered wallet.
        if (hasStoredConnection(browserStore)) await showAccount()
        await loaded.resume(resumption)
        prepareChoice(loaded).catch(nothing)
      }
      prepareConnect()
      attempt('connect', () => codeRecovery.loadOrReload(open, resumption))
    },
    [showAccount, prepareChoice]
  )
  const openConnect = useCallback(() => openDialogs({ dialog: 'connect' }), [openDialogs])
  const openAccount = useCallback(() => openDialogs({ dialog: 'account' }), [openDialogs])

  const isForAccount = pageAt(pages, path)?.needs === 'account'
  const needsAccount = isMounted && (isForAccount || hasStoredConnection(browserStore) || isShownInFrame())
  useEffect(() => {
    if (needsAccount) askForAccount()
    if (needsAccount || !isMounted || !mayLoadAhead(navigator)) return
    const left = new AbortController()
    const build = async () => {
      const connect = await buildConnectAhead(left.signal)
      if (connect) startTransition(() => advance({ loaded: 'connect', connect }))
      await loadChoiceAhead()
    }
    build().catch(nothing)
    return () => left.abort()
  }, [needsAccount, isMounted, askForAccount])

  // A click kept by the script that runs before the first paint, or what was open when the page was reloaded.
  useEffect(() => {
    const { dataset } = document.documentElement
    if ('started' in dataset) return
    dataset.started = ''
    const { resumption } = codeRecovery
    if (resumption.dialog) openDialogs(resumption)
    else if (dataset.clicked === 'account') openAccount()
    else if (dataset.clicked === 'connect') openConnect()
  }, [openConnect, openAccount, openDialogs])

  // No remembered account will appear, or it is loaded: the invitation to connect must not stay hidden.
  useEffect(() => {
    if (!missing && !account && (!isMounted || needsAccount)) return
    const { dataset } = document.documentElement
    delete dataset.wallet
    delete dataset.account
  }, [missing, account, isMounted, needsAccount])

  // When another tab connects, this one shows the account too.
  useEffect(() => browserStore.subscribe(CONNECTION_KEY, followAccount), [followAccount])

  useEffect(() => {
    const askOnceAnswered = async () => {
      // Does not reload while the wallet is asked, nor after it has rejected.
      const isConnected = await connect?.whenWalletAnswered()
      if (isConnected) await codeRecovery.loadOrReload(showAccount)
    }
    return connect?.followWallet({
      onAsked: () => attempt('account', () => showAccount().catch(askOnceAnswered)),
      onRestored: followAccount
    })
  }, [connect, followAccount, showAccount])

  const hasAccount = useSyncExternalStore(account?.subscribe ?? never, account?.isShown ?? no, no)
  const shell = useMemo(
    () => ({
      settings,
      pages,
      views: account?.views,
      hasAccount,
      connect: openConnect,
      openAccount,
      prepare: prepareConnect,
      prepareAccount,
      loadTexts,
      loadOrReload: codeRecovery.loadOrReload,
      retryOrReload: codeRecovery.retryOrReload,
      missing,
      retry: codeRecovery.retry,
      reload: codeRecovery.reload
    }),
    [account, hasAccount, openConnect, openAccount, missing]
  )

  const canBeDrawn = account || !needsAccount || (missing && !isForAccount)
  return (
    <LanguageContext value={language}>
      <ShellContext value={shell}>
        <ConnectModelsContext value={connect?.models}>
          <ModelsContext value={account?.models}>
            <Frame
              theme={isMounted && <ThemeSwitch store={browserStore} />}
              language={LanguageChoice && <LanguageChoice />}
            >
              {isMounted && canBeDrawn && <CurrentPage path={path} />}
              {connect && <connect.Dialogs />}
              {account && <account.Announcements />}
            </Frame>
          </ModelsContext>
        </ConnectModelsContext>
      </ShellContext>
    </LanguageContext>
  )
}

/** A failure is only reported: the page says what is missing. */
function attempt(name: string, load: () => Promise<unknown>): void {
  codeRecovery.watch(name, load).catch(nothing)
}

function nothing(): undefined {
  return undefined
}

function never(): typeof nothing {
  return nothing
}

function no(): boolean {
  return false
}

/** A wallet that shows the page in a frame connects automatically; the models know whether there is one. */
function isShownInFrame(): boolean {
  return window.parent !== window && browserStore.read(DISCONNECTED_KEY) === undefined
}

/** False while prerendering and hydrating: content is drawn after the first mount (section 2), before it is painted. */
function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useLayoutEffect(() => setMounted(true), [])
  return isMounted
}
