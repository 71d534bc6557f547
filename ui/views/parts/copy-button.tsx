import { accountText } from '#ui/text/account.ts'
import { AccountIcon } from './account-icon.tsx'
import { Button, type ButtonKind } from './button.tsx'
import { CopyOutcome } from './copy-outcome.tsx'
import { useCopy } from './use-copy.ts'

interface CopyButtonProps {
  readonly text: string
  readonly label: string
  readonly kind?: ButtonKind
  readonly isSmall?: boolean
}

export function CopyButton({ text, label, kind = 'quiet', isSmall = true }: CopyButtonProps) {
  const { state, copy } = useCopy(text)
  const isCopied = state === 'copied'
  return (
    <>
      <Button kind={kind} isSmall={isSmall} onClick={copy}>
        <AccountIcon name={isCopied ? 'check' : 'copy'} size={18} />
        {isCopied ? accountText.account.copied : label}
      </Button>
      <CopyOutcome state={state} text={text} name={label} />
    </>
  )
}
