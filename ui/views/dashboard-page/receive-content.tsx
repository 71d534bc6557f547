import { css } from '@emotion/react'
import { useState } from 'react'
import type { Address } from '#domain/address.ts'
import { findChain } from '#domain/chain/chain.ts'
import { paymentUri } from '#domain/chain/payment-uri.ts'
import { dashboardText } from '#ui/text/dashboard.ts'
import { color, radius, size, type, weight } from '#ui/theme/tokens.ts'
import { QrPlaceholder } from '#ui/views/connect-dialog/qr-placeholder.tsx'
import { useModels } from '#ui/views/models-context.ts'
import { observer } from '#ui/views/observer.ts'
import { CopyButton } from '#ui/views/parts/copy-button.tsx'
import { FullAddress } from '#ui/views/parts/full-address.tsx'
import { lazyView } from '#ui/views/parts/lazy-view.tsx'
import { RECEIVE_QR_SIZE, ReceiveCodeContext } from './receive-code-context.ts'

/** Loaded when the dialog opens: most visitors never need it. */
const receiveCode = lazyView(() => import('./receive-code.tsx').then(({ ReceiveCode }) => ReceiveCode))

const content = css({
  display: 'grid',
  gap: 16,
  padding: '0 24px 24px',
  '& > p': { ...type.small, color: color.secondary, textWrap: 'pretty' },
  '& label': { ...type.small, display: 'grid', gap: 4, color: color.secondary, fontWeight: weight.medium },
  '& h3': { ...type.small, marginBlockEnd: 4, color: color.secondary, fontWeight: weight.medium }
})

const select = css(type.body, {
  inlineSize: '100%',
  minBlockSize: size.touch,
  paddingInline: 12,
  border: `1px solid ${color.control}`,
  borderRadius: radius.control,
  backgroundColor: color.surface,
  color: color.text,
  fontWeight: weight.medium
})

const code = css({ display: 'grid', justifyItems: 'center', minBlockSize: RECEIVE_QR_SIZE })
const actions = css({ display: 'flex', flexWrap: 'wrap', gap: 8 })

/** The account's address as a QR code for one network, and as text. */
export const ReceiveContent = observer(function ReceiveContent({ account }: { readonly account: Address }) {
  const { connection, settings } = useModels()
  const [chosenId, choose] = useState(connection.chain?.id ?? settings.chains[0]?.id)
  const chain = chosenId === undefined ? undefined : findChain(settings.chains, chosenId)
  if (!chain) return undefined
  const uri = paymentUri(account, chain.id)
  const { address, code: codeName, copyAddress, copyLink, network, only } = dashboardText.receive
  return (
    <div css={content}>
      <label>
        {network}
        <select css={select} value={chain.id} onChange={({ target }) => choose(Number(target.value))}>
          {settings.chains.map(({ id, name }) => (
            <option key={id} value={id} translate="no">
              {name}
            </option>
          ))}
        </select>
      </label>
      <div css={code}>
        <ReceiveCodeContext value={{ uri, name: codeName(chain.name) }}>
          <receiveCode.View fallback={<QrPlaceholder size={RECEIVE_QR_SIZE} />} />
        </ReceiveCodeContext>
      </div>
      <p>{only(chain.name)}</p>
      <div>
        <h3>{address}</h3>
        <FullAddress address={account} />
      </div>
      <div css={actions}>
        <CopyButton text={account} label={copyAddress} kind="secondary" />
        <CopyButton text={uri} label={copyLink} />
      </div>
    </div>
  )
})
