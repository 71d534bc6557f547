import { ownHosts } from '#ui/settings.ts'
import { pageText } from '#ui/text/page.ts'
import { useShell } from '#ui/views/shell-context.ts'

interface PrivacyPromiseProps {
  /** A page reads chains although nobody is connected, as a page of contracts may. */
  readonly isReading: boolean
}

/** What is contacted before the visitor asks for it: hosts of the team's own by name, because its pages may do as they like. */
export function PrivacyPromise({ isReading }: PrivacyPromiseProps) {
  const { asksNobody, contacts, reconnects } = pageText.shell
  const hosts = ownHosts(useShell().settings).join(', ')
  return (
    <>
      {hosts && `${contacts(hosts)} `}
      {!hosts && !isReading && `${asksNobody} `}
      {reconnects}
    </>
  )
}
