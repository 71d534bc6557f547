import { useState } from 'react'
import type { Address } from '#domain/address.ts'
import { dashboardText } from '#ui/text/dashboard.ts'
import { AccountIcon } from '#ui/views/parts/account-icon.tsx'
import { Button } from '#ui/views/parts/button.tsx'
import { Dialog } from '#ui/views/parts/dialog.tsx'
import { ReceiveContent } from './receive-content.tsx'

/** Opens what somebody needs who wants to pay the account. */
export function Receive({ account }: { readonly account: Address }) {
  const [isOpen, setOpen] = useState(false)
  const { open, title } = dashboardText.receive
  return (
    <>
      <Button kind="quiet" isSmall onClick={() => setOpen(true)}>
        <AccountIcon name="code" size={18} />
        {open}
      </Button>
      {isOpen && (
        <Dialog title={title} isWhole onClose={() => setOpen(false)}>
          <ReceiveContent account={account} />
        </Dialog>
      )}
    </>
  )
}
