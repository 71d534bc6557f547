import { pageText } from '#ui/text/page.ts'

interface PrivacyPromiseProps {
  /** A page reads chains although nobody is connected, as a page of contracts may. */
  readonly isReading: boolean
}

export function PrivacyPromise({ isReading }: PrivacyPromiseProps) {
  const { asksNobody, reconnects } = pageText.shell
  return (
    <>
      {!isReading && `${asksNobody} `}
      {reconnects}
    </>
  )
}
