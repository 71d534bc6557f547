import { startTransition, useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { DISCONNECTED_KEY, hasStoredConnection } from '#ui/models/stored-settings.ts'
import { usePath } from '#ui/router.tsx'
import { CurrentPage } from '#ui/views/current-page.tsx'
import { LanguageContext } from '#ui/views/language-context.ts'
import { ConnectModelsContext, ModelsContext } from '#ui/views/models-context.ts'
import { pageAt } from '#ui/views/routes.ts'
import { Frame } from '#ui/views/shell/frame.tsx'
import { ThemeSwitch } from '#ui/views/shell/theme-switch.tsx'
import { ShellContext } from '#ui/views/shell-context.ts'
import { browserStore } from './browser-store.ts'
import { loadTexts } from './language/load-texts.ts'
import { pageLanguage, prerenderedLanguage, subscribeToLanguage } from './language/page-language.ts'
import { useLanguageChoice } from './language/use-language-choice.ts'
import type { LoadedPage } from './loading/loader.ts'
import { pageLoader } from './loading/page-loader.ts'
import { pageRequests } from './page-requests.ts'
import { pages } from './pages.ts'
import { settings } from './settings/built.ts'
import { codeRecovery } from './visit/code-recovery.ts'

interface RootProps {
  /** Draws at once what otherwise follows the first mount: a build machine does, for the styles of the landing page. */
  readonly hasContent?: boolean
}

/**
 * The shell with the page inside, and what the loader has loaded of it. Models and wallet code are loaded when the browser
 * is idle; for visitors who save data, on the first sign of an intent to connect; for a remembered wallet, and for pages that
 * need an account's, at once.
 */
export function Root({ hasContent = false }: RootProps) {
  const path = usePath()
  const isMounted = useIsMounted()
  const language = useSyncExternalStore(subscribeToLanguage, pageLanguage, prerenderedLanguage)
  const LanguageChoice = useLanguageChoice()
  const { stage, missing } = useLoadedPage()
  const { connect, account } = stage

  const isForAccount = pageAt(pages, path)?.needs === 'account'
  const needsAccount = isMounted && (isForAccount || hasStoredConnection(browserStore) || isShownInFrame())
  useEffect(() => pageLoader.start(), [])
  useEffect(() => (isMounted ? pageLoader.prepareFor(needsAccount) : undefined), [isMounted, needsAccount])

  // No remembered account will appear, or it is loaded: the invitation to connect must not stay hidden.
  const isAccountAwaited = !missing && !account && (!isMounted || needsAccount)
  useEffect(() => {
    if (isAccountAwaited) return
    const { dataset } = document.documentElement
    delete dataset.wallet
    delete dataset.account
  }, [isAccountAwaited])

  const shell = useMemo(
    () => ({
      settings,
      pages,
      views: account?.views,
      account: pageLoader.account,
      connect: pageLoader.openConnect,
      openAccount: pageLoader.openAccount,
      prepare: pageLoader.prepareConnect,
      prepareAccount: pageLoader.prepareAccount,
      whenQuiet: pageLoader.whenQuiet,
      requests: pageRequests.list,
      loadTexts,
      loadOrReload: codeRecovery.loadOrReload,
      retryOrReload: codeRecovery.retryOrReload,
      missing,
      retry: codeRecovery.retry,
      reload: codeRecovery.reload
    }),
    [account, missing]
  )

  const drawsContent = isMounted || hasContent
  const canBeDrawn = account || !needsAccount || (missing && !isForAccount)
  return (
    <LanguageContext value={language}>
      <ShellContext value={shell}>
        <ConnectModelsContext value={connect?.models}>
          <ModelsContext value={account?.models}>
            <Frame
              theme={drawsContent && <ThemeSwitch store={browserStore} />}
              language={LanguageChoice && <LanguageChoice />}
            >
              {drawsContent && canBeDrawn && <CurrentPage path={path} />}
              {connect && <connect.Dialogs />}
              {account && <account.Announcements />}
              {account && <account.AccountRehearsal />}
            </Frame>
          </ModelsContext>
        </ConnectModelsContext>
      </ShellContext>
    </LanguageContext>
  )
}

function useLoadedPage(): LoadedPage {
  const [page, setPage] = useState(pageLoader.page)
  useLayoutEffect(() => {
    setPage(pageLoader.page)
    return pageLoader.subscribe((loaded, isAhead) => {
      if (isAhead) startTransition(() => setPage(loaded))
      else setPage(loaded)
    })
  }, [])
  return page
}

/** A wallet that shows the page in a frame connects automatically; the models know whether there is one. */
function isShownInFrame(): boolean {
  return window.parent !== window && browserStore.read(DISCONNECTED_KEY) === undefined
}

/** False while prerendering and hydrating: content is drawn after the first mount (requirement R8), before it is painted. */
function useIsMounted(): boolean {
  const [isMounted, setMounted] = useState(false)
  useLayoutEffect(() => setMounted(true), [])
  return isMounted
}
