import { type ReactNode, StrictMode } from 'react'
import type { Models } from '#ui/models/models.ts'
import { AccountDialogs } from './account-dialogs.tsx'
import { LanguageContext, type PageLanguage } from './language-context.ts'
import { ConnectModelsContext, ModelsContext } from './models-context.ts'
import { Privacy } from './shell/privacy.tsx'
import { type AccountViews, type Shell, ShellContext } from './shell-context.ts'

const nothing = () => undefined
/** The dialogs of an account and the footer's promise, and nothing else outside the page. */
export const noViews: AccountViews = {
  NavActions: nothing,
  HomeActions: nothing,
  AccountDialogs,
  OpenRequests: nothing,
  EndedTransactions: nothing,
  Privacy,
  DialogFoot: nothing
}
const ENGLISH: PageLanguage = { tag: 'en' }

interface FakePageProps {
  readonly models: Models
  readonly shell?: Partial<Shell>
  readonly language?: PageLanguage | undefined
  readonly children: ReactNode
}

/** For tests: everything around a view, in React's strict mode as on the real page. */
export function FakePage(props: FakePageProps) {
  return (
    <StrictMode>
      <FakeProviders {...props} />
    </StrictMode>
  )
}

/** The same without strict mode, which renders everything twice. */
export function FakeProviders({ models, shell, language = ENGLISH, children }: FakePageProps) {
  const { settings, dialogs } = models
  const page: Shell = {
    settings,
    pages: [],
    views: noViews,
    account: {
      current: () => models.connection.account,
      subscribe: models.connection.followAccount
    },
    connect: dialogs.openConnect,
    openAccount: dialogs.openAccount,
    prepare: nothing,
    prepareAccount: nothing,
    whenQuiet: async () => false,
    requests: () => [],
    loadTexts: async () => true,
    loadOrReload: (load) => load(),
    retryOrReload: (load) => load(),
    missing: undefined,
    retry: nothing,
    reload: nothing
  }
  return (
    <LanguageContext value={language}>
      <ShellContext value={{ ...page, ...shell }}>
        <ConnectModelsContext value={models}>
          <ModelsContext value={models}>{children}</ModelsContext>
        </ConnectModelsContext>
      </ShellContext>
    </LanguageContext>
  )
}
