// Loaded before they are needed, so that no scene waits for code.
import '#ui/views/connect-dialog/download-code.tsx'
import '#ui/views/connect-dialog/get-wallet-pane.tsx'
import '#ui/views/connect-dialog/pairing-code.tsx'
import { ConnectDialog } from '#ui/views/connect-dialog/connect-dialog.tsx'
import { coinbase, metaMask, rainbow } from '../fixtures.ts'
import type { Scene, Story, Tab } from '../story.ts'

/** The dialog after these moves of a visitor without a wallet. */
function after(...moves: readonly ((dialog: Tab['models']['connectDialog']) => void)[]): Scene {
  return {
    tab: () => ({ announced: false, catalogue: [metaMask(), rainbow(), coinbase()] }),
    arrange: ({ models: { dialogs, connectDialog } }) => {
      dialogs.openConnect()
      for (const move of moves) move(connectDialog)
    },
    draw: () => <ConnectDialog />
  }
}

const get = (dialog: Tab['models']['connectDialog']) => dialog.openGetWallet()
const pick = (dialog: Tab['models']['connectDialog']) => dialog.pickToGet('rainbow')

export const story: Story = {
  group: 'Connect',
  title: 'Get a wallet',
  layout: 'dialog',
  states: {
    'what a wallet is': after((dialog) => dialog.openLearn()),
    'wallets to get': after(get),
    'ways to get it': after(get, pick),
    'the app': after(get, pick, (dialog) => dialog.chooseApp()),
    'after installing the app': after(
      get,
      pick,
      (dialog) => dialog.chooseApp(),
      (dialog) => dialog.proceed()
    ),
    'the extension': after(get, pick, (dialog) => dialog.openExtension())
  }
}
