// Loaded before they are needed, so that no scene waits for code.
import '#ui/views/ended-transactions.tsx'
import '#ui/views/activity-page/activity-page.tsx'
import '#ui/views/dashboard-page/dashboard-page.tsx'
import '#ui/views/home-page/home-page.tsx'
import '#ui/views/not-found-page.tsx'
import type { ComponentProps } from 'react'
import { knownChains } from '#domain/chain/known-chains.ts'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { pages } from '#src/pages.ts'
import { THEME_KEY } from '#ui/models/stored-settings.ts'
import { FakeBrowserStorage } from '#ui/testing/fake-browser-storage.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { pay } from '#ui/testing/pay.ts'
import { AccountDialogs } from '#ui/views/account-dialogs.tsx'
import { Announcements } from '#ui/views/announcements.tsx'
import { CurrentPage } from '#ui/views/current-page.tsx'
import { Dialogs } from '#ui/views/dialogs.tsx'
import { HomeActions } from '#ui/views/home-page/home-actions.tsx'
import { DialogFoot, LazyEndedTransactions } from '#ui/views/lazy-ended-transactions.tsx'
import { OpenRequests } from '#ui/views/open-requests.tsx'
import { Frame } from '#ui/views/shell/frame.tsx'
import { LanguageSwitch } from '#ui/views/shell/language-switch.tsx'
import { NavActions } from '#ui/views/shell/nav-actions.tsx'
import { Privacy } from '#ui/views/shell/privacy.tsx'
import { ThemeSwitch } from '#ui/views/shell/theme-switch.tsx'
import { connect, drawnIn, never, withMetaMask } from '../fixtures.ts'
import type { Scene, Story } from '../story.ts'
import { confirmed, ended } from './ended-transactions.tsx'
import { fill } from './send.tsx'

/** The whole site at a path. */
function at(path: ComponentProps<typeof CurrentPage>['path'], more: Partial<Scene> = {}): Scene {
  return {
    tab: () => withMetaMask(),
    draw: () => (
      <Frame
        theme={<ThemeSwitch store={themeStore()} />}
        language={<LanguageSwitch language={document.documentElement.lang} onChoose={() => undefined} />}
      >
        <CurrentPage path={path} />
        <Dialogs />
        <Announcements />
      </Frame>
    ),
    ...more,
    shell: {
      pages,
      views: {
        NavActions,
        HomeActions,
        AccountDialogs,
        OpenRequests,
        EndedTransactions: LazyEndedTransactions,
        Privacy,
        DialogFoot
      },
      ...more.shell
    }
  }
}

/** The switch takes over the theme of the frame. */
function themeStore() {
  const storage = new FakeBrowserStorage()
  storage.values.set(THEME_KEY, document.documentElement.dataset['theme'] ?? 'system')
  return storage.tab()
}

const { draw: _, ...openAndEnded } = ended([confirmed, confirmed], {
  before: async (tab) => {
    tab.connector.sendTransaction = () => Promise.reject(new WalletError('timeout', { sent: 'unknown' }))
    await fill(tab)
    await pay(tab.models.paymentForm)
  }
})

export const story: Story = {
  group: 'Page',
  title: 'Site',
  layout: 'page',
  states: {
    'home, nobody is connected': at('/'),
    'home, connected': at('/', { arrange: connect }),
    'home, not signed in': at('/', { tab: () => withMetaMask(undefined, { signIn: true }), arrange: connect }),
    'home, on networks where coins are worth something': at('/', {
      tab: () => withMetaMask(undefined, { chains: knownChains })
    }),
    'the menu is open': at('/', {
      arrange: connect,
      act: async (drawn) => (await drawnIn(drawn, 'nav [aria-expanded]')).click()
    }),
    dashboard: at('/dashboard', { arrange: connect }),
    activity: at('/activity', { arrange: connect }),
    'a request is open, and a transaction has ended': at('/', openAndEnded),
    'the wallet is asked, on home': at('/', {
      tab: () => withMetaMask(Object.assign(new FakeConnector(), { connect: never })),
      arrange: ({ models }) => {
        models.dialogs.openConnect()
        models.connectDialog.pick('metaMask')
      }
    }),
    'no such page': at('/nowhere'),
    'code is missing': at('/', { shell: { missing: 'missing' } }),
    offline: at('/', { shell: { missing: 'offline' } })
  }
}
