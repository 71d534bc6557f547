import { when } from 'mobx'
import { WalletError } from '#domain/wallet/wallet-error.ts'
import { FakeAuthentication, sessionOf } from '#ui/testing/fake-authentication.ts'
import { bob } from '#ui/testing/fake-values.ts'
import { FakeConnector } from '#ui/testing/fake-wallet.ts'
import { AccountDialogs } from '#ui/views/account-dialogs.tsx'
import { connect, never, withMetaMask } from '../fixtures.ts'
import type { Scene, Story, Tab, WalletParts } from '../story.ts'

async function open(tab: Tab): Promise<void> {
  tab.models.dialogs.openConnect()
  await connect(tab)
}

async function press(tab: Tab): Promise<void> {
  await open(tab)
  await when(() => tab.models.signIn.canPress)
  void tab.models.signIn.press()
}

interface Parts {
  readonly wallet?: WalletParts
  readonly service?: Partial<FakeAuthentication>
  readonly arrange?: Scene['arrange']
}

function scene({ wallet = {}, service = {}, arrange = press }: Parts): Scene {
  return {
    tab: () =>
      withMetaMask(Object.assign(new FakeConnector(), wallet), {
        signIn: true,
        authentication: Object.assign(new FakeAuthentication(), service)
      }),
    arrange,
    draw: () => <AccountDialogs />
  }
}

const refusing = (error: WalletError) => scene({ wallet: { signMessage: () => Promise.reject(error) } })

export const story: Story = {
  group: 'Account',
  title: 'Sign-in',
  layout: 'dialog',
  states: {
    'preparing the message': scene({ service: { getNonce: never }, arrange: open }),
    'ready to sign': scene({ arrange: open }),
    'the wallet is asked': scene({ wallet: { signMessage: never } }),
    'the owners of a Safe are asked': scene({ wallet: { signMessage: never, sendsProposals: true } }),
    'another account is signed in': scene({
      service: { session: sessionOf(bob) },
      arrange: async (tab) => {
        await open(tab)
        tab.models.session.send({ type: 'answered', session: sessionOf(bob), shared: undefined, now: Date.now() })
      }
    }),
    'checking the signature': scene({ service: { verify: never } }),
    'the visitor rejected it': refusing(new WalletError('rejected')),
    'the wallet failed': refusing(new WalletError('other', { message: 'Keyring is locked.', code: -32603 })),
    'the signature is refused': scene({ service: { verify: async () => undefined } }),
    'the service is down': scene({
      service: { getNonce: () => Promise.reject(new Error('The service is down.')) },
      arrange: open
    })
  }
}
