import { connectText } from '#domain/text/connect.ts'
import { useConnectModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { Sentence } from '#ui/views/parts/untrusted-text.tsx'
import { CodeMissing } from '#ui/views/shell/code-missing.tsx'
import { useShell } from '#ui/views/shell-context.ts'
import { walletName } from '#ui/words/wallet.ts'
import { pane, tall, words } from './pane-styles.ts'
import { WalletMark } from './wallet-mark.tsx'

/** Shown while the code that displays the account loads. */
export const ConnectedPane = observer(function ConnectedPane() {
  const { connection } = useConnectModels()
  const { missing, retry } = useShell()
  const { wallet } = connection
  if (!wallet) return undefined
  return (
    <div css={[pane, tall]}>
      <WalletMark wallet={wallet} isWaiting={missing === undefined} />
      <div css={words} role="status">
        <strong>
          <Sentence of={connectText.connected} name={walletName(wallet)} />
        </strong>
        {!missing && <p>{connectText.preparing}</p>}
      </div>
      {missing && <CodeMissing failure={missing} onRetry={retry} />}
    </div>
  )
})
